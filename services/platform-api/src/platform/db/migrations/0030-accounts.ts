import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  // True from registration until the mailed link was opened; existing accounts are confirmed.
  `alter table users add column awaiting_confirmation boolean not null default false`,
  // Address for proving ownership of a vendor code.
  `alter table vendors add column registration_email text`,
  `create table registrations (
    user_id text primary key references users (id) on delete cascade, token_hash text not null unique,
    vendor_id text references vendors (vendor_id), business_name text, phone_number text, vat_number text,
    expires_at bigint not null)`,
  `create table password_resets (
    country text not null, email text not null, code_hash text, attempts integer not null, used_at bigint,
    asked integer not null, asked_since bigint not null, expires_at bigint not null, primary key (country, email))`,
  `create table revoked_tokens (token_hash text primary key, expires_at bigint not null)`,
  `create index revoked_tokens_expiry on revoked_tokens (expires_at)`,
  `create table outbox (
    id bigint generated always as identity primary key, country text not null, recipient text not null,
    subject text not null, body text not null, created_at bigint not null)`,
];

/** Registration, password reset, signed-out guests, and the mail outbox. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
