import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table fleet_keys (
    key_id text primary key, key_hash text not null unique, country text not null, fleet_id text not null,
    name text not null, scopes text not null, created_at bigint not null, revoked_at bigint)`,
  `create table fleet_events (
    country text not null, fleet_id text not null, event_id text not null, order_id text not null,
    body_hash text not null, status text not null, occurred_at bigint not null, received_at bigint not null,
    outcome text not null, body text not null, primary key (country, fleet_id, event_id))`,
  `create index fleet_events_by_order on fleet_events (order_id, occurred_at)`,
  // Separate from the events, because answers hold names and addresses, which are deleted sooner.
  `create table fleet_event_answers (
    country text not null, fleet_id text not null, event_id text not null, answer text not null,
    created_at bigint not null, primary key (country, fleet_id, event_id))`,
  `create table fleet_riders (
    country text not null, fleet_id text not null, external_id text not null, rider_id text not null unique,
    vehicle text, has_position boolean not null default false, primary key (country, fleet_id, external_id))`,
  `create table suspicious_positions (
    order_id text not null, recorded_at bigint not null, received_at bigint not null, reason text not null,
    latitude double precision not null, longitude double precision not null,
    primary key (order_id, recorded_at))`,
  `create table proof_images (
    order_id text not null, kind text not null, version integer not null, content_type text not null,
    content bytea not null, created_at bigint not null, primary key (order_id, kind, version))`,
  `create table delivery_signatures (
    order_id text primary key, signature text not null, created_at bigint not null)`,
];

export const fleetApi: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
