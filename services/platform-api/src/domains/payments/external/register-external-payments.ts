import { FLEET_LIMITS } from '@courier/api-client/call-limits';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../../../platform/limits/client-network';
import { tooManyCalls } from '../../../platform/limits/limit-calls';
import type { Deps } from '../deps';
import { leadQueues } from '../../../platform/outgoing/lead-queues';
import { registerBankRoutes } from './bank-routes';
import { registerCardFields } from './card-fields/card-fields-routes';
import { createRemovalQueues } from './card-removals';
import { createChargeQueues } from './settle-charges';
import { takeInWebhook } from './take-in-webhook';

/** Providers call this address; the host names the country. */
const WEBHOOK_PATH = '/courier/payment-webhooks/v1/:adapter';

/** Bank pages, webhooks and the worker of external providers; nothing without an account. */
export async function registerExternalPayments(app: FastifyInstance, deps: Deps): Promise<void> {
  if (deps.externalPayments.list.length === 0) return;
  const wake = startFollowing(app, deps);
  await registerBankRoutes(app, deps);
  registerCardFields(app, deps);
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A signature may cover the bytes as they were sent.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(
      WEBHOOK_PATH,
      { schema: { hide: true }, bodyLimit: REQUEST_LIMITS.bodyBytes },
      async (request, reply) => {
        const key = `payment webhook ${clientNetwork(request.ip)}`;
        const seconds = await deps.callCounts.count([{ ...FLEET_LIMITS.address, key }]);
        if (seconds > 0) throw tooManyCalls(seconds);
        const { adapter } = request.params as { adapter: string };
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const answer = await takeInWebhook(
          deps,
          { country: request.country, adapter },
          { headers: request.headers, body },
        );
        wake();
        return reply
          .code(200)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(answer);
      },
    );
  });
}

/** One instance follows, so that a charge is captured or undone once at a time. */
const startFollowing = (app: FastifyInstance, deps: Deps): (() => void) =>
  leadQueues(app, deps, {
    task: 'payments',
    name: 'payments',
    queues: [createChargeQueues(deps), createRemovalQueues(deps)],
  });
