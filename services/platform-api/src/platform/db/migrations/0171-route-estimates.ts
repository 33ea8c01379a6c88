import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const routeEstimates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column route_is_estimate boolean not null default false`.execute(db);
  },
};
