import { randomUUID } from 'node:crypto';
import { inTransaction, type Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { EmbeddedGeolocator } from '../geolocator/embedded';
import { insertRows, type NewJob } from './bulk-jobs.repository';
import { readCheckContext } from './check-context';
import { checkRows, type CheckedRow } from './check-rows';
import { finishChecking } from './finish-checking';
import type { SheetRow } from './spreadsheet';

/** Rows that are checked and stored together; the progress of a job rises by them. */
const ROWS_PER_SLICE = 500;
/** Slices are checked for so long before other jobs have their turn. */
const TURN_MS = 4000;

type JobDeps = Pick<Deps, 'db' | 'clock' | 'flags' | 'jobs'>;

/**
 * Stores the rows of a large file as they were sent and queues their check, together or not at all.
 * @returns the id of its job
 */
export async function beginChecking(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  job: NewJob,
  rows: readonly SheetRow[],
): Promise<string> {
  const jobId = randomUUID();
  await inTransaction(db, async (trx) => {
    const stored = { ...job, job_id: jobId, status: 'UNKNOWN', row_total: rows.length } as const;
    await trx.insertInto('bulk_jobs').values(stored).execute();
    for (let from = 0; from < rows.length; from += ROWS_PER_SLICE)
      await trx
        .insertInto('bulk_slices')
        .values({
          job_id: jobId,
          position: from,
          rows: JSON.stringify(rows.slice(from, from + ROWS_PER_SLICE)),
        })
        .execute();
    await jobs.send(trx, 'bulk-checking', jobId);
  });
  jobs.wake('bulk-checking');
  return jobId;
}

/** Checks slices of a job for one turn; queues the next one when some are left. */
export async function checkTurn(
  deps: JobDeps,
  geolocator: Pick<EmbeddedGeolocator, 'finder'>,
  jobId: string,
  stopping: AbortSignal,
): Promise<void> {
  const { db, jobs } = deps;
  const job = await db
    .selectFrom('bulk_jobs')
    .select(['country', 'vendor_id', 'shops'])
    .where('job_id', '=', jobId)
    .where('status', '=', 'UNKNOWN')
    .executeTakeFirst();
  if (!job) return;
  const { country, vendor_id: vendorId, shops: shopIds } = job;
  const findPlace = await geolocator.finder(country);
  const context = await readCheckContext(deps, db, { country, vendorId, shopIds }, findPlace);
  if (!context) return;
  const until = performance.now() + TURN_MS;
  // Rows are judged while those before them are being stored.
  let storing = Promise.resolve();
  for (let after = -1; ;) {
    const slice = await nextSlice(db, jobId, after);
    if (!slice) break;
    const checked = await checkRows(context, slice.rows);
    await storing;
    storing = storeSlice(db, jobId, slice.position, checked);
    // It is awaited above or below.
    storing.catch(() => undefined);
    after = slice.position;
    if (performance.now() < until && !stopping.aborted) continue;
    await storing;
    await jobs.send(db, 'bulk-checking', jobId);
    return;
  }
  await storing;
  await inTransaction(db, (trx) => finishChecking(deps, trx, jobId));
}

const nextSlice = (db: Db, jobId: string, after: number) =>
  db
    .selectFrom('bulk_slices')
    .select(['position', 'rows'])
    .where('job_id', '=', jobId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();

/** Deleting the slice and storing its rows is one step: a slice that two processes checked is stored once. */
async function storeSlice(
  db: Db,
  jobId: string,
  position: number,
  checked: readonly CheckedRow[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const taken = await trx
      .deleteFrom('bulk_slices')
      .where('job_id', '=', jobId)
      .where('position', '=', position)
      .returning('position')
      .executeTakeFirst();
    if (taken) await insertRows(trx, jobId, checked);
  });
}

/** Queues the checks that a process which ended has left behind. */
export async function resumeChecking({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const left = await db
    .selectFrom('bulk_jobs')
    .select('job_id')
    .where('status', '=', 'UNKNOWN')
    .orderBy('created_at')
    .execute();
  for (const { job_id } of left) await jobs.send(db, 'bulk-checking', job_id);
  if (left.length > 0) jobs.wake('bulk-checking');
}
