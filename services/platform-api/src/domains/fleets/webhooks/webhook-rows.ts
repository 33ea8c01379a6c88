import { isIP } from 'node:net';
import { isProduction } from '../../../settings/config';
import { badInput } from '../../../platform/requests/refusal';
import { inTransaction, type Db } from '../../../platform/db/database';
import type { FleetWebhookTable } from '../../../platform/db/tables/webhook-tables';
import type { Deps } from '../deps';
import { seal, unseal } from '../../../platform/security/sealed-answer';
import type { FleetKey } from '../../../platform/calls/callers';
import {
  isLocalhost,
  isLocalName,
  isLoopback,
  isPublicAddress,
} from '../../../platform/outgoing/http/public-address';
import { newWebhookSecret } from '../../../platform/outgoing/webhooks/sign-message';

type WebhookDeps = Pick<Deps, 'keys' | 'clock' | 'config'>;
type FleetName = Pick<FleetKey, 'country' | 'fleetId'>;

/** The secret of before a rotation signs for as long. */
const ROTATION_SECONDS = 86_400;

const sealingKey = ({ keys }: Pick<Deps, 'keys'>): string => keys.signatureSecret.toString('base64url');

export const findWebhook = (db: Db, { country, fleetId }: FleetName) =>
  db
    .selectFrom('fleet_webhooks')
    .selectAll()
    .where('country', '=', country)
    .where('fleet_id', '=', fleetId)
    .executeTakeFirst();

/**
 * Sets the address of a fleet and makes a new secret; the old one also signs for a day.
 * @returns the secret, which is shown once
 * @throws Refusal 400 for an address that must not be called
 */
export async function setWebhook(
  deps: WebhookDeps,
  db: Db,
  fleet: FleetName,
  { url, events }: { url: string; events: readonly string[] },
): Promise<string> {
  assertUrl(deps, url);
  const secret = newWebhookSecret();
  const now = deps.clock.nowSeconds();
  await inTransaction(db, async (trx) => {
    const known = await findWebhook(trx, fleet);
    const row = {
      url,
      events: events.includes('*') ? '*' : events.join(','),
      secret_sealed: seal(sealingKey(deps), secret),
      previous_secret_sealed: known?.secret_sealed ?? null,
      previous_until: known ? now + ROTATION_SECONDS : null,
      switched_off_at: null,
      created_at: now,
    };
    await trx
      .insertInto('fleet_webhooks')
      .values({ country: fleet.country, fleet_id: fleet.fleetId, ...row })
      .onConflict((conflict) => conflict.columns(['country', 'fleet_id']).doUpdateSet(row))
      .execute();
  });
  return secret;
}

function assertUrl({ config }: WebhookDeps, url: string): void {
  const { protocol, hostname, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isWrong =
    !/^https?:$/.test(protocol) ||
    username !== '' ||
    password !== '' ||
    (isProduction(config)
      ? protocol !== 'https:' || isLocalName(host) || (isIP(host) !== 0 && !isPublicAddress(host))
      : !config.webhookLoopback && (isIP(host) === 0 ? isLocalhost(host) : isLoopback(host)));
  if (isWrong) throw badInput('This address cannot be called.', 'error.invalid-input', 'url');
}

/** Ends the webhook of a fleet with what waits for it. @returns whether there was one */
export async function deleteWebhook(db: Db, { country, fleetId }: FleetName, now: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('fleet_webhooks')
      .where('country', '=', country)
      .where('fleet_id', '=', fleetId)
      .returning('fleet_id')
      .executeTakeFirst();
    await dropWaiting(trx, { country, fleetId }, now);
    return gone !== undefined;
  });
}

/** Gives up what waits for a fleet that takes no more. */
export async function dropWaiting(db: Db, { country, fleetId }: FleetName, now: number): Promise<void> {
  await db
    .updateTable('fleet_messages')
    .set({ state: 'dropped', ended_at: now })
    .where('country', '=', country)
    .where('fleet_id', '=', fleetId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Secrets that sign at this time, the newest first. */
export function readSecrets(
  deps: Pick<Deps, 'keys' | 'clock'>,
  { secret_sealed, previous_secret_sealed, previous_until }: FleetWebhookTable,
): string[] {
  const isRotating = previous_until !== null && previous_until > deps.clock.nowSeconds();
  const sealed =
    isRotating && previous_secret_sealed ? [secret_sealed, previous_secret_sealed] : [secret_sealed];
  return sealed.map((one) => unseal(sealingKey(deps), one));
}
