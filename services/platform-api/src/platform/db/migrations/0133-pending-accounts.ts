import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `alter table users drop constraint users_country_email_key`,
  `create unique index users_confirmed_email on users (country, email) where not awaiting_confirmation`,
  `create index users_email on users (country, email)`,
];

/** Allows several pending registrations per address, so that a stranger's does not block the owner. */
export const pendingAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
