import { fleetContract } from '@courier/api-client/fleet';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../platform/calls/mount';
import { notFound } from '../../platform/requests/refusal';
import type { Deps as PlatformDeps } from '../../platform/deps';
import type { Deps } from './deps';
import { runQueues } from '../../platform/outgoing/run-queues';
import { storeCalledFleets } from './called-fleets';
import type { FindFleet } from './fleet-port';
import { readMessageLog, replayMessage } from './webhooks/message-log';
import { createMessageQueues } from './webhooks/send-messages';
import { deleteWebhook, findWebhook, setWebhook } from './webhooks/webhook-rows';

type WebhookDeps = Pick<Deps, 'bus' | 'calls' | 'clock' | 'config' | 'db' | 'keys' | 'log'> &
  Pick<PlatformDeps, 'leadership'> & { findFleet: FindFleet };

/** Webhooks of fleets: their calls, and the worker that sends. */
export function registerWebhooks(app: FastifyInstance, deps: WebhookDeps): void {
  startSender(app, deps);

  mount(app, deps, fleetContract.setWebhook, async ({ body, session: key, db }) => ({
    url: body.url,
    secret: await setWebhook(deps, db, key, body),
  }));

  mount(app, deps, fleetContract.webhook, async ({ session: key, db }) => {
    const webhook = await findWebhook(db, key);
    if (!webhook) throw notFound();
    const { url, events, created_at, switched_off_at } = webhook;
    return { url, events: events.split(','), created_at, switched_off_at };
  });

  mount(app, deps, fleetContract.removeWebhook, async ({ session: key, db }) => {
    if (!(await deleteWebhook(db, key, deps.clock.nowSeconds()))) throw notFound();
    return { deleted: true as const };
  });

  mount(app, deps, fleetContract.messages, ({ query, session: key, db }) => readMessageLog(db, key, query));

  mount(app, deps, fleetContract.replay, async ({ params, session: key, db }) => {
    await replayMessage(db, key, params.id);
    return { queued: true as const };
  });
}

/** One instance sends, so that the messages of a delivery keep their order. */
function startSender(app: FastifyInstance, deps: WebhookDeps): void {
  const queues = [createMessageQueues(deps)];
  const wake = runQueues(app, deps, { task: 'fleetMessages', name: 'fleet messages', queues });
  const unsubscribe = deps.bus.subscribe(wake);
  app.addHook('onReady', () => storeCalledFleets(deps));
  app.addHook('onClose', async () => unsubscribe());
}
