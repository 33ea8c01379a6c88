import type { FleetPosition } from '@courier/api-client/fleet';
import type { Clock } from '../../../platform/clock';
import type { PandagoCredentials } from '../../../settings/fleet-credentials';
import { cacheAccessToken } from '../../../platform/outgoing/tokens/access-token';
import type { CallbackReading, ExternalFleet, ProofKind } from '../external/external-fleet';
import { isSigned } from '../external/hex-signature';
import { createProviderCalls, parseJson, requestToken, type ProviderCalls } from '../external/provider-calls';
import { isNotFound, ProviderError } from '../external/provider-error';
import { findRefusal, readIsoSeconds } from '../external/translate';
import { signAssertion } from '../../../platform/outgoing/tokens/client-assertion';
import {
  PANDAGO_PREORDER_SECONDS,
  PANDAGO_REFUSALS,
  PANDAGO_SIGNATURE_HEADER,
  PANDAGO_UNVERIFIED,
  TO_PANDAGO_REASON,
} from './pandago-values';
import {
  pandagoChangedSchema,
  pandagoFeeSchema,
  pandagoOrderSchema,
  pandagoPositionSchema,
  pandagoTimeSchema,
} from './pandago.schema';
import { readPandagoOrder } from './read-pandago-order';
import { writePandagoChange, writePandagoEstimate, writePandagoOrder } from './write-pandago-order';

const PROOF_PATHS: Readonly<Record<ProofKind, string>> = {
  pickup: 'proof_of_pickup',
  delivery: 'proof_of_delivery',
  return: 'proof_of_return',
};

/** The fleet of pandago (On-Demand Rider). */
export function createPandagoFleet(credentials: PandagoCredentials, clock: Clock): ExternalFleet {
  const tokens = cacheAccessToken(
    () => requestPandagoToken(credentials, clock.nowSeconds()),
    () => clock.nowMs(),
  );
  const calls = createProviderCalls(credentials.apiUrl, tokens);
  const readOrder = async (path: string) =>
    readPandagoOrder(await calls.call({ method: 'GET', path }, pandagoOrderSchema));
  return {
    quote: async (delivery) => {
      const body = writePandagoEstimate(delivery);
      const [{ estimated_delivery_fee: fee }, times] = await Promise.all([
        calls.call({ method: 'POST', path: '/orders/fee', body }, pandagoFeeSchema),
        calls.call({ method: 'POST', path: '/orders/time', body }, pandagoTimeSchema),
      ]);
      return {
        fee: fee ?? null,
        currency: delivery.items.currency,
        pickupAtSeconds: readIsoSeconds(times.estimated_pickup_time),
        dropoffAtSeconds: readIsoSeconds(times.estimated_delivery_time),
      };
    },
    findByOrder: async (orderId) => {
      const order = await readOrder(PANDAGO_UNVERIFIED.findByClientOrderId(orderId)).catch(nullIfNotFound);
      return order?.orderId === orderId ? order : null;
    },
    create: async (delivery) =>
      readPandagoOrder(
        await calls.call(
          { method: 'POST', path: '/orders', body: writePandagoOrder(delivery, clock.nowSeconds()) },
          pandagoOrderSchema,
        ),
      ),
    change: async (externalId, delivery) => {
      await calls.call(
        { method: 'PUT', path: orderPath(externalId), body: writePandagoChange(delivery) },
        pandagoChangedSchema,
      );
    },
    cancel: async (externalId, reason) => {
      const body = { reason: reason === null ? 'REASON_UNKNOWN' : TO_PANDAGO_REASON[reason] };
      await calls.callText({ method: 'DELETE', path: orderPath(externalId), body });
    },
    read: (externalId) => readOrder(orderPath(externalId)),
    findPosition: (externalId) => findPosition(calls, externalId),
    findPhoto: (externalId, kind) => findPhoto(calls, externalId, kind),
    findSignature: async () => null,
    toCancelReason: (reason) => findRefusal(PANDAGO_REFUSALS, reason),
    preorderSeconds: PANDAGO_PREORDER_SECONDS,
    readCallback: ({ headers, body }) =>
      readCallback(body, headers[PANDAGO_SIGNATURE_HEADER], credentials.callbackSecret),
  };
}

const orderPath = (externalId: string): string => `/orders/${encodeURIComponent(externalId)}`;

function requestPandagoToken(credentials: PandagoCredentials, nowSeconds: number) {
  return requestToken(credentials.tokenUrl, {
    grant_type: 'client_credentials',
    client_id: credentials.clientId,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: signAssertion(credentials, nowSeconds),
    scope: credentials.scope,
  });
}

async function findPosition(calls: ProviderCalls, externalId: string): Promise<FleetPosition | null> {
  const path = `${orderPath(externalId)}/coordinates`;
  const position = await calls.call({ method: 'GET', path }, pandagoPositionSchema).catch(nullIfNotFound);
  if (!position?.updated_at) return null;
  const { latitude, longitude, updated_at: recordedAt } = position;
  return { latitude, longitude, recorded_at: recordedAt };
}

/** The answer is base64, with or without the quotes of JSON. */
async function findPhoto(calls: ProviderCalls, externalId: string, kind: ProofKind): Promise<Buffer | null> {
  const path = `/orders/${PROOF_PATHS[kind]}/${encodeURIComponent(externalId)}`;
  const text = await calls.callText({ method: 'GET', path }).catch(nullIfNotFound);
  const base64 = text?.trim().replace(/^"|"$/g, '');
  return base64 ? Buffer.from(base64, 'base64') : null;
}

function readCallback(
  body: Buffer,
  signature: string | string[] | undefined,
  secret: string | null,
): CallbackReading {
  if (secret !== null && !isSigned(body, secret, signature)) return { kind: 'forged' };
  const parsed = pandagoOrderSchema.safeParse(parseJson(body.toString('utf8')));
  if (!parsed.success) return { kind: 'unreadable' };
  const delivery = readPandagoOrder(parsed.data);
  if (secret !== null) return { kind: 'fact', delivery };
  return { kind: 'hint', externalId: delivery.externalId, orderId: delivery.orderId };
}

function nullIfNotFound(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error instanceof ProviderError ? error : new Error('A call of pandago failed.', { cause: error });
}
