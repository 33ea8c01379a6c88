import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A change that the fleet's company has refused, until it is accepted, sent again or reverted. */
export const refusedChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column change_refusal text, add column change_refused_at bigint`.execute(
      db,
    );
    await sql`alter table external_deliveries add column refused_hash text`.execute(db);
  },
};
