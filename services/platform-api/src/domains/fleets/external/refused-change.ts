import type { contract, InputOf, Order } from '@courier/api-client/contract';
import { conflict, notFound } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { addOrderNote, isOver } from '../../orders';
import { saveRow } from './company/external-rows';
import type { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';

type NoteDeps = Pick<Deps, 'bus' | 'clock' | 'db'>;

const LONGEST_REASON = 200;
const NO_REFUSAL = { change_refusal: null, change_refused_at: null };

/** The shop sees that the provider still has the earlier details, and why. */
export async function recordRefusedChange(
  deps: NoteDeps,
  orderId: string,
  hash: string,
  { reason, status }: OutgoingFailure,
): Promise<void> {
  const now = deps.clock.nowSeconds();
  await inTransaction(deps.db, async (trx) => {
    await saveRow(trx, orderId, { refused_hash: hash });
    await addOrderNote(deps, trx, orderId, now, () => ({
      change_refusal: (reason || `HTTP ${status ?? 400}`).slice(0, LONGEST_REASON),
      change_refused_at: now,
    }));
  });
}

/** The provider has what the order says: the change was accepted, or the shop took it back. */
export async function clearRefusedChange(deps: NoteDeps, orderId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    await saveRow(trx, orderId, { refused_hash: null });
    await addOrderNote(deps, trx, orderId, deps.clock.nowSeconds(), () => NO_REFUSAL);
  });
}

/**
 * Sends a refused change again, with a message of the same id.
 * @throws Refusal 404 for an unknown order, 409 without a refused change or after the end of the order
 */
export async function resendChange(
  deps: Pick<Deps, 'bus' | 'clock'>,
  db: Db,
  { order_id: orderId }: InputOf<typeof contract.orders.resendChange>['body'],
): Promise<Order> {
  return inTransaction(db, async (trx) => {
    const order = await addOrderNote(deps, trx, orderId, deps.clock.nowSeconds(), (_order, row) => {
      if (row.change_refusal === null || isOver(row.status))
        throw conflict('No change of this order was refused.', 'error.conflict');
      return NO_REFUSAL;
    });
    if (!order) throw notFound();
    await saveRow(trx, orderId, { refused_hash: null });
    const message = await trx
      .selectFrom('fleet_messages')
      .select('position')
      .where('order_id', '=', orderId)
      .where('type', '=', 'delivery.changed')
      .where('state', '=', 'failed')
      .orderBy('position', 'desc')
      .executeTakeFirst();
    if (!message) throw conflict('The refused change is no longer stored.', 'error.conflict');
    await trx
      .updateTable('fleet_messages')
      .set({ state: 'waiting', next_try_at_ms: 0, first_try_at_ms: null, ended_at: null })
      .where('position', '=', message.position)
      .execute();
    return order;
  });
}
