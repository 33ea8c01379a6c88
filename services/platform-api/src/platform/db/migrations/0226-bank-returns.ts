import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often the return from the bank was sent to the provider, whose answer may have been lost. */
export const bankReturns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table payment_charges add column finishes integer not null default 0`.execute(db);
  },
};
