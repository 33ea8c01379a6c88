import type { BulkJob, BulkRow } from '@courier/api-client/contract';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction, type Db } from '../../db/database';
import type { BulkJobRow, JobStatus } from '../../db/bulk-tables';
import type { CheckedRow } from './check-rows';

/** Newest jobs shown in the history of a vendor. */
const MOST_JOBS = 100;
const ROWS_PER_INSERT = 200;

interface Counts {
  job_id: string;
  total: number;
  errors: number;
  placed: number;
}

/** Stores a checked file and gives the id of its job. */
export async function insertJob(
  db: Db,
  job: Pick<BulkJobRow, 'country' | 'vendor_id' | 'created_by' | 'created_at'>,
  rows: readonly CheckedRow[],
): Promise<string> {
  const jobId = randomUUID();
  const wrong = rows.filter(({ payload }) => payload === null).length;
  const status: JobStatus =
    wrong === 0
      ? 'PREPROCESS_SUCCESS'
      : wrong === rows.length
        ? 'PREPROCESS_FAIL'
        : 'PREPROCESS_SUCCESS_WITH_ERROR';
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('bulk_jobs')
      .values({ ...job, job_id: jobId, status, placing_since: null, placement_key: null, finished_at: null })
      .execute();
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await trx
        .insertInto('bulk_rows')
        .values(
          rows.slice(from, from + ROWS_PER_INSERT).map((row) => ({
            job_id: jobId,
            row_number: row.number,
            status: row.status,
            error: row.error,
            shown: JSON.stringify(row.shown),
            payload: row.payload && JSON.stringify(row.payload),
            order_id: null,
          })),
        )
        .execute();
  });
  return jobId;
}

/** Jobs of a vendor, newest first. */
export async function jobsOf(db: Db, vendorId: string): Promise<BulkJob[]> {
  const jobs = await db
    .selectFrom('bulk_jobs')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('created_at', 'desc')
    .orderBy('job_id')
    .limit(MOST_JOBS)
    .execute();
  return withCounts(db, jobs);
}

/** One job with its rows in the order of the file; undefined when there is none. */
export async function jobWithRows(
  db: Db,
  jobId: string,
): Promise<{ bulk_job: BulkJob; orders: BulkRow[] } | undefined> {
  const jobs = await db.selectFrom('bulk_jobs').selectAll().where('job_id', '=', jobId).execute();
  const [bulk_job] = await withCounts(db, jobs);
  if (!bulk_job) return undefined;
  const rows = await db
    .selectFrom('bulk_rows')
    .select(['row_number', 'status', 'error', 'shown', 'order_id'])
    .where('job_id', '=', jobId)
    .orderBy('row_number')
    .execute();
  const orders = rows.map(({ row_number, status, error, shown, order_id }) => ({
    row_number,
    row_id: `${jobId}-${row_number}`,
    status,
    error,
    order: shown,
    order_id,
  }));
  return { bulk_job, orders };
}

async function withCounts(db: Db, jobs: readonly BulkJobRow[]): Promise<BulkJob[]> {
  if (jobs.length === 0) return [];
  const { rows } = await sql<Counts>`
    select job_id, count(*)::int as total,
      (count(*) filter (where status in ('PREPROCESS_FAIL', 'ORDER_PLACEMENT_FAIL')))::int as errors,
      (count(*) filter (where status = 'ORDER_PLACEMENT_SUCCESS'))::int as placed
    from bulk_rows where job_id in (${sql.join(jobs.map(({ job_id }) => job_id))}) group by job_id`.execute(
    db,
  );
  const counts = new Map(rows.map((row) => [row.job_id, row]));
  return jobs.map((job) => {
    const { total, errors, placed } = counts.get(job.job_id) ?? { total: 0, errors: 0, placed: 0 };
    return {
      status: job.status,
      vendor_id: job.vendor_id,
      metadata: {
        bulk_job_id: job.job_id,
        success_row_count: total - errors,
        error_row_count: errors,
        total_row_count: total,
        placed_row_count: placed,
        created_by: job.created_by,
        created_at: job.created_at,
      },
    };
  });
}
