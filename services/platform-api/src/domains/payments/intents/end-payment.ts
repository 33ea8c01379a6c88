import { statusFacts } from '@courier/api-client/order-rules';
import { conflict, notOwned } from '../../../platform/requests/refusal';
import type { Session } from '../../../platform/requests/session';
import type { Db } from '../../../platform/db/database';
import type { PaymentIntentRow } from '../../../platform/db/tables/payment-tables';
import type { Deps } from '../deps';
import { undoCharges, storeChargeEvent } from '../external/store-charge-event';
import { findOrder } from '../../orders';
import { endChallenge, lockIntent, storeIntentEvent } from '../intents.repository';
import { recordGiveBack } from '../external/refunds/record-give-back';
import { findWallet } from '../wallets';

interface EndBody {
  bearer_token: string;
  vendor_id: string;
  purchase_intent_id: string;
}

/**
 * Refunds the fee of an undelivered order. Idempotent.
 * @throws Refusal 409 unless it was paid and its order was cancelled or has failed
 */
export async function refundIntent(deps: Deps, trx: Db, session: Session, body: EndBody): Promise<void> {
  const intent = await ownIntent(deps, trx, session, body);
  if (intent.status === 'REFUNDED') return;
  const order = intent.order_id === null ? undefined : await findOrder(trx, intent.order_id);
  if (intent.status !== 'PAID' || !order || statusFacts(order.status).payment !== 'failed')
    throw conflict('This payment cannot be refunded.', 'error.payment.not-refundable');
  await requestUndo(deps, trx, intent);
  await storeIntentEvent(trx, intent.intent_id, 'refunded');
}

/**
 * Cancels an open payment and its order. Idempotent.
 * @throws Refusal 409 once it was paid
 */
export async function cancelIntent(deps: Deps, trx: Db, session: Session, body: EndBody): Promise<void> {
  const intent = await ownIntent(deps, trx, session, body);
  if (intent.status === 'PAID' || intent.status === 'REFUNDED')
    throw conflict('This payment was made; it can be refunded.', 'error.payment.ended');
  if (intent.status === 'OPEN') {
    // A confirmation that was killed before its commit may have charged the card.
    await undoCharges(deps, trx, intent.intent_id);
    await storeIntentEvent(trx, intent.intent_id, 'abandoned');
  }
  if (intent.status !== 'CHALLENGED') return;
  await requestUndo(deps, trx, intent);
  await endChallenge(deps, trx, intent, 'abandoned');
}

/** Payments in the sandbox that an earlier version made have no charge. */
async function requestUndo(
  deps: Deps,
  trx: Db,
  { charge_id: reference, order_id: orderId }: PaymentIntentRow,
): Promise<void> {
  if (reference === null) return;
  const step = await storeChargeEvent(deps, trx, reference, { kind: 'undo-requested' });
  await recordGiveBack(deps, trx, step, { orderId, by: 'shop', reason: 'payment given back' });
}

async function ownIntent(deps: Deps, trx: Db, session: Session, body: EndBody): Promise<PaymentIntentRow> {
  const token = { token: body.bearer_token, vendorId: body.vendor_id };
  const wallet = await findWallet(deps, trx, session, token);
  const intent = await lockIntent(trx, body.purchase_intent_id);
  if (!intent || intent.wallet_id !== wallet.walletId || intent.vendor_id !== body.vendor_id)
    throw notOwned();
  return intent;
}
