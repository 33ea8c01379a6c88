import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { runQueues } from '../../../platform/outgoing/run-queues';
import { receiveWebhooks } from '../../../platform/outgoing/webhooks/receive-webhooks';
import { registerBankRoutes } from './bank-routes';
import { registerCardFields } from './card-fields/card-fields-routes';
import { createRemovalQueues } from './card-removals';
import { createChargeQueues } from './settle-charges';
import { receiveWebhook } from './receive-webhook';

/** Providers call this address; the host names the country. */
const WEBHOOK_PATH = '/courier/payment-webhooks/v1/:sender';

/** Bank pages, card fields, webhooks and the worker. */
export async function registerExternalPayments(app: FastifyInstance, deps: Deps): Promise<void> {
  const wake = startWorker(app, deps);
  await registerBankRoutes(app, deps);
  registerCardFields(app, deps);
  await receiveWebhooks(app, deps, {
    path: WEBHOOK_PATH,
    limitName: 'payment webhook',
    receive: async ({ country, name: adapter }, webhook) => {
      const answer = await receiveWebhook(deps, { country, adapter }, webhook);
      wake();
      return answer;
    },
  });
}

/** One instance works, so that a charge is captured or undone once at a time. */
const startWorker = (app: FastifyInstance, deps: Deps): (() => void) =>
  runQueues(app, deps, {
    task: 'payments',
    name: 'payments',
    queues: [createChargeQueues(deps), createRemovalQueues(deps)],
  });
