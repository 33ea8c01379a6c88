import type { PlacingDeps } from './deps';
import { finishJob } from './finish-job';
import { placeNextRows } from './place-rows';

/** Maximum time per turn before other jobs run. */
const TURN_MS = 2000;
const HELD_ROW_SECONDS = 3;

/** Queues the next turn if rows are left. */
export async function placeTurn(deps: PlacingDeps, jobId: string, stopping: AbortSignal): Promise<void> {
  const job = await deps.db
    .selectFrom('bulk_jobs')
    .select('country')
    .where('job_id', '=', jobId)
    .where('placing_since', 'is not', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (!job) return;
  const until = performance.now() + TURN_MS;
  const shops = new Map();
  for (let after: number | null = 0; ;) {
    after = await placeNextRows(deps, { jobId, country: job.country, shops, after });
    if (after === null) break;
    if (performance.now() < until && !stopping.aborted) continue;
    await deps.jobs.send(deps.db, 'bulk-placement', jobId);
    return;
  }
  // The database may not yet have released the row lock of a killed process.
  if (!(await finishJob(deps, jobId)))
    await deps.jobs.send(deps.db, 'bulk-placement', jobId, HELD_ROW_SECONDS);
}

/** Queues jobs left by a process that ended. */
export async function resumePlacing({ db, jobs }: Pick<PlacingDeps, 'db' | 'jobs'>): Promise<void> {
  const left = await db
    .selectFrom('bulk_jobs')
    .select('job_id')
    .where('placing_since', 'is not', null)
    .where('stopped_at', 'is', null)
    .where('finished_at', 'is', null)
    .orderBy('placing_since')
    .execute();
  for (const { job_id } of left) await jobs.send(db, 'bulk-placement', job_id);
  jobs.wake('bulk-placement');
}
