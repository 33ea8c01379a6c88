import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table rider_accounts (
    rider_id text primary key references riders (rider_id) on delete cascade, country text not null,
    fleet_id text not null, created_at bigint not null, blocked_at bigint, pin_hash text,
    wrong_pins integer not null default 0, device_hash text, on_duty boolean not null default false,
    position_consent boolean not null default false, latitude double precision, longitude double precision,
    located_at bigint)`,
  `create index rider_accounts_by_device on rider_accounts (device_hash) where device_hash is not null`,
  `create index rider_accounts_on_duty on rider_accounts (country, fleet_id) where on_duty`,
  `create table rider_invitations (
    invitation_hash text primary key, rider_id text not null references rider_accounts (rider_id) on delete cascade,
    expires_at bigint not null, device_hash text, used_at bigint)`,
  `create table rider_sessions (
    token_hash text primary key, rider_id text not null references rider_accounts (rider_id) on delete cascade,
    created_at bigint not null, expires_at bigint not null)`,
  `create index rider_sessions_by_rider on rider_sessions (rider_id)`,
  `create table rider_offers (
    offer_id text primary key, order_id text not null,
    rider_id text not null references rider_accounts (rider_id) on delete cascade, state text not null,
    approach_metres double precision not null, fee_minor bigint not null, created_at bigint not null,
    expires_at bigint not null, answered_at bigint)`,
  `create index rider_offers_by_order on rider_offers (order_id)`,
  `create index rider_offers_by_rider on rider_offers (rider_id, answered_at)`,
  `create index rider_offers_open on rider_offers (expires_at) where state = 'open'`,
  `create table rider_searches (
    order_id text primary key, country text not null, fleet_id text not null, round integer not null,
    began_at bigint not null)`,
  // Dispatch looks for orders without a rider every second.
  `create index orders_without_rider on orders (country, fleet_id)
    where rider_id is null and fleet_id is not null
    and status not in ('DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED',
      'INITIATED', 'PAYMENT_INITIATED')`,
];

export const riderApp: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
