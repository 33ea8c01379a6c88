import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** For the search by short number. */
export const ordersByNumber: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('create index orders_by_number on orders (vendor_id, right(order_id, 6))').execute(db);
  },
};
