import type { Order } from '@courier/api-client/contract';
import { Refusal } from '../../contract-mount/refusal';
import { inTransaction, type Db } from '../../db/database';
import type { Deps } from '../../deps';
import { createOrder } from '../orders/create-order';
import { signQuote } from '../pricing/fee-signature';
import { toMinor } from '../pricing/money';
import type { BulkJobRow, JobStatus, RowPayload } from '../../db/bulk-tables';

export interface Placer {
  /** Places what is left of a job; a second call while it runs waits for the first. */
  place(job: Pick<BulkJobRow, 'job_id' | 'country'>): Promise<void>;
  /** Takes up the jobs that a restart interrupted. */
  resume(): Promise<void>;
  /** Stops after the row at hand. */
  stop(): Promise<void>;
}

/** Runs placements in this process; their state is in the tables alone, so that any process can go on with them. */
export function createPlacer(deps: Deps): Placer {
  const running = new Map<string, Promise<void>>();
  let stopped = false;

  async function run(job: Pick<BulkJobRow, 'job_id' | 'country'>): Promise<void> {
    while (!stopped && (await placeNextRow(deps, job.job_id, job.country)));
    if (!stopped) await finish(deps, job.job_id);
  }

  const place: Placer['place'] = (job) => {
    const known = running.get(job.job_id);
    if (known) return known;
    const started = run(job).finally(() => running.delete(job.job_id));
    running.set(job.job_id, started);
    return started;
  };

  return {
    place,
    resume: async () => {
      const jobs = await deps.db
        .selectFrom('bulk_jobs')
        .select(['job_id', 'country'])
        .where('placing_since', 'is not', null)
        .where('finished_at', 'is', null)
        .orderBy('placing_since')
        .execute();
      for (const job of jobs) await place(job);
    },
    stop: async () => {
      stopped = true;
      await Promise.allSettled(running.values());
    },
  };
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
  if (taken !== null && 'order' in taken) deps.bus.publishOrder(taken.order);
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

/** Ends the job unless another process still holds one of its rows. */
async function finish(deps: Deps, jobId: string): Promise<void> {
  const rows = await deps.db
    .selectFrom('bulk_rows')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy('status')
    .execute();
  const has = (status: string) => rows.some((row) => row.status === status);
  if (has('PREPROCESS_SUCCESS')) return;
  const status: JobStatus = !has('ORDER_PLACEMENT_SUCCESS')
    ? 'ORDER_PLACEMENT_FAIL'
    : has('ORDER_PLACEMENT_FAIL')
      ? 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR'
      : 'ORDER_PLACEMENT_SUCCESS';
  await deps.db
    .updateTable('bulk_jobs')
    .set({ status, finished_at: deps.clock.nowSeconds() })
    .where('job_id', '=', jobId)
    .where('finished_at', 'is', null)
    .execute();
}
