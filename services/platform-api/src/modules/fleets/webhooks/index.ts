import { webhookContract } from '@courier/api-client/fleet';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../contract-mount/refusal';
import type { Deps } from '../../../deps';
import { createWorker } from '../../../jobs/worker';
import { storeCalledFleets } from '../called-fleets';
import { createFindFleet } from '../find-fleet';
import { mountFleetCall } from '../fleet-mount';
import { readMessageLog, replayMessage } from './message-log';
import { sendDueMessages } from './send-messages';
import { deleteWebhook, findWebhook, setWebhook } from './webhook-rows';

/** How often messages are looked for that another instance wrote or that are to be tried again. */
const LOOK_MS = 1000;

/** Webhooks of fleets: their calls, and the worker that sends. */
export function registerWebhooks(app: FastifyInstance, deps: Deps): void {
  startSender(app, deps);

  mountFleetCall(app, deps, webhookContract.set, async ({ body, key, db }) => ({
    url: body.url,
    secret: await setWebhook(deps, db, key, body),
  }));

  mountFleetCall(app, deps, webhookContract.get, async ({ key, db }) => {
    const webhook = await findWebhook(db, key);
    if (!webhook) throw notFound();
    const { url, events, created_at, switched_off_at } = webhook;
    return { url, events: events.split(','), created_at, switched_off_at };
  });

  mountFleetCall(app, deps, webhookContract.remove, async ({ key, db }) => {
    if (!(await deleteWebhook(db, key, deps.clock.nowSeconds()))) throw notFound();
    return { deleted: true as const };
  });

  mountFleetCall(app, deps, webhookContract.log, ({ query, key, db }) => readMessageLog(db, key, query));

  mountFleetCall(app, deps, webhookContract.replay, async ({ params, key, db }) => {
    await replayMessage(db, key, params.id);
    return { queued: true as const };
  });
}

/** One instance sends, so that the messages of a delivery keep their order. */
function startSender(app: FastifyInstance, deps: Deps): void {
  const findFleet = createFindFleet(deps);
  const work = async () => {
    try {
      return (await sendDueMessages({ ...deps, findFleet })) > 0;
    } catch (error) {
      app.log.error({ err: error }, 'fleet messages');
      return false;
    }
  };
  let worker: ReturnType<typeof createWorker> | null = null;
  const stop = async () => {
    const stopped = worker;
    worker = null;
    await stopped?.stop();
  };
  const unsubscribe = deps.bus.subscribe(() => worker?.wake());
  app.addHook('onReady', () => storeCalledFleets(deps));
  app.addHook('onReady', () =>
    deps.leadership.lead('fleetMessages', {
      gained: async () => {
        worker = createWorker(work, LOOK_MS);
        worker.start();
      },
      lost: stop,
    }),
  );
  app.addHook('onClose', () => {
    unsubscribe();
    return stop();
  });
}
