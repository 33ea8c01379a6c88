import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `create table export_addresses (
    account text not null, email text not null, country text not null, token_hash text not null unique,
    asked_at bigint not null, confirmed_at bigint, primary key (account, email))`,
  // The account, while the address is unconfirmed.
  `alter table export_requests add column waits_for text`,
  `create index export_requests_unconfirmed on export_requests (waits_for, email) where waits_for is not null`,
];

/** Addresses other than the account's are confirmed once before exports are sent there. */
export const exportAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
