import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Uses the database clock, which all instances share. */
export const endedSessions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table ended_sessions (
      session_key text not null, ended_at timestamptz not null default now())`.execute(db);
    await sql`create index ended_sessions_by_time on ended_sessions (ended_at)`.execute(db);
  },
};
