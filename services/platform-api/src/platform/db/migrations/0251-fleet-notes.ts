import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The last note of a fleet for the shop. */
export const fleetNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column fleet_note text, add column fleet_note_status text,
      add column fleet_noted_at bigint`.execute(db);
    // The cleaning job finds old notes without reading every order.
    await sql`create index orders_by_fleet_note on orders (fleet_noted_at) where fleet_note is not null`.execute(
      db,
    );
  },
};
