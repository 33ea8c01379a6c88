import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const fleetStatus: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column fleet_status text`.execute(db);
  },
};
