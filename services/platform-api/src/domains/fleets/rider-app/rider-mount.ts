import type { Schema } from '@courier/api-client/contract';
import type { RiderCall } from '@courier/api-client/rider-app';
import { RIDER_LIMITS, type Allowance } from '@courier/api-client/call-limits';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/v4/core';
import { clientNetwork } from '../../../platform/limits/client-network';
import { tooManyCalls } from '../../../platform/limits/limit-calls';
import { checkedAnswer } from '../../../platform/calls/checked-answer';
import { refuseMalformedText } from '../../../platform/calls/malformed-text';
import { callPath, routeSchema } from '../../../platform/calls/mount';
import { notOwned, notSignedIn } from '../../../platform/calls/refusal';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import { waitForBody } from '../../../platform/security/slow-requests';
import { isHandedOver } from '../events/fleet-rules';
import { findRiderSession, type RiderSession } from './rider-sessions';

type PartOf<S> = S extends Schema ? z.output<S> : undefined;

/** What the handler of a call gets: the checked parts of the request and who makes it. */
export interface RiderContext<C extends RiderCall> {
  params: PartOf<C['params']>;
  body: C['upload'] extends readonly string[] ? Buffer : PartOf<C['body']>;
  session: C['access'] extends 'public' ? null : RiderSession;
  country: string;
  db: Db;
}

const sessions = new WeakMap<FastifyRequest, RiderSession>();

/**
 * Serves one call of riders' phones. Refusals come in the order 429, 401, 400, 404 before the handler runs; what the
 * handler answers is checked against the contract. The session is read with every call, so that blocking a rider takes
 * effect at once.
 */
export function mountRiderCall<const C extends RiderCall>(
  app: FastifyInstance,
  deps: Deps,
  call: C,
  handler: (context: RiderContext<C>) => Promise<z.output<C['answer']>>,
): void {
  const isPublic = call.access === 'public';
  const bodyLimit = call.upload
    ? REQUEST_LIMITS.photoBodyBytes
    : isPublic
      ? REQUEST_LIMITS.publicBodyBytes
      : REQUEST_LIMITS.bodyBytes;
  app.route({
    method: call.method,
    url: callPath(call),
    schema: routeSchema(call),
    serializerCompiler: checkedAnswer,
    bodyLimit,
    onRequest: async (request) => {
      const address = clientNetwork(request.ip);
      await count(deps, RIDER_LIMITS.address, `rider address ${address}`);
      if (isPublic) return count(deps, RIDER_LIMITS.signIn, `rider sign-in ${address}`);
      const now = deps.clock.nowSeconds();
      const session = await findRiderSession(deps.db, request.headers.authorization, request.country, now);
      if (!session) throw notSignedIn();
      await count(deps, RIDER_LIMITS.session, `rider session ${session.tokenHash}`);
      sessions.set(request, session);
      waitForBody(request, bodyLimit);
    },
    onSend: async (_request, reply) => void reply.header('cache-control', 'no-store'),
    preHandler: async (request) => {
      if (!call.upload) refuseMalformedText(request);
      if (!call.ownsDelivery) return;
      const { orderId } = request.params as { orderId: string };
      await proveDelivery(deps.db, sessions.get(request), orderId);
    },
    handler: async (request, reply) => {
      void reply.code(call.success ?? 200);
      return handler({
        params: request.params,
        body: request.body,
        session: sessions.get(request) ?? null,
        country: request.country,
        db: deps.db,
      } as RiderContext<C>);
    },
  });
}

async function count(
  { callCounts }: Pick<Deps, 'callCounts'>,
  allowance: Allowance,
  key: string,
): Promise<void> {
  const seconds = await callCounts.count([{ ...allowance, key }]);
  if (seconds > 0) throw tooManyCalls(seconds);
}

/** @throws Refusal 404 unless the rider has the delivery, running or ended */
async function proveDelivery(db: Db, session: RiderSession | undefined, orderId: string): Promise<void> {
  if (!session) throw notSignedIn();
  const row = await db
    .selectFrom('orders')
    .select('status')
    .where('order_id', '=', orderId)
    .where('country', '=', session.country)
    .where('fleet_id', '=', session.fleetId)
    .where('rider_id', '=', session.riderId)
    .executeTakeFirst();
  if (!row || !isHandedOver(row.status)) throw notOwned();
}
