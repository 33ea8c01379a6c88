import { sql, type Kysely, type Migration } from 'kysely';

export const customerWords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column proposal jsonb, add column proposals integer not null default 0,
      add column rating jsonb`.execute(db);
  },
};
