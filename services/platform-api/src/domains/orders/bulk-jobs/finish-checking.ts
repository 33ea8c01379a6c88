import type { Db } from '../../../platform/db/database';
import type { JobStatus } from '../../../platform/db/tables/orders/bulk-tables';
import type { Deps } from './deps';
import { suspendDuplicates } from './suspend-duplicates';

const statusOfRows = (hasGood: boolean, hasWrong: boolean): JobStatus =>
  !hasGood ? 'PREPROCESS_FAIL' : hasWrong ? 'PREPROCESS_SUCCESS_WITH_ERROR' : 'PREPROCESS_SUCCESS';

/**
 * Holds duplicates and sets the status of a fully checked job; does nothing if its check has ended.
 * @param trx a transaction that has locked the job
 */
export async function finishChecking({ clock }: Pick<Deps, 'clock'>, trx: Db, jobId: string): Promise<void> {
  const job = await trx
    .selectFrom('bulk_jobs')
    .select(['job_id', 'country', 'vendor_id', 'shops'])
    .where('job_id', '=', jobId)
    .where('status', '=', 'UNKNOWN')
    .forUpdate()
    .executeTakeFirst();
  if (!job) return;
  await suspendDuplicates(trx, job, clock.nowSeconds());
  const counts = await trx
    .selectFrom('bulk_rows')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('status')
    .execute();
  const hasCountedStatus = (status: string) => counts.some((row) => row.status === status);
  await trx
    .updateTable('bulk_jobs')
    .set({
      status: statusOfRows(hasCountedStatus('PREPROCESS_SUCCESS'), hasCountedStatus('PREPROCESS_FAIL')),
    })
    .where('job_id', '=', jobId)
    .execute();
}
