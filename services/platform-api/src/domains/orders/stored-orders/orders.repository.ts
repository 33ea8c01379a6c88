import type { Order } from '@courier/api-client/contract';
import type { OrderStatus } from '@courier/api-client/order-rules';
import { sql, type Insertable, type Updateable } from 'kysely';
import { afterCommit, inTransaction, type Db } from '../../../platform/db/database';
import type { OrderRow, OrderTable } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import type { ChargeLine } from '../charges/charge-lines';
import { newChargeRows, unsplitOrder, type ChargeRow } from '../charges/charge-rows';
import { chargesColumn, recordFeeChange } from '../charges/charges.repository';
import { recordReturn } from '../charges/record-return';
import { orderAnswer, type StoredOrder, type HistoryEntry } from './order-answer';
import { recordPromiseChange } from './promise-changes';
import { statusMoment } from './order-moments';

type Bus = Pick<Deps, 'bus'>;

/** An order with a pending payment is not published. */
export const isNews = ({ status }: Pick<Order, 'status'>): boolean => status !== 'PAYMENT_INITIATED';

export function publishOrder({ bus }: Bus, db: Db, order: StoredOrder): StoredOrder {
  const effect = () => isNews(order) && bus.publishOrder(order);
  afterCommit(db, effect, order.order_id);
  return order;
}

/** A new order with the lines of its price; without them only its fee is known. */
interface NewOrder {
  row: Insertable<OrderTable>;
  charges?: readonly ChargeLine[] | null;
}

/** Inserts an order with its first history entry, its charges and its event in one statement, and publishes it. */
export async function insertOrder(deps: Bus, db: Db, order: NewOrder): Promise<StoredOrder> {
  const [stored] = await insertOrders(deps, db, [order]);
  return stored as StoredOrder;
}

/** The same for many orders in one statement. */
export async function insertOrders(deps: Bus, db: Db, orders: readonly NewOrder[]): Promise<StoredOrder[]> {
  if (orders.length === 0) return [];
  const rows = orders.map(({ row }) => row);
  const chargesById = new Map(
    orders.map(({ row, charges }) => [
      row.order_id,
      newChargeRows(row, charges ?? unsplitOrder(readNewFee(row))),
    ]),
  );
  const stored = await db
    .with('entry', (cte) =>
      cte
        .insertInto('order_status_history')
        .values(
          rows.map(({ order_id, status, created_at }) => ({ order_id, position: 0, status, created_at })),
        ),
    )
    .with('event', (cte) =>
      cte
        .insertInto('order_events')
        .values(rows.map(({ order_id, updated_at: version }) => ({ order_id, version }))),
    )
    .with('charge', (cte) => cte.insertInto('order_charges').values([...chargesById.values()].flat()))
    .insertInto('orders')
    .values(rows)
    .returningAll()
    .execute();
  return stored.map((row) =>
    publishOrder(deps, db, orderAnswer(row, [row], { charges: chargesById.get(row.order_id) ?? [] })),
  );
}

const readNewFee = ({
  delivery_fee_minor,
  discounted_delivery_fee_minor = null,
  voucher,
}: Insertable<OrderTable>) => ({
  delivery_fee_minor,
  discounted_delivery_fee_minor,
  voucher: typeof voucher === 'string' ? (JSON.parse(voucher) as unknown) : null,
});

/** An order with its history, oldest entry first, and its charges, if they were read. */
export type OrderWithHistory = OrderRow & { history: HistoryEntry[]; charges?: ChargeRow[] };

/**
 * Selects the history of an `orders` row as `history`. Not for rows locked by the same query: it may be older
 * than the row.
 */
export const historyColumn = sql<HistoryEntry[]>`coalesce((
  select json_agg(json_build_object('status', entry.status, 'created_at', entry.created_at) order by entry.position)
  from order_status_history as entry where entry.order_id = orders.order_id), '[]'::json)`.as('history');

export const withTheirHistory = (rows: readonly OrderWithHistory[]): StoredOrder[] =>
  rows.map(({ history, charges, ...row }) =>
    orderAnswer(row, history, { isListed: rows.length > 1, ...(charges ? { charges } : {}) }),
  );

export async function findOrder(db: Db, orderId: string): Promise<StoredOrder | undefined> {
  return (await findOrders(db, [orderId]))[0];
}

