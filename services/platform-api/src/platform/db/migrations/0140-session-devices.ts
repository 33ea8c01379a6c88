import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `alter table sessions add column user_agent text, add column last_used_at bigint`,
  `create index sessions_by_user on sessions (user_id) where revoked_at is null`,
  `alter table users add column password_changed_at bigint`,
];

/** Device and last use of each session, and the age of the password. */
export const sessionDevices: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
