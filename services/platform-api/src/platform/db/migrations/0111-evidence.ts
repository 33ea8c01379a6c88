import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Rider positions, fee changes, and links to the evidence of an order. */
export const evidenceTables: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table rider_positions (
      order_id text not null references orders (order_id) on delete cascade, slot bigint not null,
      seen_at bigint not null, latitude double precision not null, longitude double precision not null,
      primary key (order_id, slot))`.execute(db);
    await sql`create index rider_positions_age on rider_positions (seen_at)`.execute(db);
    await sql`create table fee_changes (
      order_id text not null references orders (order_id) on delete cascade, changed_at bigint not null,
      fee_before_minor bigint not null, discounted_before_minor bigint, fee_after_minor bigint not null,
      discounted_after_minor bigint, primary key (order_id, changed_at))`.execute(db);
    await sql`create table evidence_shares (
      token_hash text primary key, order_id text not null references orders (order_id) on delete cascade,
      country text not null, ends_at bigint not null)`.execute(db);
    await sql`create index evidence_shares_end on evidence_shares (ends_at)`.execute(db);
  },
};
