import type { CountryCode } from '@courier/config';
import { OutgoingFailure } from '../../../platform/outgoing/http/outgoing-failure';
import { isSuccess } from '../../../platform/outgoing/http/read-answer';
import { readRetryAfter } from '../../../platform/outgoing/http/retry-after';
import type { Deps } from '../deps';
import type { Fleet, FleetMessage, SendOutcome } from '../fleet-port';
import { signMessage } from '../../../platform/outgoing/webhooks/sign-message';
import { dropWaiting, findWebhook, readSecrets } from './webhook-rows';

type WebhookFleetDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'webhookClient'>;

const GONE = 410;

/** A fleet that calls the fleet API, or reads the orders itself: it hears of changes by its webhook, if it set one. */
export function createWebhookFleet(deps: WebhookFleetDeps): Fleet {
  const send = (message: FleetMessage) => post(deps, message);
  return { quote: async () => null, create: send, change: send, cancel: send };
}

async function post(deps: WebhookFleetDeps, message: FleetMessage): Promise<SendOutcome> {
  const { db, clock } = deps;
  const { country, fleetId, id, type, body } = message;
  const webhook = await findWebhook(db, { country, fleetId });
  const isWanted = webhook && (webhook.events === '*' || webhook.events.split(',').includes(type));
  if (!webhook || webhook.switched_off_at !== null || !isWanted) return { kind: 'unwanted' };
  const content = { messageId: id, timestamp: clock.nowSeconds(), body };
  const headers = { 'content-type': 'application/json', ...signMessage(readSecrets(deps, webhook), content) };
  const request = { url: webhook.url, method: 'POST', headers, body } as const;
  try {
    const answer = await deps.webhookClient.send(request);
    if (isSuccess(answer)) return { kind: 'accepted', statusCode: answer.status };
    if (answer.status === GONE) await switchOff(deps, { country, fleetId });
    const retryAfterSeconds = readRetryAfter(answer.headers) ?? 0;
    return { kind: 'failed', statusCode: answer.status, error: null, retryAfterSeconds };
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return { kind: 'failed', statusCode: null, error: error.reason };
  }
}

async function switchOff(
  { db, clock }: WebhookFleetDeps,
  fleet: { country: CountryCode; fleetId: string },
): Promise<void> {
  await db
    .updateTable('fleet_webhooks')
    .set({ switched_off_at: clock.nowSeconds() })
    .where('country', '=', fleet.country)
    .where('fleet_id', '=', fleet.fleetId)
    .execute();
  await dropWaiting(db, fleet, clock.nowSeconds());
}
