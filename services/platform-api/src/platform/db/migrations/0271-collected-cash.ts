import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Cash that fleets report with a delivery. */
export const collectedCash: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders add column cash_collected_minor bigint, add column cash_collected_at bigint,
      add column cash_difference_minor bigint, add column cash_reason text,
      add column cash_corrected_from_minor bigint`.execute(db);
    await sql`create index orders_with_cash_difference on orders (cash_collected_at)
      where cash_difference_minor <> 0`.execute(db);
    await sql`create table cash_reports (
      order_id text not null references orders (order_id) on delete cascade, number integer not null,
      amount_minor bigint not null check (amount_minor >= 0), due_minor bigint not null, reason text,
      occurred_at bigint not null, received_at bigint not null, counts boolean not null,
      fleet_id text not null, event_id text not null, primary key (order_id, number))`.execute(db);
  },
};
