import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const customerWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column proposal jsonb, add column proposals integer not null default 0,
      add column rating jsonb`.execute(db);
  },
};
