import type { FleetQuote, QuotedDelivery } from '../fleet-port';
import type { Clock } from '../../../platform/clock';
import type { UberDirectCredentials } from '../../../settings/fleet-credentials';
import { cacheAccessToken } from '../../../platform/outgoing/tokens/access-token';
import type { Callback, CallbackReading, ExternalFleet } from '../external/external-fleet';
import { isSigned } from '../external/hex-signature';
import { createProviderCalls, parseJson, requestToken, type ProviderCalls } from '../external/provider-calls';
import { isNotFound } from '../external/provider-error';
import { findRefusal, readIsoSeconds } from '../external/translate';
import { readUberDelivery } from './read-uber-delivery';
import { UBER_MINOR, UBER_UNVERIFIED } from './uber-values';
import {
  uberCallbackSchema,
  uberDeliverySchema,
  uberListSchema,
  uberProofSchema,
  uberQuoteSchema,
  type UberCallback,
} from './uber.schema';
import { writeUberChange, writeUberDelivery, writeUberQuote } from './write-uber-delivery';

const PAGE = 100;
/** A delivery whose answer was lost is among the newest. */
const MOST_PAGES = 5;
/** The API description has no time of a later pickup: a preorder is sent shortly before. */
const PREORDER_SECONDS = 45 * 60;
const WAYPOINTS = { pickup: 'pickup', delivery: 'dropoff', return: 'return' } as const;

/** The fleet of Uber Direct in one country. */
export function createUberDirectFleet(
  credentials: UberDirectCredentials,
  country: string,
  clock: Clock,
): ExternalFleet {
  const tokens = cacheAccessToken(
    () =>
      requestToken(credentials.tokenUrl, {
        grant_type: 'client_credentials',
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        scope: 'eats.deliveries',
      }),
    () => clock.nowMs(),
  );
  const customer = `/customers/${encodeURIComponent(credentials.customerId)}`;
  const deliveries = `${customer}/deliveries`;
  const calls = createProviderCalls(credentials.apiUrl, tokens);
  const toOurs = (delivery: Parameters<typeof readUberDelivery>[0]) =>
    readUberDelivery(delivery, clock.nowSeconds());
  const pathTo = (externalId: string) => `${deliveries}/${encodeURIComponent(externalId)}`;
  const findDocument = (externalId: string, body: object) =>
    findProof(calls, `${pathTo(externalId)}/proof-of-delivery`, body);
  return {
    quote: (delivery) =>
      requestQuote(calls, `${customer}/delivery_quotes`, delivery, country, clock.nowSeconds()),
    findByOrder: async (orderId) => {
      const delivery = await findInList(calls, deliveries, orderId);
      return delivery ? toOurs(delivery) : null;
    },
    create: async (delivery) => {
      const body = writeUberDelivery(delivery, country);
      return toOurs(await calls.call({ method: 'POST', path: deliveries, body }, uberDeliverySchema));
    },
    change: async (externalId, delivery) => {
      const body = writeUberChange(delivery);
      await calls.call({ method: 'POST', path: pathTo(externalId), body }, uberDeliverySchema);
    },
    cancel: async (externalId) => {
      await calls.callText({ method: 'POST', path: `${pathTo(externalId)}/cancel`, body: {} });
    },
    read: async (externalId) =>
      toOurs(await calls.call({ method: 'GET', path: pathTo(externalId) }, uberDeliverySchema)),
    findPosition: async (externalId) =>
      toOurs(await calls.call({ method: 'GET', path: pathTo(externalId) }, uberDeliverySchema)).position,
    findPhoto: async (externalId, kind) => {
      const base64 = await findDocument(externalId, { waypoint: WAYPOINTS[kind], type: 'picture' });
      return base64 === null ? null : Buffer.from(base64, 'base64');
    },
    findSignature: (externalId) => findDocument(externalId, { waypoint: 'dropoff', type: 'signature' }),
    toCancelReason: (reason) => findRefusal(UBER_UNVERIFIED.refusals, reason),
    preorderSeconds: PREORDER_SECONDS,
    readCallback: (callback) => readCallback(callback, credentials.callbackSecret, clock.nowSeconds()),
  };
}

async function requestQuote(
  calls: ProviderCalls,
  path: string,
  delivery: QuotedDelivery,
  country: string,
  nowSeconds: number,
): Promise<FleetQuote> {
  const body = writeUberQuote(delivery, country);
  const quote = await calls.call({ method: 'POST', path, body }, uberQuoteSchema);
  return {
    fee: typeof quote.fee === 'number' ? quote.fee / UBER_MINOR : null,
    currency: quote.currency_type?.toUpperCase() ?? null,
    pickupAtSeconds:
      typeof quote.pickup_duration === 'number' ? nowSeconds + Math.round(quote.pickup_duration * 60) : null,
    dropoffAtSeconds: readIsoSeconds(quote.dropoff_eta),
  };
}

async function findInList(calls: ProviderCalls, path: string, orderId: string) {
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = new URLSearchParams({ limit: String(PAGE), offset: String(page * PAGE) }).toString();
    const list = await calls.call({ method: 'GET', path: `${path}?${query}` }, uberListSchema);
    const match = list.find((delivery) => delivery.external_id === orderId);
    if (match) return match;
    if (list.length < PAGE) return null;
  }
  return null;
}

async function findProof(calls: ProviderCalls, path: string, body: object): Promise<string | null> {
  try {
    const { document } = await calls.call({ method: 'POST', path, body }, uberProofSchema);
    return document || null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

function readCallback(
  { headers, body }: Callback,
  secret: string | null,
  nowSeconds: number,
): CallbackReading {
  const signature = UBER_UNVERIFIED.signatureHeaders.map((name) => headers[name]).find(Boolean);
  if (secret !== null && !isSigned(body, secret, signature)) return { kind: 'forged' };
  const parsed = uberCallbackSchema.safeParse(parseJson(body.toString('utf8')));
  if (!parsed.success) return { kind: 'unreadable' };
  return readEvent(parsed.data, secret !== null, nowSeconds);
}

/** Only a status event with the whole delivery is complete; everything else leads to reading the delivery. */
function readEvent(event: UberCallback, isProven: boolean, nowSeconds: number): CallbackReading {
  const { kind, data, created } = event;
  const isStatus = UBER_UNVERIFIED.statusKinds.some((known) => known === kind);
  if (isProven && isStatus && data) {
    // The event's time: deliveries of the API description have `updated`, callbacks may lack it.
    const delivery = { ...data, status: event.status ?? data.status, updated: data.updated ?? created };
    return { kind: 'fact', delivery: readUberDelivery(delivery, nowSeconds) };
  }
  const externalId = event.delivery_id ?? data?.id ?? null;
  const orderId = data?.external_id ?? null;
  if (externalId === null && orderId === null) return { kind: 'unreadable' };
  return { kind: 'hint', externalId, orderId };
}