/** Unknown ids are omitted. */
export async function findOrders(db: Db, orderIds: readonly string[]): Promise<StoredOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .select([historyColumn, chargesColumn])
    // An array parameter, so that one prepared statement serves any number of ids.
    .where('order_id', '=', sql<string>`any(${orderIds})`)
    .execute();
  return rows.map(({ history, charges, ...row }) =>
    orderAnswer(row, history, { isListed: rows.length > 1, charges }),
  );
}

/** Orders changed at this unix second or later, oldest change first. */
export async function findOrdersSince(db: Db, seconds: number): Promise<StoredOrder[]> {
  return withHistory(
    db,
    await db
      .selectFrom('orders')
      .selectAll()
      .where('updated_at', '>=', seconds)
      .orderBy('updated_at')
      .orderBy('order_id')
      .execute(),
  );
}

/** Loads all histories and charges with one query. */
export async function withHistory(db: Db, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const found = await db
    .selectFrom('orders')
    .select(['order_id', historyColumn, chargesColumn])
    .where('order_id', '=', sql<string>`any(${rows.map(({ order_id }) => order_id)})`)
    .execute();
  const parts = new Map(found.map(({ order_id, ...rest }) => [order_id, rest]));
  return rows.map((row) => {
    const { history = [], charges = [] } = parts.get(row.order_id) ?? {};
    return orderAnswer(row, history, { isListed: rows.length > 1, charges });
  });
}

export type Change = Omit<Updateable<OrderTable>, 'order_id' | 'status' | 'updated_at'>;

/** The change of a locked order; null for none. */
export type Decision = {
  status: OrderStatus;
  change?: Change;
  /** The lines of a new fee, where they are known. */
  charges?: readonly ChargeLine[] | undefined;
  occurredAtSeconds?: number;
} | null;

/** Without a promise from the quote, the first published arrival is the promise. */
const promisedArrival = (change: Change | undefined): number | null =>
  typeof change?.destination_eta === 'number' ? change.destination_eta : null;

export interface LockedOrder {
  row: OrderRow;
  order: StoredOrder;
}

/** Locks an order until the transaction ends, and returns its newest state. */
export async function lockOrder(trx: Db, orderId: string): Promise<LockedOrder | undefined> {
  const row = await trx
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const [order] = (await withHistory(trx, [row])) as [StoredOrder];
  return { row, order };
}

/** The time of a step by the fleet's clock, but after the previous step and never in the future (`at`). */
function entryTime(
  { status_history: history }: StoredOrder,
  decision: NonNullable<Decision>,
  at: number,
): number {
  const earliest = (history.at(-1)?.created_at ?? 0) + 1;
  return Math.min(at, Math.max(decision.occurredAtSeconds ?? at, earliest));
}

/**
 * Changes an order's status: the row is locked, `decide` sees its newest state, and status, history and
 * change are stored together and published. Entries never share a second and `updated_at` always rises, which
 * identifies the newer version.
 * @returns the changed order, or undefined for an unknown one
 */
export async function moveOrder(
  deps: Bus,
  db: Db,
  orderId: string,
  nowSeconds: number,
  decide: (order: StoredOrder) => Decision | Promise<Decision>,
): Promise<StoredOrder | undefined> {
  return inTransaction(db, async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) return undefined;
    const { row, order } = locked;
    const decision = await decide(order);
    if (!decision) return order;
    const at = Math.max(nowSeconds, row.updated_at + 1);
    const entry = { status: decision.status, created_at: entryTime(order, decision, at) };
    await recordFeeChange(trx, { order: row, fee: decision.change ?? {}, lines: decision.charges, at });
    if (decision.status === 'RETURNED_TO_VENDOR') await recordReturn(trx, row, at);
    await recordPromiseChange(trx, row, decision.change ?? {}, at);
    const stored = await trx
      .with('entry', (cte) =>
        cte
          .insertInto('order_status_history')
          .values({ order_id: orderId, position: order.status_history.length, ...entry }),
      )
      .with('event', (cte) => cte.insertInto('order_events').values({ order_id: orderId, version: at }))
      .updateTable('orders')
      .set({
        ...decision.change,
        status: decision.status,
        updated_at: at,
        promised_for: decision.change?.promised_for ?? row.promised_for ?? promisedArrival(decision.change),
        ...statusMoment(entry),
      })
      .where('order_id', '=', orderId)
      .returningAll()
      .returning(chargesColumn)
      .executeTakeFirstOrThrow();
    const { charges, ...changed } = stored;
    return publishOrder(deps, trx, orderAnswer(changed, [...order.status_history, entry], { charges }));
  });
}
