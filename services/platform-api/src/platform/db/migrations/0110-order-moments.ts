import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pickup and delivery times beside the order, so that statistics read no histories. */
export const orderMoments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column near_vendor_at bigint, add column collected_at bigint,
      add column delivered_at bigint`.execute(db);
    await sql`update orders set near_vendor_at = passed.near_vendor_at, collected_at = passed.collected_at,
        delivered_at = passed.delivered_at
      from (
        select order_id, max(created_at) filter (where status = 'NEAR_VENDOR') as near_vendor_at,
          max(created_at) filter (where status = 'PICKED_UP') as collected_at,
          max(created_at) filter (where status = 'DELIVERED') as delivered_at
        from order_status_history where status in ('NEAR_VENDOR', 'PICKED_UP', 'DELIVERED') group by order_id) as passed
      where passed.order_id = orders.order_id`.execute(db);
  },
};
