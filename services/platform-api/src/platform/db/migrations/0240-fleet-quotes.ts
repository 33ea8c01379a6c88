import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Quotes of fleets: times for the promise of the order, and what the delivery costs the operator. */
export const fleetQuotes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table fleet_quotes (
      mark text primary key,
      pickup_minutes integer,
      dropoff_minutes integer not null,
      fee double precision,
      currency text,
      expires_at bigint not null
    )`.execute(db);
    await sql`alter table external_deliveries
      add column cost_minor bigint,
      add column cost_currency text,
      add column cost_is_estimate boolean not null default false`.execute(db);
    await sql`alter table orders add column promised_by_fleet boolean not null default false`.execute(db);
  },
};
