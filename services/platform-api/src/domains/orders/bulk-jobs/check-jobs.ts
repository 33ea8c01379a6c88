import { randomUUID } from 'node:crypto';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from './deps';
import type { EmbeddedGeolocator } from '../../places';
import { insertRows, type NewJob } from './bulk-jobs.repository';
import { readCheckContext } from './check-context';
import { checkRows, type CheckedRow } from './check-rows';
import { finishChecking } from './finish-checking';
import type { SheetRow } from './spreadsheet';

/** Rows per transaction; progress is reported in these steps. */
const ROWS_PER_SLICE = 500;
/** Maximum time per turn before other jobs run. */
const TURN_MS = 4000;

type JobDeps = Pick<Deps, 'db' | 'clock' | 'flags' | 'jobs' | 'routing' | 'rules'>;

/** Queues the check in the same transaction. */
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

/** Queues the next turn if rows are left. */
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
  // Checking and storing overlap.
  let storing = Promise.resolve();
  for (let after = -1; ;) {
    const slice = await nextSlice(db, jobId, after);
    if (!slice) break;
    const checked = await checkRows(context, slice.rows);
    await storing;
    storing = storeSlice(db, jobId, slice.position, checked);
    // Avoids an unhandled rejection; the promise is awaited above or below.
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

/** One transaction, so a slice checked by two processes is stored once. */
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

/** Queues checks left by a process that ended. */
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
