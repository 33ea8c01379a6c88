import { FLEET_LIMITS } from '@courier/api-client/call-limits';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../../../platform/limits/client-network';
import { tooManyCalls } from '../../../platform/limits/limit-calls';
import type { Deps } from '../deps';
import { leadQueues } from '../../../platform/outgoing/lead-queues';
import { createDeliveryQueues } from './poll-deliveries';
import { takeInCallback } from './take-in-callback';

/** Providers call this address; the host names the country. */
const CALLBACK_PATH = '/courier/fleet-callbacks/v1/:fleetId';

/** Callbacks of external fleets, and the worker that follows their deliveries; nothing without such a fleet. */
export async function registerExternalFleets(app: FastifyInstance, deps: Deps): Promise<void> {
  if (deps.externalFleets.list.length === 0) return;
  const wake = startFollowing(app, deps);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes as they were sent.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      CALLBACK_PATH,
      { schema: { hide: true }, bodyLimit: REQUEST_LIMITS.bodyBytes },
      async (request, reply) => {
        const key = `fleet callback ${clientNetwork(request.ip)}`;
        const seconds = await deps.callCounts.count([{ ...FLEET_LIMITS.address, key }]);
        if (seconds > 0) throw tooManyCalls(seconds);
        const { fleetId } = request.params as { fleetId: string };
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await takeInCallback(deps, { country: request.country, fleetId }, { headers: request.headers, body });
        wake();
        return reply.code(200).header('cache-control', 'no-store').send({ received: true });
      },
    );
  });
}

/** One instance follows, so that a delivery is read once at a time. */
const startFollowing = (app: FastifyInstance, deps: Deps): (() => void) =>
  leadQueues(app, deps, {
    task: 'externalFleets',
    name: 'external fleets',
    queues: [createDeliveryQueues(deps)],
  });
