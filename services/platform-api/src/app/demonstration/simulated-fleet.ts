import { ORDER_STATUSES, hasEnded, type OrderStatus } from '@courier/api-client/order-rules';
import { sql } from 'kysely';
import { moveRiders } from '../../domains/fleets/riders/move-riders';
import { storeTrack, type TrackPosition } from '../../domains/fleets/riders/store-track';
import type { StoredOrder } from '../../domains/orders/stored-orders/order-answer';
import { moveOrder, type Decision } from '../../domains/orders/stored-orders/orders.repository';
import { inTransaction, type Db } from '../../platform/db/database';
import type { OrderRow } from '../../platform/db/schema';
import { isSimulated } from '../../settings/fleets/fleet-choice';
import type { Deps } from '../deps';

/** An order that the simulator delivers. */
export interface SimulatedOrder {
  readonly order: OrderRow;
  /** Statuses of its history, oldest first. */
  readonly passed: readonly OrderStatus[];
}

const RUNNING = ORDER_STATUSES.filter(
  (status) => !hasEnded(status) && !['INITIATED', 'PAYMENT_INITIATED'].includes(status),
);

/** All running orders that the simulator delivers, oldest first, or only the given one. */
export async function findSimulatedOrders(
  { db, config: { fleets } }: Pick<Deps, 'db' | 'config'>,
  orderId?: string,
): Promise<SimulatedOrder[]> {
  const running = await db
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', RUNNING)
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId as string))
    .orderBy('created_at')
    .orderBy('order_id')
    .execute();
  const orders = running.filter((row) => isSimulated(fleets, row));
  if (orders.length === 0) return [];
  const history = await db
    .selectFrom('order_status_history')
    .select(['order_id', 'status'])
    .where('order_id', '=', sql<string>`any(${orders.map(({ order_id }) => order_id)})`)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
  const passed = new Map<string, OrderStatus[]>();
  for (const { order_id, status } of history) passed.set(order_id, [...(passed.get(order_id) ?? []), status]);
  return orders.map((order) => ({ order, passed: passed.get(order.order_id) ?? [] }));
}

interface SimulatedMove {
  readonly orderId: string;
  readonly nowSeconds: number;
  /** Sees the newest state of the locked order. */
  decide(trx: Db, order: StoredOrder): Promise<Decision>;
  /** Runs in the same transaction after the order is stored. */
  store(trx: Db, order: StoredOrder): Promise<void>;
}

/** Changes an order as the report of a fleet does. Undefined for an unknown order. */
export const moveSimulatedOrder = (
  { db, bus }: Pick<Deps, 'db' | 'bus'>,
  { orderId, nowSeconds, decide, store }: SimulatedMove,
): Promise<StoredOrder | undefined> =>
  inTransaction(db, async (trx) => {
    const order = await moveOrder({ bus }, trx, orderId, nowSeconds, (current) => decide(trx, current));
    if (order) await store(trx, order);
    return order;
  });

/** Where a rider was. */
export interface SimulatedSighting extends TrackPosition {
  /** Null for a past order: no rider is moved. */
  readonly riderId: string | null;
}

/**
 * Moves the riders.
 * @param sightings newest ones of running orders, or those of past orders
 * @param options.areStored also stores them in the tracks of the orders: the first position of each slot
 */
export async function recordSightings(
  db: Db,
  sightings: readonly SimulatedSighting[],
  { areStored }: { areStored: boolean },
): Promise<void> {
  const moved = sightings.flatMap(({ riderId, ...seen }) => (riderId === null ? [] : [{ ...seen, riderId }]));
  await moveRiders(db, moved, moved[0]?.seenAt ?? 0);
  if (areStored) await storeTrack(db, sightings);
}
