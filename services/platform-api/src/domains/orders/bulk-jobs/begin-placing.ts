import { setTimeout as delay } from 'node:timers/promises';
import { conflict } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { PlacingDeps } from './deps';

/** Then a call answers with the progress and the job continues. */
const WAIT_LIMIT_MS = 20_000;
const FIRST_LOOK_MS = 20;
const LONGEST_PAUSE_MS = 400;

/**
 * Resumes a stopped job.
 * @returns true when this call was answered before
 * @throws Refusal 409 for a finished job, one without a row to place, and one whose rows are still being checked
 */
export async function beginPlacing(
  { clock, jobs }: Pick<PlacingDeps, 'clock' | 'jobs'>,
  db: Db,
  jobId: string,
  key: string | null,
): Promise<boolean> {
  const isRepeated = await inTransaction(db, async (trx) => {
    const job = await trx
      .selectFrom('bulk_jobs')
      .selectAll()
      .where('job_id', '=', jobId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const isSameCall = key !== null && key === job.placement_key;
    // A retry after a lost answer must not resume placing.
    if (job.stopped_at !== null && isSameCall) return true;
    if (job.finished_at !== null) {
      if (isSameCall) return true;
      throw conflict('The orders of this file were placed before.', 'bulk.already-placed');
    }
    if (job.status === 'UNKNOWN') throw conflict('The file is still being checked.', 'bulk.being-checked');
    if (job.status === 'PREPROCESS_FAIL') throw conflict('No row can be placed.', 'bulk.no-rows');
    if (job.placing_since === null || job.stopped_at !== null)
      await trx
        .updateTable('bulk_jobs')
        .set({
          placing_since: job.placing_since ?? clock.nowSeconds(),
          stopped_at: null,
          placement_key: key?.slice(0, 200) ?? null,
        })
        .where('job_id', '=', jobId)
        .execute();
    await jobs.send(trx, 'bulk-placement', jobId);
    return false;
  });
  if (!isRepeated) jobs.wake('bulk-placement');
  return isRepeated;
}

/** A job without remaining rows ends by itself. */
export async function stopPlacing(
  { clock }: Pick<PlacingDeps, 'clock'>,
  db: Db,
  jobId: string,
): Promise<void> {
  await db
    .updateTable('bulk_jobs')
    // Waits for the job lock, which is held while rows are being placed.
    .set({ stopped_at: clock.nowSeconds() })
    .where('job_id', '=', jobId)
    .where('placing_since', 'is not', null)
    .where('finished_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bulk_rows')
          .select('row_number')
          .where('bulk_rows.job_id', '=', jobId)
          .where('bulk_rows.status', '=', 'PREPROCESS_SUCCESS'),
      ),
    )
    .execute();
}

/** Waits, up to a limit, until any instance ends or stops the job. */
export async function untilPlaced(
  { db }: Pick<PlacingDeps, 'db'>,
  jobId: string,
  closing: AbortSignal,
): Promise<void> {
  const until = performance.now() + WAIT_LIMIT_MS;
  for (let pause = FIRST_LOOK_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    const { finished_at, stopped_at } = await db
      .selectFrom('bulk_jobs')
      .select(['finished_at', 'stopped_at'])
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow();
    if (finished_at !== null || stopped_at !== null || performance.now() > until || closing.aborted) return;
    await delay(pause, undefined, { signal: closing }).catch(() => undefined);
  }
}
