import { type FleetCall } from '@courier/api-client/fleet';
import type { Schema } from '@courier/api-client/contract';
import { FLEET_LIMITS } from '@courier/api-client/call-limits';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/v4/core';
import { clientNetwork } from '../../platform/limits/client-network';
import { tooManyCalls } from '../../platform/limits/limit-calls';
import { checkedAnswer } from '../../platform/calls/checked-answer';
import { asRefusal, sendRefusal } from '../../platform/calls/error-answers';
import { refuseMalformedText } from '../../platform/calls/malformed-text';
import { callPath, routeSchema } from '../../platform/calls/mount';
import { Refusal, notAllowed, notOwned, notSignedIn } from '../../platform/calls/refusal';
import type { Db } from '../../platform/db/database';
import type { Deps } from './deps';
import { waitForBody } from '../../platform/security/slow-requests';
import { findFleetKey, type FleetKey } from './fleet-keys';
import { isHandedOver } from './events/fleet-rules';

type PartOf<S> = S extends Schema ? z.output<S> : undefined;

/** What the handler of a call gets: the checked parts of the request and whose key makes it. */
export interface FleetContext<C extends FleetCall> {
  params: PartOf<C['params']>;
  query: PartOf<C['query']>;
  body: C['upload'] extends readonly string[] ? Buffer : PartOf<C['body']>;
  key: FleetKey;
  db: Db;
}

const keys = new WeakMap<FastifyRequest, FleetKey>();

/**
 * Serves one call of the fleet API. Refusals come in the order 429, 401, 403, 400, 404 before the handler runs; what
 * the handler answers is checked against the contract.
 */
export function mountFleetCall<const C extends FleetCall>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: (context: FleetContext<C>) => Promise<z.output<C['answer']>>,
): void {
  const bodyLimit = call.upload ? REQUEST_LIMITS.photoBodyBytes : REQUEST_LIMITS.bodyBytes;
  app.route({
    method: call.method,
    url: callPath(call),
    schema: routeSchema(call),
    serializerCompiler: checkedAnswer,
    bodyLimit,
    ...(call.upload ? { errorHandler: nameMediaTypes(call.upload) } : {}),
    onRequest: async (request) => {
      await count(deps, FLEET_LIMITS.address, `fleet address ${clientNetwork(request.ip)}`);
      const key = await findFleetKey(deps.db, request.headers.authorization, request.country);
      if (!key) throw notSignedIn();
      await count(deps, FLEET_LIMITS.key, `fleet key ${key.keyId}`);
      if (!key.scopes.includes(call.scope)) throw notAllowed();
      keys.set(request, key);
      waitForBody(request, bodyLimit);
    },
    onSend: async (_request, reply) => void reply.header('cache-control', 'no-store'),
    preHandler: async (request) => {
      if (!call.upload) refuseMalformedText(request);
      if (!call.ownsDelivery) return;
      const { orderId } = request.params as { orderId: string };
      await proveDelivery(deps.db, provenKey(request), orderId);
      if (call.perDelivery) await count(deps, FLEET_LIMITS.delivery, `fleet ${call.path} ${orderId}`);
    },
    handler: async (request, reply) => {
      void reply.code(call.success ?? 200);
      return handler({
        params: request.params,
        query: request.query,
        body: request.body,
        key: provenKey(request),
        db: deps.db,
      } as FleetContext<C>);
    },
  });
}

function provenKey(request: FastifyRequest): FleetKey {
  const key = keys.get(request);
  if (!key) throw new Error('A fleet call was served without its key.');
  return key;
}

async function count(
  { callCounts }: Pick<Deps, 'callCounts'>,
  allowance: { calls: number; seconds: number },
  key: string,
): Promise<void> {
  const seconds = await callCounts.count([{ ...allowance, key }]);
  if (seconds > 0) throw tooManyCalls(seconds);
}

/** @throws Refusal 404 unless the order was handed to the fleet of the key */
async function proveDelivery(db: Db, { country, fleetId }: FleetKey, orderId: string): Promise<void> {
  const row = await db
    .selectFrom('orders')
    .select('status')
    .where('order_id', '=', orderId)
    .where('country', '=', country)
    .where('fleet_id', '=', fleetId)
    .executeTakeFirst();
  if (!row || !isHandedOver(row.status)) throw notOwned();
}

const nameMediaTypes =
  (types: readonly string[]) =>
  (error: FastifyError | Refusal, _request: FastifyRequest, reply: Parameters<typeof sendRefusal>[0]) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) reply.log.error({ err: error }, 'call failed');
    void sendRefusal(
      reply,
      refusal.status === 415
        ? new Refusal(415, `Only ${types.join(' and ')} are accepted.`, 'error.unsupported-media-type')
        : refusal,
    );
  };
