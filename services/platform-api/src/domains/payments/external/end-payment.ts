import type { Db } from '../../../platform/db/database';
import type { PaymentChargeRow } from '../../../platform/db/tables/payment-tables';
import type { Deps } from '../deps';
import { endChallenge, lockIntent } from '../intents.repository';
import type { ProviderCard } from '../provider-card';
import type { ChargeEvent } from '../states/charge-states';
import { retainCard } from './card-removals';
import { storeChargeEvent, type ChargeDeps } from './store-charge-event';

type EndDeps = ChargeDeps & Pick<Deps, 'bus' | 'externalPayments'>;

/** `undo-requested`: the cardholder gave up at the bank. */
type Ending = Extract<ChargeEvent, { kind: 'authorised' | 'refused' | 'undo-requested' }>;

/**
 * Stores that a charge was authorised, refused or given up, and ends a payment that waits for the bank. The return of the
 * cardholder and webhooks lead here, in any order and number.
 * @param card stored at the provider
 */
export async function endPayment(
  deps: EndDeps,
  trx: Db,
  { reference, intent_id: intentId }: PaymentChargeRow,
  event: Ending,
  card: ProviderCard | null = null,
): Promise<void> {
  const intent = await lockIntent(trx, intentId);
  const step = await storeChargeEvent(deps, trx, reference, event);
  if (!step || intent?.status !== 'CHALLENGED' || intent.charge_id !== reference) return;
  if (step.state === 'REFUSED') return endChallenge(deps, trx, intent, 'refused');
  if (event.kind === 'undo-requested') return endChallenge(deps, trx, intent, 'abandoned');
  if (step.state !== 'AUTHORISED') return;
  await endChallenge(deps, trx, intent, 'paid');
  const { keeps_card: keepsCard, country } = step.before;
  const method = deps.externalPayments.find(country)?.provider.method;
  if (keepsCard && card && method !== undefined)
    await retainCard(deps, trx, { country, walletId: intent.wallet_id, provider: method, card });
}
