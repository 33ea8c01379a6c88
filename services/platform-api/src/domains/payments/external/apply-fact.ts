import { statusFacts } from '@courier/api-client/order-rules';
import { inTransaction } from '../../../platform/db/database';
import type { ChargeState, PaymentChargeRow } from '../../../platform/db/payment-tables';
import type { Deps } from '../deps';
import { findOrder } from '../../orders';
import { changeIntent, lockIntent } from '../intents.repository';
import { changeCharge } from './charges.repository';
import { endPayment } from './end-payment';
import type { WebhookFact } from './external-provider';
import { markStuck } from './mark-stuck';
import { decimalAmount } from './provider-amount';

/** States in which the provider holds the money for us. */
const PAID: readonly ChargeState[] = ['AUTHORISED', 'CAPTURED'];

/**
 * Changes a charge by what its provider reports. A fact that contradicts the charge, such as a refund in the
 * provider's own console, needs a person.
 */
export async function applyFact(deps: Deps, charge: PaymentChargeRow, fact: WebhookFact): Promise<void> {
  if (fact.kind === 'authorised') return applyAuthorised(deps, charge, fact);
  if (fact.kind === 'refused') return applyRefused(deps, charge, fact);
  if (fact.kind === 'captured') return applyCaptured(deps, charge, fact);
  if (fact.kind === 'capture-failed') return applyFailedCapture(deps, charge, fact);
  if (fact.kind === 'undone') return applyUndone(deps, charge, fact);
  const { event } = fact;
  if (fact.kind === 'disputed') return markStuck(deps, charge, { event, kind: 'disputed' });
  // A refund that was requested in the console of the company and failed changes nothing.
  if (PAID.includes(charge.state)) return logFact(deps, charge, fact);
  await markStuck(deps, charge, { from: ['UNDOING', 'UNDONE'], event, kind: 'failed' });
}

async function applyAuthorised(deps: Deps, charge: PaymentChargeRow, fact: WebhookFact): Promise<void> {
  const { db, clock } = deps;
  const { reference } = charge;
  const { providerId } = fact;
  if (providerId === null) return;
  if (charge.state === 'CHALLENGED')
    return inTransaction(db, (trx) =>
      endPayment(deps, trx, reference, { kind: 'accepted', providerId, card: null }),
    );
  const patch = { provider_id: providerId, authorised_at: clock.nowSeconds(), last_error: null };
  // The answer of the call is still on its way, or lost.
  if (await changeCharge(db, reference, ['PENDING'], { ...patch, state: 'AUTHORISED' })) return;
  if (charge.authorised_at !== null) return;
  // It was given up or counted as refused before it was authorised.
  if (charge.state === 'REFUSED') logFact(deps, charge, fact);
  const undo = { ...patch, state: 'UNDOING', next_try_at_ms: 0 } as const;
  await changeCharge(db, reference, ['UNDOING', 'UNDONE', 'REFUSED'], undo);
}

async function applyRefused(deps: Deps, charge: PaymentChargeRow, fact: WebhookFact): Promise<void> {
  const { reference } = charge;
  if (PAID.includes(charge.state)) {
    // An earlier attempt with the same reference may have been refused.
    if (fact.providerId === null || fact.providerId !== charge.provider_id) return;
    return markStuck(deps, charge, { from: PAID, event: fact.event, kind: 'contradicted' });
  }
  await inTransaction(deps.db, (trx) =>
    endPayment(deps, trx, reference, { kind: 'refused', reason: 'declined' }),
  );
}

/** Our own capture, whose answer may be on its way, or one in the provider's console. */
async function applyCaptured(deps: Deps, charge: PaymentChargeRow, fact: WebhookFact): Promise<void> {
  const { db, clock } = deps;
  if (charge.captured_at !== null) return;
  const captured = { captured_at: clock.nowSeconds(), last_error: null };
  if (
    charge.is_placed &&
    (await changeCharge(db, charge.reference, ['AUTHORISED'], { ...captured, state: 'CAPTURED' }))
  )
    return;
  // What is being undone is refunded instead of released.
  if (await changeCharge(db, charge.reference, ['UNDOING'], captured)) return;
  const from: readonly ChargeState[] = ['PENDING', 'CHALLENGED', 'AUTHORISED', 'UNDONE', 'REFUSED'];
  await markStuck(deps, charge, { from, event: fact.event, kind: 'contradicted' });
}

async function applyFailedCapture(deps: Deps, charge: PaymentChargeRow, fact: WebhookFact): Promise<void> {
  const { db } = deps;
  // Nothing is to be paid any more: the failure is late, and the charge stays undone.
  if (['UNDOING', 'UNDONE', 'REFUSED'].includes(charge.state)) {
    logFact(deps, charge, fact);
    return void (await changeCharge(db, charge.reference, ['UNDOING'], { captured_at: null }));
  }
  await markStuck(deps, charge, { from: PAID, event: fact.event, kind: 'failed' });
}

async function applyUndone(deps: Deps, charge: PaymentChargeRow, fact: WebhookFact): Promise<void> {
  const { db } = deps;
  const { reference } = charge;
  if (isPartial(charge, fact)) {
    if (charge.state === 'UNDOING') return logFact(deps, charge, fact);
    return markStuck(deps, charge, { from: PAID, event: `${fact.event} in part`, kind: 'contradicted' });
  }
  const undone = { state: 'UNDONE', last_error: null } as const;
  if (await changeCharge(db, reference, ['UNDOING'], undone)) return;
  if (!charge.is_placed && (await changeCharge(db, reference, ['AUTHORISED'], undone)))
    return logFact(deps, charge, fact);
  if (await inTransaction(db, (trx) => endUnneeded({ ...deps, db: trx }, charge)))
    return logFact(deps, charge, fact);
  await markStuck(deps, charge, { from: PAID, event: fact.event, kind: 'contradicted' });
}

/** @returns whether the order was cancelled or has failed, so that its fee had to be given back anyway */
async function endUnneeded({ db }: Pick<Deps, 'db'>, charge: PaymentChargeRow): Promise<boolean> {
  const intent = await lockIntent(db, charge.intent_id);
  const order = intent?.order_id ? await findOrder(db, intent.order_id) : undefined;
  if (intent?.status !== 'PAID' || !order || statusFacts(order.status).payment !== 'failed') return false;
  const undone = { state: 'UNDONE', last_error: null } as const;
  if (!(await changeCharge(db, charge.reference, PAID, undone))) return false;
  await changeIntent(db, intent.intent_id, { status: 'REFUNDED' });
  return true;
}

const isPartial = (charge: PaymentChargeRow, { amount }: WebhookFact): boolean =>
  amount !== null &&
  amount <
    Number(decimalAmount({ minor: charge.amount_minor, currency: charge.currency, country: charge.country }));

function logFact(
  { log }: Pick<Deps, 'log'>,
  { reference, state }: PaymentChargeRow,
  { event }: WebhookFact,
): void {
  log.warn({ reference, event, state }, 'payments: the provider reports what was not expected');
}
