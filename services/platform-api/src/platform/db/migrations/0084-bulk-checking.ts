import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements: readonly string[] = [
  `alter table bulk_jobs add column row_total integer, add column shops jsonb not null default '[]',
    add column stopped_at bigint`,
  `create index bulk_jobs_checking on bulk_jobs (created_at) where status = 'UNKNOWN'`,
  `create table bulk_slices (
    job_id text not null references bulk_jobs (job_id) on delete cascade, position integer not null,
    rows jsonb not null, primary key (job_id, position))`,
];

/** Large files are checked by a job, and placing can be paused. */
export const bulkChecking: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
