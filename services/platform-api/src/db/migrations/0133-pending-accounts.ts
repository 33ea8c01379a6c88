import { sql, type Kysely, type Migration } from 'kysely';

const statements: readonly string[] = [
  `alter table users drop constraint users_country_email_key`,
  `create unique index users_confirmed_email on users (country, email) where not awaiting_confirmation`,
  `create index users_email on users (country, email)`,
];

/** Several registrations of one address may wait: a stranger who registers it does not keep its owner out. */
export const pendingAccounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
