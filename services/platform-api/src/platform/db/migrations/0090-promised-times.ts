import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The first promised arrival of an order, for comparison with the actual one. */
export const promisedTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column promised_for bigint`.execute(db);
  },
};
