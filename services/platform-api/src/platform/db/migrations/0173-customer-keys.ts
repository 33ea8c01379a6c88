import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const customerKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column customer_key text`.execute(db);
    // An order of before this column has no route that production may show.
    await sql`alter table orders alter column route_is_estimate set default true`.execute(db);
    await sql`update orders set route_is_estimate = true where not route_is_estimate`.execute(db);
  },
};
