import type { CountryCode } from '@courier/config';
import { sql } from 'kysely';
import { Refusal, notFound } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { RowPayload } from '../../../platform/db/tables/orders/bulk-tables';
import type { VendorRow } from '../../../platform/db/schema';
import type { PlacingDeps } from './deps';
import { orderToPlace, type OrderToPlace } from '../create-order';
import { type OutletRules, readOutletRules } from '../../prices';
import { checkOpenNow, assertOrderRules, readOrderRules, type OrderRules } from '../order-checks';
import { insertOrders } from '../stored-orders/orders.repository';
import { type MeasuredRoute, rowPosition, type Routing, type Trip, tripKey } from '../../places';

/** Rows per transaction, because one commit per row takes most of the time. A stop takes effect between two batches. */
const ROWS_AT_ONCE = 20;

/** Undefined when the shop no longer exists. */
type PlacingShop = { vendor: VendorRow; rules: OrderRules; outlet: OutletRules } | undefined;

interface Turn {
  jobId: string;
  country: CountryCode;
  shops: Map<string, PlacingShop>;
  /** Last row number of this turn. */
  after: number;
}

type Outcome = { order: OrderToPlace } | { error: string };

/**
 * Stores orders and marks in one transaction. The row locks prevent placing twice after a crash or by a second
 * process; the job lock makes a stop wait.
 * @returns the number of the last row, null when none is left to take or the job was stopped
 */
export async function placeNextRows(
  deps: PlacingDeps,
  { jobId, country, shops, after }: Turn,
): Promise<number | null> {
  const findRoute = await findNextRoutes(deps, { jobId, country, shops, after });
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
    const rows = await selectNextRows(trx, jobId, after).forUpdate().skipLocked().execute();
    const outcomes: { row_number: number; outcome: Outcome }[] = [];
    for (const { row_number, payload } of rows)
      outcomes.push({
        row_number,
        outcome: await placeRow(deps, trx, { country, shops, findRoute }, payload),
      });
    await insertOrders(
      deps,
      trx,
      outcomes.flatMap(({ outcome }) => ('order' in outcome ? [outcome.order] : [])),
    );
    await markRows(trx, jobId, outcomes);
    return rows.at(-1)?.row_number ?? null;
  });
}

const selectNextRows = (db: Db, jobId: string, after: number) =>
  db
    .selectFrom('bulk_rows')
    .select(['row_number', 'payload'])
    .where('job_id', '=', jobId)
    .where('row_number', '>', after)
    .where('status', '=', 'PREPROCESS_SUCCESS')
    .orderBy('row_number')
    .limit(ROWS_AT_ONCE);

/** Asks a routing server before the transaction, so that no lock is held while it answers. */
async function findNextRoutes(
  deps: PlacingDeps,
  { jobId, country, shops, after }: Turn,
): Promise<Routing['findRoute']> {
  const { db, routing } = deps;
  const routes = new Map<string, MeasuredRoute>();
  if (!routing.isRemote) return routing.findRoute;
  const trips: Trip[] = [];
  for (const { payload } of await selectNextRows(db, jobId, after).execute()) {
    const shop = payload && (await loadPlacingShop(deps, db, country, shops, payload.vendor_id));
    const [source, destination] = [
      shop && rowPosition(shop.vendor),
      payload && rowPosition(payload.customer.location),
    ];
    if (source && destination) trips.push({ source, destination });
  }
  await Promise.all(
    trips.map(async (trip) => {
      routes.set(tripKey(trip), await routing.findRoute(trip));
    }),
  );
  return async (trip) => routes.get(tripKey(trip)) ?? routing.findRoute(trip);
}

/** A refused order has written nothing, so the same transaction can mark its row. */
async function placeRow(
  deps: PlacingDeps,
  trx: Db,
  { country, shops, findRoute }: Pick<Turn, 'country' | 'shops'> & Pick<Routing, 'findRoute'>,
  payload: RowPayload | null,
): Promise<Outcome> {
  try {
    const shop = payload && (await loadPlacingShop(deps, trx, country, shops, payload.vendor_id));
    if (!payload || !shop) throw notFound();
    const { priced_by: pricedBy, ...sent } = payload;
    const body = { ...sent, signature: '' };
    assertOrderRules(deps, shop.rules, body);
    if (body.preordered_for === null) checkOpenNow(deps, shop.rules);
    // The fee needs no check: it is the one of the summary and never left the server.
    const known = { isPriceVerified: true, pricedBy, outlet: shop.outlet, findRoute };
    return { order: await orderToPlace(deps, trx, { vendor: shop.vendor, country }, body, known) };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return { error: error.translationKey };
    throw error;
  }
}

async function loadPlacingShop(
  deps: PlacingDeps,
  trx: Db,
  country: CountryCode,
  shops: Turn['shops'],
  vendorId: string,
): Promise<PlacingShop> {
  if (shops.has(vendorId)) return shops.get(vendorId);
  const vendor = await trx
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  const shop = vendor && (await readPlacingShop(deps, trx, country, vendor));
  shops.set(vendorId, shop);
  return shop;
}

async function readPlacingShop(
  deps: PlacingDeps,
  trx: Db,
  country: CountryCode,
  vendor: VendorRow,
): Promise<NonNullable<PlacingShop>> {
  const place = { country, vendorId: vendor.vendor_id, pickup: rowPosition(vendor) };
  const outlet = await readOutletRules(deps, trx, place);
  const asked = { ...place, offered: vendor.payment_methods, hours: outlet.hours };
  return { vendor, outlet, rules: await readOrderRules(deps, trx, asked) };
}

async function markRows(
  trx: Db,
  jobId: string,
  outcomes: readonly { row_number: number; outcome: Outcome }[],
): Promise<void> {
  const marks = outcomes.map(({ row_number, outcome }) =>
    'order' in outcome
      ? { row_number, status: 'ORDER_PLACEMENT_SUCCESS', order_id: outcome.order.row.order_id, error: null }
      : { row_number, status: 'ORDER_PLACEMENT_FAIL', order_id: null, error: outcome.error },
  );
  if (marks.length === 0) return;
  await sql`update bulk_rows set status = mark.status, order_id = mark.order_id, error = mark.error
    from jsonb_to_recordset(${JSON.stringify(marks)}::text::jsonb)
      as mark (row_number integer, status text, order_id text, error text)
    where bulk_rows.job_id = ${jobId} and bulk_rows.row_number = mark.row_number`.execute(trx);
}
