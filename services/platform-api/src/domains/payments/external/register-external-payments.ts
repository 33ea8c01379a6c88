import type { FastifyInstance } from 'fastify';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { Deps } from '../deps';
import { runQueues } from '../../../platform/outgoing/run-queues';
import { receiveWebhooks } from '../../../platform/outgoing/webhooks/receive-webhooks';
import { createRemovalQueues } from './card-removals';
import { createRefundQueues } from './refunds/send-refunds';
import { createChargeQueues } from './settle-charges';
import { receiveWebhook } from './receive-webhook';

/** Providers call this address; the host names the country. */
const WEBHOOK_PATH = '/courier/payment-webhooks/v1/:sender';

type WorkerDeps = Pick<Deps, 'clock' | 'db' | 'externalPayments' | 'log' | 'metrics'> &
  Pick<PlatformDeps, 'leadership'>;

/** Webhooks and the worker. */
export async function registerExternalPayments(
  app: FastifyInstance,
  deps: WorkerDeps & Pick<Deps, 'bus' | 'calls'>,
): Promise<void> {
  if (deps.externalPayments.isEmpty) return;
  const wake = startWorker(app, deps);
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

/** One instance works, so that a charge is captured, undone or refunded once at a time. */
const startWorker = (app: FastifyInstance, deps: WorkerDeps): (() => void) =>
  runQueues(app, deps, {
    task: 'payments',
    name: 'payments',
    queues: [createChargeQueues(deps), createRefundQueues(deps), createRemovalQueues(deps)],
  });
