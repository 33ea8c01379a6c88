import { statusFacts } from '@courier/api-client/order-rules';
import { inTransaction } from '../../../platform/db/database';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { FactDeps } from '../deps';
import { findOrder } from '../../orders';
import { lockIntent, storeIntentEvent } from '../intents.repository';
import { recordGiveBack } from './refunds/record-give-back';
import { endPayment } from './end-payment';
import type { WebhookFact } from './external-provider';
import { decimalAmount } from './provider-amount';
import { storeChargeEvent } from './store-charge-event';

/**
 * Changes a charge by what its provider reports. A fact that contradicts the charge, such as a refund in the
 * provider's own console, needs a person.
 */
export async function applyFact(deps: FactDeps, charge: PaymentChargeRow, fact: WebhookFact): Promise<void> {
  const { db } = deps;
  const { event: report, kind, providerId } = fact;
  if (kind === 'authorised') {
    if (providerId === null) return;
    return inTransaction(db, (trx) => endPayment(deps, trx, charge, { kind, providerId }));
  }
  if (kind === 'refused')
    return inTransaction(db, (trx) => endPayment(deps, trx, charge, { kind, providerId, report }));
  if (kind === 'undone' && !isPartial(charge, fact)) return applyUndone(deps, charge, report);
  await storeChargeEvent(
    deps,
    db,
    charge.reference,
    kind === 'undone' ? { kind: 'undone-in-part', report: `${report} in part` } : { kind, report },
  );
}

async function applyUndone(deps: FactDeps, charge: PaymentChargeRow, report: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const intent = await lockIntent(trx, charge.intent_id);
    const order = intent?.order_id ? await findOrder(trx, intent.order_id) : undefined;
    // Its fee had to be given back anyway.
    const isOrderOver =
      intent?.status === 'PAID' && order !== undefined && statusFacts(order.status).payment === 'failed';
    const event = { kind: 'undone', report, isOrderOver } as const;
    const step = await storeChargeEvent(deps, trx, charge.reference, event);
    await recordGiveBack(deps, trx, step, {
      orderId: order?.order_id ?? null,
      by: 'operator',
      reason: report,
    });
    if (step?.state === 'UNDONE' && isOrderOver) await storeIntentEvent(trx, charge.intent_id, 'refunded');
  });
}

const isPartial = (charge: PaymentChargeRow, { amount }: WebhookFact): boolean =>
  amount !== null &&
  amount <
    Number(decimalAmount({ minor: charge.amount_minor, currency: charge.currency, country: charge.country }));
