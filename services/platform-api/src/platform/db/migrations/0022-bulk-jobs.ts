import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const bulkJobs: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table bulk_jobs (
        job_id text primary key, country text not null, vendor_id text not null references vendors (vendor_id),
        status text not null, created_by text not null, created_at bigint not null, placing_since bigint,
        placement_key text, finished_at bigint)`,
      `create index bulk_jobs_by_time on bulk_jobs (vendor_id, created_at desc, job_id)`,
      `create index bulk_jobs_placing on bulk_jobs (placing_since)
        where placing_since is not null and finished_at is null`,
      `create table bulk_rows (
        job_id text not null references bulk_jobs (job_id) on delete cascade, row_number integer not null,
        status text not null, error text, shown jsonb not null, payload jsonb, order_id text,
        primary key (job_id, row_number))`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
