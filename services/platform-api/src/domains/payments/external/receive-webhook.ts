import { badInput, notFound, notSignedIn } from '../../../platform/requests/refusal';
import type { CountryCode } from '@courier/config';
import type { FactDeps } from '../deps';
import { applyFact } from './apply-fact';
import { findCharge, findByProviderId } from './charges.repository';
import type { Webhook } from '../../../platform/outgoing/webhooks/receive-webhooks';
import type { WebhookFact } from './external-provider';
import { findRefund } from './refunds/card-refunds.repository';
import { storeRefundEvent } from './refunds/store-refund-event';

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
  if (!charge && fact.reference !== null) return receiveRefundFact(deps, account, fact.reference, fact);
  // A payment of another system with the same account is acknowledged, so that it is not sent again.
  if (charge?.country !== account.country || charge.adapter !== account.adapter) return;
  await applyFact(deps, charge, fact);
}

/** A report about a refund that has a reference of its own. */
async function receiveRefundFact(
  deps: FactDeps,
  account: { country: CountryCode; adapter: string },
  reference: string,
  { kind, event: report }: WebhookFact,
): Promise<void> {
  const refund = await findRefund(deps.db, reference);
  if (refund?.country !== account.country || refund.adapter !== account.adapter) return;
  if (kind === 'undone') await storeRefundEvent(deps, deps.db, refund, { kind: 'reported' });
  if (kind === 'undo-failed') await storeRefundEvent(deps, deps.db, refund, { kind: 'failed', report });
}
