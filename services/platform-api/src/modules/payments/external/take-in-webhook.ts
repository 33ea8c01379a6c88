import { badInput, notFound, notSignedIn } from '../../../contract-mount/refusal';
import { inTransaction } from '../../../db/database';
import type { Deps } from '../../../deps';
import { changeCharge, findCharge } from './charges.repository';
import { endPayment } from './end-payment';
import type { Webhook, WebhookFact } from './external-provider';

/**
 * Takes in a notification of a provider. It may come before, after or without the answer of the call, and repeatedly.
 * @returns the answer that the provider expects
 * @throws Refusal 401 for a wrong signature, 400 for an unreadable body, 404 without an account
 */
export async function takeInWebhook(
  deps: Deps,
  { country, adapter }: { country: string; adapter: string },
  webhook: Webhook,
): Promise<string> {
  const named = deps.externalPayments.find(country);
  if (named?.provider.adapter !== adapter) throw notFound();
  const reading = named.provider.readWebhook(webhook);
  if (reading.kind === 'forged') throw notSignedIn();
  if (reading.kind === 'unreadable')
    throw badInput('The body cannot be read.', 'error.invalid-input', 'body');
  for (const fact of reading.facts) await takeInFact(deps, { country, adapter }, fact);
  return named.provider.webhookAnswer;
}

async function takeInFact(
  deps: Deps,
  { country, adapter }: { country: string; adapter: string },
  { reference, kind, providerId, event }: WebhookFact,
): Promise<void> {
  const charge = await findCharge(deps.db, reference);
  // A payment of another system with the same account is acknowledged, so that it is not sent again.
  if (charge?.country !== country || charge.adapter !== adapter) return;
  if (kind === 'failed') {
    deps.log.error({ reference, event, state: charge.state }, 'payments: the provider reports a failure');
    const patch = { state: 'STUCK', last_error: event } as const;
    return void (await changeCharge(
      deps.db,
      reference,
      ['AUTHORISED', 'CAPTURED', 'UNDONE', 'UNDOING'],
      patch,
    ));
  }
  if (kind === 'undone')
    return void (await changeCharge(deps.db, reference, ['UNDOING'], { state: 'UNDONE', last_error: null }));
  if (kind === 'refused')
    return inTransaction(deps.db, (trx) =>
      endPayment(deps, trx, reference, { kind: 'refused', reason: 'declined' }),
    );
  if (providerId === null) return;
  if (charge.state === 'CHALLENGED')
    return inTransaction(deps.db, (trx) =>
      endPayment(deps, trx, reference, { kind: 'accepted', providerId, card: null }),
    );
  const patch = { provider_id: providerId, authorised_at: deps.clock.nowSeconds() };
  // The answer of the call is still on its way, or lost.
  if (await changeCharge(deps.db, reference, ['PENDING'], { ...patch, state: 'AUTHORISED' })) return;
  // It was given up before it was authorised.
  if (charge.authorised_at === null)
    await changeCharge(deps.db, reference, ['UNDOING', 'UNDONE'], {
      ...patch,
      state: 'UNDOING',
      next_try_at_ms: 0,
    });
}
