import { inTransaction, type Db } from '../../../platform/db/database';
import type { OrderRow } from '../../../platform/db/schema';
import type { Deps } from '../deps';
import { chargesColumn } from '../charges/charges.repository';
import { orderAnswer, type StoredOrder } from './order-answer';
import { lockOrder, publishOrder, type Change } from './orders.repository';

/**
 * Changes an order without a new status: the row is locked while `decide` runs, and the new version is
 * published.
 * @returns the changed order, or undefined for an unknown one
 */
export async function addOrderNote(
  deps: Pick<Deps, 'bus'>,
  db: Db,
  orderId: string,
  nowSeconds: number,
  decide: (order: StoredOrder, row: OrderRow) => Change,
): Promise<StoredOrder | undefined> {
  return inTransaction(db, async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked) return undefined;
    const { row, order } = locked;
    const at = Math.max(nowSeconds, row.updated_at + 1);
    const stored = await trx
      .with('event', (cte) => cte.insertInto('order_events').values({ order_id: orderId, version: at }))
      .updateTable('orders')
      .set({ ...decide(order, row), updated_at: at })
      .where('order_id', '=', orderId)
      .returningAll()
      .returning(chargesColumn)
      .executeTakeFirstOrThrow();
    const { charges, ...changed } = stored;
    return publishOrder(deps, trx, orderAnswer(changed, order.status_history, { charges }));
  });
}
