import { badInput, notFound, notSignedIn } from '../../../platform/requests/refusal';
import type { CountryCode } from '@courier/config';
import type { Webhook } from '../../../platform/outgoing/webhooks/receive-webhooks';
import type { NamedExternalFleet, ProviderDelivery } from './company/external-fleet';
import { findByCallback, recordHint, saveRow, type ExternalRow } from './company/external-rows';
import type { FollowDeps } from './poll-deliveries';
import { reportDelivery } from './report-delivery';
import { loadNoProof } from './store-photos';

/**
 * Takes in a callback of a provider. Without a configured secret it only makes the delivery due. With one, its statuses
 * count at once; the delivery is read as well, because callbacks contain no rider.
 * @throws Refusal 401 for a wrong signature, 400 for an unreadable body, 404 for an unknown fleet
 */
export async function receiveCallback(
  deps: FollowDeps,
  { country, fleetId }: { country: CountryCode; fleetId: string },
  callback: Webhook,
): Promise<void> {
  const named = deps.externalFleets.find(country, fleetId);
  if (!named) throw notFound();
  const reading = named.fleet.readCallback(callback);
  if (reading.kind === 'forged') throw notSignedIn();
  if (reading.kind === 'unreadable')
    throw badInput('The body cannot be read.', 'error.invalid-input', 'body');
  const names = reading.kind === 'fact' ? reading.delivery : reading;
  const row = await findByCallback(deps.db, named, names);
  // A delivery of another system with the same account is acknowledged, so that it is not sent again.
  if (!row) return;
  if (reading.kind === 'fact') await receiveFact(deps, named, row, reading.delivery);
  await recordHint(deps.db, row.order_id);
}

async function receiveFact(
  deps: FollowDeps,
  { fleet }: NamedExternalFleet,
  row: ExternalRow,
  delivery: ProviderDelivery,
): Promise<void> {
  const { externalId } = delivery;
  if (row.state === 'closed') {
    // The request whose answer was lost has arrived after the order was cancelled.
    if (row.external_id === null && !delivery.isFinal) await fleet.cancel(externalId, null);
    return;
  }
  if (row.external_id === null)
    await saveRow(deps.db, row.order_id, { external_id: externalId, state: 'open' });
  const loadProof = () => loadNoProof(deps, row);
  await reportDelivery(deps, { ...row, external_id: externalId }, delivery, { loadProof, isCallback: true });
}
