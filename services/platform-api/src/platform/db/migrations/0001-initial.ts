import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** SQL that PostgreSQL 15 supports. */
export const initialStatements: readonly string[] = [
  `create table server_keys (
    id text primary key, purpose text not null, secret text not null, created_at bigint not null)`,
  `create table users (
    id text primary key, country text not null, email text not null, password_hash text not null,
    created_at bigint not null, unique (country, email))`,
  `create table vendors (
    vendor_id text primary key, country text not null, parent_vendor_id text references vendors (vendor_id),
    client_vendor_id text, is_parent boolean not null, is_active boolean not null, is_registered boolean not null,
    name text not null, currency text not null, owners jsonb not null, phone text not null,
    address_text text not null, building text not null, city text not null, country_code text not null,
    latitude double precision, longitude double precision, postal_code text not null, street text not null,
    street_number text not null, unit text not null, rider_instructions text not null,
    payment_methods jsonb not null, estimation_pick_up_time integer not null,
    created_at bigint not null, updated_at bigint not null)`,
  `create index vendors_parent on vendors (parent_vendor_id)`,
  `create table vendor_members (
    user_id text not null references users (id), vendor_id text not null references vendors (vendor_id),
    primary key (user_id, vendor_id))`,
  `create table sessions (
    id text primary key, user_id text not null references users (id), country text not null,
    created_at bigint not null, revoked_at bigint)`,
  `create table refresh_tokens (
    token_hash text primary key, session_id text not null references sessions (id), expires_at bigint not null,
    used_at bigint, replay_key text, replay_answer text)`,
  `create index refresh_tokens_expiry on refresh_tokens (expires_at)`,
  `create table failed_sign_ins (country text not null, email text not null, failed_at bigint not null)`,
  `create index failed_sign_ins_account on failed_sign_ins (country, email, failed_at)`,
  `create table live_tickets (
    ticket_hash text primary key, session jsonb not null, expires_at_ms bigint not null)`,
  `create table idempotency_keys (
    scope text not null, idempotency_key text not null, body_hash text not null, answer text,
    created_at bigint not null, primary key (scope, idempotency_key))`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,
  `create table country_parameters (
    country text not null, name text not null, value text not null, primary key (country, name))`,
  `create table orders (
    order_id text primary key, country text not null, vendor_id text not null references vendors (vendor_id),
    created_at bigint not null, updated_at bigint not null, preordered_for bigint, status text not null,
    customer_name text not null, customer_phone_number text not null, address text not null,
    latitude double precision not null, longitude double precision not null, notes text not null,
    pickup_latitude double precision, pickup_longitude double precision,
    description text not null, amount_minor bigint not null, currency text not null, payment_method text not null,
    payment_status text, cold_bag_needed boolean not null, sender jsonb, delivery_fee_minor bigint not null,
    discounted_delivery_fee_minor bigint, voucher jsonb, vat_number text, rider_id text, origin_eta bigint,
    destination_eta bigint, cancellation_reason text, cancelled_by text, proofs jsonb not null,
    age_validation_required boolean not null)`,
  `create index orders_by_time on orders (vendor_id, created_at desc, order_id desc)`,
  `create index orders_by_schedule on orders (vendor_id, preordered_for desc, order_id desc)
    where preordered_for is not null`,
  `create index orders_by_phone on orders (vendor_id, customer_phone_number)`,
  `create index orders_by_rider on orders (rider_id) where rider_id is not null`,
  `create index orders_by_status on orders (status)`,
  `create table order_status_history (
    order_id text not null references orders (order_id) on delete cascade, position integer not null,
    status text not null, created_at bigint not null, primary key (order_id, position))`,
  `create table riders (
    rider_id text primary key, country text not null, name text not null, phone_number text not null,
    latitude double precision not null, longitude double precision not null, updated_at bigint not null)`,
  `create table simulator_state (id text primary key, state jsonb not null, updated_at bigint not null)`,
  `create table simulator_orders (
    order_id text primary key references orders (order_id) on delete cascade, plan jsonb not null,
    next_at_ms bigint, done boolean not null default false)`,
  `create index simulator_orders_due on simulator_orders (next_at_ms) where not done`,
];

export const initialTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of initialStatements) await sql.raw(statement).execute(db);
  },
};
