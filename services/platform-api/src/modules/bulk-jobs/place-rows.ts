import { sql, type Insertable } from 'kysely';
import { Refusal, notFound } from '../../contract-mount/refusal';
import { inTransaction, type Db } from '../../db/database';
import type { RowPayload } from '../../db/bulk-tables';
import type { OrderTable, VendorRow } from '../../db/schema';
import type { Deps } from '../../deps';
import { orderToPlace, type Conditions } from '../orders/create-order';
import { judgeOpenNow, judgeOrder, readOrderRules, type OrderRules } from '../orders/order-checks';
import { insertOrders } from '../orders/orders.repository';
import { readConditions } from '../simulator/simulator-settings';

/** Placed together: a commit for each would be what takes most of the time. Placing stops between them. */
const ROWS_AT_ONCE = 20;

/** A shop that rows are collected at; undefined when it exists no more. */
export type PlacingShop = { vendor: VendorRow; rules: OrderRules } | undefined;

interface Turn {
  jobId: string;
  country: string;
  /** Read once in a turn. */
  shops: Map<string, PlacingShop>;
  /** Rows up to this number were taken in this turn. */
  after: number;
}

type Outcome = { row: Insertable<OrderTable> } | { error: string };

/**
 * The next rows in one transaction: their orders and the marks that they were placed are stored together or not at all,
 * and the rows are locked, so that no crash and no second process places one twice. The job is locked too, so that a
 * stop
 * waits for them.
 * @returns the number of the last row, null when none is left to take or the job was stopped
 */
export async function placeNextRows(
  deps: Deps,
  { jobId, country, shops, after }: Turn,
): Promise<number | null> {
  return inTransaction(deps.db, async (trx) => {
    const running = await trx
      .selectFrom('bulk_jobs')
      .select('job_id')
      .where('job_id', '=', jobId)
      .where('stopped_at', 'is', null)
      .where('finished_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!running) return null;
    const rows = await trx
      .selectFrom('bulk_rows')
      .select(['row_number', 'payload'])
      .where('job_id', '=', jobId)
      .where('row_number', '>', after)
      .where('status', '=', 'PREPROCESS_SUCCESS')
      .orderBy('row_number')
      .limit(ROWS_AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute();
    const outcomes: { row_number: number; outcome: Outcome }[] = [];
    const conditions = await readConditions(trx);
    for (const { row_number, payload } of rows)
      outcomes.push({
        row_number,
        outcome: await outcomeOf(deps, trx, { country, shops, conditions }, payload),
      });
    await insertOrders(
      deps,
      trx,
      outcomes.flatMap(({ outcome }) => ('row' in outcome ? [outcome.row] : [])),
    );
    await markRows(trx, jobId, outcomes);
    return rows.at(-1)?.row_number ?? null;
  });
}

/** An order that is refused has written nothing, so its row can be marked in the same transaction. */
async function outcomeOf(
  deps: Deps,
  trx: Db,
  { country, shops, conditions }: Pick<Turn, 'country' | 'shops'> & { conditions: Conditions },
  payload: RowPayload | null,
): Promise<Outcome> {
  try {
    const shop = payload && (await shopOf(deps, trx, country, shops, payload.vendor_id));
    if (!payload || !shop) throw notFound();
    const body = { ...payload, signature: '' };
    judgeOrder(deps, shop.rules, body);
    if (body.preordered_for === null) judgeOpenNow(deps, shop.rules);
    // The fee is the one the summary showed: it never left the server.
    const known = { isPriceProved: true, ...conditions };
    return { row: orderToPlace(deps, shop.vendor, country, body, known).row };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { error: error.translationKey };
    throw error;
  }
}

async function shopOf(
  deps: Deps,
  trx: Db,
  country: string,
  shops: Turn['shops'],
  vendorId: string,
): Promise<PlacingShop> {
  if (shops.has(vendorId)) return shops.get(vendorId);
  const vendor = await trx
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  const shop = vendor && {
    vendor,
    rules: await readOrderRules(deps, trx, { country, vendorId, offered: vendor.payment_methods }),
  };
  shops.set(vendorId, shop);
  return shop;
}

async function markRows(
  trx: Db,
  jobId: string,
  outcomes: readonly { row_number: number; outcome: Outcome }[],
): Promise<void> {
  const marks = outcomes.map(({ row_number, outcome }) =>
    'row' in outcome
      ? { row_number, status: 'ORDER_PLACEMENT_SUCCESS', order_id: outcome.row.order_id, error: null }
      : { row_number, status: 'ORDER_PLACEMENT_FAIL', order_id: null, error: outcome.error },
  );
  if (marks.length === 0) return;
  await sql`update bulk_rows set status = mark.status, order_id = mark.order_id, error = mark.error
    from jsonb_to_recordset(${JSON.stringify(marks)}::text::jsonb)
      as mark (row_number integer, status text, order_id text, error text)
    where bulk_rows.job_id = ${jobId} and bulk_rows.row_number = mark.row_number`.execute(trx);
}
