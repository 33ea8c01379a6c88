import { badInput, notFound, notSignedIn } from '../../../platform/requests/refusal';
import type { CountryCode } from '@courier/config';
import type { FactDeps } from '../deps';
import { applyFact } from './apply-fact';
import { findCharge, findByProviderId } from './charges.repository';
import type { Webhook } from '../../../platform/outgoing/webhooks/receive-webhooks';
import type { WebhookFact } from './external-provider';

/**
 * Receives a notification of a provider. It may come before, after or without the answer of the call, and repeatedly.
 * @returns the answer that the provider expects
 * @throws Refusal 401 for a wrong signature, 400 for an unreadable body, 404 without an account
 */
export async function receiveWebhook(
  deps: FactDeps,
  { country, adapter }: { country: CountryCode; adapter: string },
  webhook: Webhook,
): Promise<string> {
  const named = deps.externalPayments.find(country);
  if (named?.provider.adapter !== adapter) throw notFound();
  const reading = named.provider.readWebhook(webhook);
  if (reading.kind === 'forged') throw notSignedIn();
  if (reading.kind === 'unreadable')
    throw badInput('The body cannot be read.', 'error.invalid-input', 'body');
  for (const fact of reading.facts) await receiveFact(deps, { country, adapter }, fact);
  return named.provider.webhookAnswer;
}

async function receiveFact(
  deps: FactDeps,
  account: { country: CountryCode; adapter: string },
  fact: WebhookFact,
): Promise<void> {
  const charge =
    fact.reference === null
      ? await findByProviderId(deps.db, account, fact.providerId ?? '')
      : await findCharge(deps.db, fact.reference);
  // A payment of another system with the same account is acknowledged, so that it is not sent again.
  if (charge?.country !== account.country || charge.adapter !== account.adapter) return;
  await applyFact(deps, charge, fact);
}
