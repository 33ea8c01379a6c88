import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const handovers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column pin_sealed text, add column pin_wrong_tries integer not null default 0,
      add column pin_confirmed_at bigint, add column signed_at bigint, add column age_checked_at bigint`.execute(
      db,
    );
  },
};
