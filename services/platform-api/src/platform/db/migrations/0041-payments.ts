import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Stores no card numbers: an instrument holds the provider's token and displayable data. */
export const payments: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table payment_keys (id text primary key, private_jwk text not null, created_at bigint not null)`,
      `create table wallets (
        wallet_id text primary key, country text not null, owner text not null, created_at bigint not null,
        unique (country, owner))`,
      `create table wallet_tokens (
        token_hash text primary key, wallet_id text not null references wallets (wallet_id),
        vendor_id text not null, expires_at bigint not null)`,
      `create table payment_instruments (
        id text primary key, wallet_id text not null references wallets (wallet_id), provider text not null,
        provider_token text not null, scheme text not null, card_last_digits text not null,
        holder_name text not null, expiry_month text not null, expiry_year text not null,
        created_at bigint not null)`,
      `create index payment_instruments_wallet on payment_instruments (wallet_id)`,
      `create table payment_intents (
        intent_id text primary key, wallet_id text not null references wallets (wallet_id),
        country text not null, vendor_id text not null, order_body text not null, payable_minor bigint not null,
        currency text not null, status text not null, order_id text references orders (order_id),
        charge_id text, challenge_hash text unique, challenge jsonb, created_at bigint not null,
        expires_at bigint not null)`,
      `create index payment_intents_order on payment_intents (order_id) where order_id is not null`,
      `create index payment_intents_open on payment_intents (expires_at) where status in ('OPEN', 'CHALLENGED')`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
