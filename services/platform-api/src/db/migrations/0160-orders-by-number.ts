import { sql, type Kysely, type Migration } from 'kysely';

/** For the search by short number. */
export const ordersByNumber: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('create index orders_by_number on orders (vendor_id, right(order_id, 6))').execute(db);
  },
};
