import type { Order } from '@courier/api-client/contract';
import { Refusal } from '../../contract-mount/refusal';
import { inTransaction, type Db } from '../../db/database';
import type { Deps } from '../../deps';
import { createOrder } from '../orders/create-order';
import { signQuote } from '../pricing/fee-signature';
import { toMinor } from '../pricing/money';
import { finishJob } from './finish-job';
import type { RowPayload } from '../../db/bulk-tables';

/** Rows are placed for so long before other jobs have their turn. */
const TURN_MS = 2000;
const HELD_ROW_SECONDS = 3;

/** Places rows of a job for one turn; queues the next one when rows are left. */
export async function placeTurn(deps: Deps, jobId: string, stopping: AbortSignal): Promise<void> {
  const job = await deps.db
    .selectFrom('bulk_jobs')
    .select('country')
    .where('job_id', '=', jobId)
    .where('placing_since', 'is not', null)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  if (!job) return;
  const until = performance.now() + TURN_MS;
  while (await placeNextRow(deps, jobId, job.country)) {
    if (performance.now() < until && !stopping.aborted) continue;
    await deps.jobs.send(deps.db, 'bulk-placement', jobId);
    return;
  }
  // The database may not have noticed yet that whoever held the row was killed.
  if (!(await finishJob(deps, jobId)))
    await deps.jobs.send(deps.db, 'bulk-placement', jobId, HELD_ROW_SECONDS);
}

/** Queues the jobs that a process which ended has left behind. */
export async function resumePlacing({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const left = await db
    .selectFrom('bulk_jobs')
    .select('job_id')
    .where('placing_since', 'is not', null)
    .where('finished_at', 'is', null)
    .orderBy('placing_since')
    .execute();
  for (const { job_id } of left) await jobs.send(db, 'bulk-placement', job_id);
  jobs.wake('bulk-placement');
}

/**
 * One row in one transaction: the order and the mark that it was placed are stored together or not at all, and the
 * row is locked meanwhile, so that no crash and no second process places it twice.
 * @returns false when no row is left to take
 */
async function placeNextRow(deps: Deps, jobId: string, country: string): Promise<boolean> {
  const taken = await inTransaction(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('bulk_rows')
      .select(['row_number', 'payload'])
      .where('job_id', '=', jobId)
      .where('status', '=', 'PREPROCESS_SUCCESS')
      .orderBy('row_number')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row?.payload) return null;
    const outcome = await placeRow(deps, trx, country, row.payload);
    await trx
      .updateTable('bulk_rows')
      .set(
        'order' in outcome
          ? { status: 'ORDER_PLACEMENT_SUCCESS', order_id: outcome.order.order_id }
          : { status: 'ORDER_PLACEMENT_FAIL', error: outcome.error },
      )
      .where('job_id', '=', jobId)
      .where('row_number', '=', row.row_number)
      .execute();
    return outcome;
  });
  return taken !== null;
}

/** An order that is refused has written nothing, so its row can be marked in the same transaction. */
async function placeRow(
  deps: Deps,
  trx: Db,
  country: string,
  payload: RowPayload,
): Promise<{ order: Order } | { error: string }> {
  try {
    const body = await withSignature(deps, trx, country, payload);
    return { order: await createOrder(deps, trx, country, body) };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { error: error.translationKey };
    throw error;
  }
}

/** The fee the summary showed, signed now: the quote of a file is older than five minutes by the time it is placed. */
async function withSignature(deps: Deps, db: Db, country: string, payload: RowPayload) {
  const shop = await db
    .selectFrom('vendors')
    .select(['latitude', 'longitude'])
    .where('vendor_id', '=', payload.vendor_id)
    .executeTakeFirstOrThrow();
  const { location } = payload.customer;
  const quote = {
    country,
    vendorId: payload.vendor_id,
    feeMinor: toMinor(payload.delivery_fee, country),
    source: { latitude: shop.latitude ?? 0, longitude: shop.longitude ?? 0 },
    destination: { latitude: location.latitude ?? 0, longitude: location.longitude ?? 0 },
  };
  const { signature } = signQuote(deps.keys.signatureSecret, quote, deps.clock.nowSeconds());
  return { ...payload, signature };
}
