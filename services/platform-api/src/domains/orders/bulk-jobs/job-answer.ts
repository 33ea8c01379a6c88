import { HELD_REASONS, type BulkJob, type BulkProgress } from '@courier/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database';
import type { BulkJobRow } from '../../../platform/db/tables/orders/bulk-tables';

const MOST_JOBS = 100;

interface Counts {
  job_id: string;
  total: number;
  wrong: number;
  /** Failed rows that need a confirmation. */
  held: number;
  waiting: number;
  placed: number;
  refused: number;
}

export async function listJobs(db: Db, vendorId: string): Promise<BulkJob[]> {
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

export async function findJob(db: Db, jobId: string): Promise<BulkJob | undefined> {
  const jobs = await db.selectFrom('bulk_jobs').selectAll().where('job_id', '=', jobId).execute();
  return (await withCounts(db, jobs))[0];
}

async function withCounts(db: Db, jobs: readonly BulkJobRow[]): Promise<BulkJob[]> {
  if (jobs.length === 0) return [];
  const { rows } = await sql<Counts>`
    select job_id, count(*)::int as total,
      (count(*) filter (where status = 'PREPROCESS_FAIL'))::int as wrong,
      (count(*) filter (where status = 'PREPROCESS_FAIL'
        and error in (${sql.join(HELD_REASONS)})))::int as held,
      (count(*) filter (where status = 'PREPROCESS_SUCCESS'))::int as waiting,
      (count(*) filter (where status = 'ORDER_PLACEMENT_SUCCESS'))::int as placed,
      (count(*) filter (where status = 'ORDER_PLACEMENT_FAIL'))::int as refused
    from bulk_rows where job_id in (${sql.join(jobs.map(({ job_id }) => job_id))}) group by job_id`.execute(
    db,
  );
  const counts = new Map(rows.map((row) => [row.job_id, row]));
  const none = { total: 0, wrong: 0, held: 0, waiting: 0, placed: 0, refused: 0 };
  return jobs.map((job) => toBulkJob(job, counts.get(job.job_id) ?? none));
}

type Figures = Omit<Counts, 'job_id'>;

function toBulkJob(job: BulkJobRow, figures: Figures): BulkJob {
  const { total, wrong, held, waiting, placed, refused } = figures;
  const progress = jobProgress(job, figures);
  return {
    status: job.status,
    vendor_id: job.vendor_id,
    metadata: {
      bulk_job_id: job.job_id,
      success_row_count: waiting + placed,
      error_row_count: wrong + refused,
      total_row_count: job.row_total ?? total,
      placed_row_count: placed,
      ...(held > 0 && { held_row_count: held }),
      created_by: job.created_by,
      created_at: job.created_at,
      ...(job.file_name !== null && { file_name: job.file_name }),
    },
    ...(progress && { progress }),
  };
}

function jobProgress(job: BulkJobRow, figures: Figures): BulkProgress | undefined {
  const { total, waiting, placed, refused } = figures;
  if (job.status === 'UNKNOWN') return { phase: 'checking', done: total, total: job.row_total ?? total };
  if (job.placing_since === null || job.finished_at !== null) return undefined;
  const done = placed + refused;
  return { phase: job.stopped_at === null ? 'placing' : 'stopped', done, total: done + waiting };
}
