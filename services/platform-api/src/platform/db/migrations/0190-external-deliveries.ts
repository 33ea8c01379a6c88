import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table external_deliveries (
    order_id text primary key, country text not null, fleet_id text not null, external_id text,
    state text not null default 'waiting', requested_at bigint, sent_hash text, provider_status text,
    photos text not null default '', cancel_refused_at bigint, next_try_at_ms bigint not null default 0,
    claimed_until_ms bigint not null default 0,
    hints integer not null default 0, tries integer not null default 0, failing_since bigint, last_error text,
    created_at bigint not null)`,
  `create unique index external_deliveries_by_id on external_deliveries (country, fleet_id, external_id)
    where external_id is not null`,
  `create index external_deliveries_due on external_deliveries (next_try_at_ms) where state <> 'closed'`,
  `create table external_values (
    order_id text not null, field text not null, value text not null, seen_at bigint not null,
    primary key (order_id, field, value))`,
];

export const externalDeliveries: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
