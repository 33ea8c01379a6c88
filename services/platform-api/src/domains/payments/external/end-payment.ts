import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { endChallenge, lockIntent } from '../intents.repository';
import { keepCard } from './card-removals';
import { changeCharge, findCharge } from './charges.repository';
import type { PayerAnswer } from './external-provider';

/**
 * Ends a payment whose cardholder was sent to the bank. The return of the cardholder and webhooks lead here, in any
 * order and number.
 */
export async function endPayment(
  deps: Pick<Deps, 'bus' | 'clock' | 'log' | 'externalPayments'>,
  trx: Db,
  reference: string,
  answer: Exclude<PayerAnswer, { kind: 'waiting' }>,
): Promise<void> {
  const charge = await findCharge(trx, reference);
  if (!charge) return;
  const intent = await lockIntent(trx, charge.intent_id);
  const isOpen = intent?.status === 'CHALLENGED' && intent.charge_id === reference;
  if (answer.kind === 'refused') {
    if (await changeCharge(trx, reference, ['CHALLENGED', 'PENDING'], { state: 'REFUSED' }))
      if (isOpen) await endChallenge(deps, trx, intent, 'refused');
    return;
  }
  // The payment was cancelled or has waited too long: what the bank accepted is given back.
  const state = isOpen ? 'AUTHORISED' : 'UNDOING';
  const patch = {
    state,
    provider_id: answer.providerId,
    authorised_at: deps.clock.nowSeconds(),
    next_try_at_ms: 0,
    last_error: null,
  } as const;
  if (!(await changeCharge(trx, reference, ['CHALLENGED'], patch)) || !isOpen) return;
  await endChallenge(deps, trx, intent, 'accepted');
  const method = deps.externalPayments.find(charge.country)?.provider.method;
  if (charge.keeps_card && answer.card && method !== undefined)
    await keepCard(deps, trx, {
      country: charge.country,
      walletId: intent.wallet_id,
      provider: method,
      card: answer.card,
    });
}
