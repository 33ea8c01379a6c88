import { sql, type Kysely, type Migration } from 'kysely';

/** When an order was first said to arrive, so that what became of it can be compared. */
export const promisedTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column promised_for bigint`.execute(db);
  },
};
