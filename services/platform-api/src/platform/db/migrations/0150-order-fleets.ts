import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `alter table vendors add column fleet_id text`,
  `alter table orders add column fleet_id text, add column proofs_required text`,
  // The query of a dispatch system: its own orders, oldest change first.
  `create index orders_by_fleet on orders (country, fleet_id, updated_at, order_id) where fleet_id is not null`,
];

export const orderFleets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
