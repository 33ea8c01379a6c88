import { HELD_REASONS } from '@courier/api-client/contract';
import type { JobStatus } from '../../../platform/db/tables/orders/bulk-tables';
import type { Db } from '../../../platform/db/database';
import type { Deps } from './deps';

/** @returns false while another process holds one of its rows, unless it was stopped */
export async function finishJob({ db, clock }: Pick<Deps, 'db' | 'clock'>, jobId: string): Promise<boolean> {
  const { stopped_at } = await db
    .selectFrom('bulk_jobs')
    .select('stopped_at')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  if (stopped_at !== null) return true;
  const rows = await db
    .selectFrom('bulk_rows')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('status')
    .execute();
  const hasRowStatus = (status: string) => rows.some((row) => row.status === status);
  if (hasRowStatus('PREPROCESS_SUCCESS')) return false;
  const status: JobStatus = !hasRowStatus('ORDER_PLACEMENT_SUCCESS')
    ? 'ORDER_PLACEMENT_FAIL'
    : hasRowStatus('ORDER_PLACEMENT_FAIL') || (await hasHeldRow(db, jobId))
      ? 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR'
      : 'ORDER_PLACEMENT_SUCCESS';
  await db
    .updateTable('bulk_jobs')
    .set({ status, finished_at: clock.nowSeconds() })
    .where('job_id', '=', jobId)
    .where('finished_at', 'is', null)
    .execute();
  return true;
}

/** Whether a row still needs a confirmation. */
const hasHeldRow = async (db: Db, jobId: string): Promise<boolean> =>
  (await db
    .selectFrom('bulk_rows')
    .select('row_number')
    .where('job_id', '=', jobId)
    .where('status', '=', 'PREPROCESS_FAIL')
    .where('error', 'in', [...HELD_REASONS])
    .limit(1)
    .executeTakeFirst()) !== undefined;
