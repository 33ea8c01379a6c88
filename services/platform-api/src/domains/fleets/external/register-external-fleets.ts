import type { FastifyInstance } from 'fastify';
import { runQueues } from '../../../platform/outgoing/run-queues';
import { receiveWebhooks } from '../../../platform/outgoing/webhooks/receive-webhooks';
import type { Deps as PlatformDeps } from '../../../platform/deps';
import type { Deps } from '../deps';
import { createDeliveryQueues } from './poll-deliveries';
import { receiveCallback } from './receive-callback';

/** Providers call this address; the host names the country. */
const CALLBACK_PATH = '/courier/fleet-callbacks/v1/:sender';

type CompanyDeps = Omit<Deps, 'webhookClient'> & Pick<PlatformDeps, 'leadership'>;

/** Callbacks of external fleets, and the worker that follows their deliveries; nothing without such a fleet. */
export async function registerExternalFleets(app: FastifyInstance, deps: CompanyDeps): Promise<void> {
  if (deps.externalFleets.list.length === 0) return;
  // One instance follows, so that a delivery is read once at a time.
  const wake = runQueues(app, deps, {
    task: 'externalFleets',
    name: 'external fleets',
    queues: [createDeliveryQueues(deps)],
  });
  await receiveWebhooks(app, deps, {
    path: CALLBACK_PATH,
    limitName: 'fleet callback',
    receive: async ({ country, name: fleetId }, callback) => {
      await receiveCallback(deps, { country, fleetId }, callback);
      wake();
      return { received: true };
    },
  });
}
