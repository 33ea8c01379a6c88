import type { IntentStatus } from '@courier/api-client/contract';
import type { Db } from '../../platform/db/database';
import type { PaymentIntentRow } from '../../platform/db/tables/payment-tables';
import type { Deps } from './deps';
import { moveOrder } from '../orders';
import { returnVoucher } from '../prices';
import { nextIntent, type IntentEvent } from './states/intent-states';

/** Locked until the transaction ends. */
export const lockIntent = (trx: Db, intentId: string): Promise<PaymentIntentRow | undefined> =>
  trx
    .selectFrom('payment_intents')
    .selectAll()
    .where('intent_id', '=', intentId)
    .forUpdate()
    .executeTakeFirst();

type Columns = Partial<Pick<PaymentIntentRow, 'order_id' | 'charge_id' | 'expires_at'>>;

/**
 * Changes an intent by the table of its states; nothing else changes a status.
 * @returns the new status; null when the event is not possible
 */
export async function storeIntentEvent(
  trx: Db,
  intentId: string,
  event: IntentEvent,
  columns: Columns = {},
): Promise<IntentStatus | null> {
  const intent = await lockIntent(trx, intentId);
  const status = intent ? nextIntent(intent.status, event) : null;
  if (status !== null)
    await trx
      .updateTable('payment_intents')
      .set({ ...columns, status })
      .where('intent_id', '=', intentId)
      .execute();
  return status;
}

const ORDER_STATUSES = {
  paid: 'PAYMENT_COMMITTED',
  refused: 'PAYMENT_FAILED',
  abandoned: 'PAYMENT_CANCELLED',
} as const satisfies Partial<Record<IntentEvent, string>>;

/** Ends a challenged intent and updates its order. */
export async function endChallenge(
  deps: Pick<Deps, 'bus' | 'clock'>,
  trx: Db,
  intent: PaymentIntentRow,
  event: keyof typeof ORDER_STATUSES,
): Promise<void> {
  const nowSeconds = deps.clock.nowSeconds();
  if ((await storeIntentEvent(trx, intent.intent_id, event)) === null) return;
  if (intent.order_id === null) return;
  await moveOrder(deps, trx, intent.order_id, nowSeconds, async (order) => {
    if (order.status !== 'PAYMENT_INITIATED') return null;
    if (event !== 'paid' && order.voucher) await returnVoucher(trx, intent.country, order.voucher.code);
    return { status: ORDER_STATUSES[event] };
  });
}
