import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const guestOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index orders_guest_email on orders (country, lower(sender->>'email'), created_at)
      where vendor_id like 'guest-%'`.execute(db);
  },
};
