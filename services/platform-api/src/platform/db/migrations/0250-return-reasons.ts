import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Why a fleet brings an order back to the shop. */
export const returnReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column return_reason text`.execute(db);
  },
};
