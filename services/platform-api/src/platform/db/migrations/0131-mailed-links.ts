import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  // Digest of the registering browser's cookie; null requires the password.
  `alter table registrations add column browser_hash text`,
  `create table guest_order_claims (
    user_id text primary key references users (id) on delete cascade, token_hash text not null unique,
    browser_hash text not null, expires_at bigint not null, confirmed_at bigint)`,
  `create table vendor_claims (
    user_id text primary key references users (id) on delete cascade,
    vendor_id text not null references vendors (vendor_id), token_hash text unique, language text not null,
    brand text not null, expires_at bigint not null, confirmed_at bigint)`,
];

/** Mailed links act only on a button press, in the requesting browser or with the password. */
export const mailedLinks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
