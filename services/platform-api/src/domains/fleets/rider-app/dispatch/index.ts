import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { createWorker } from '../../../../platform/jobs/worker';
import { dispatchOrders } from './dispatch-orders';
import { listRiderFleets } from './rider-fleets';

const LOOK_MS = 1000;

/**
 * Offers orders to riders, on one instance.
 * @returns a function that looks at once
 */
export function startDispatch(app: FastifyInstance, deps: Deps): () => void {
  const fleets = listRiderFleets(deps.config.fleets);
  if (fleets.length === 0) return () => undefined;
  const work = async () => {
    try {
      return await dispatchOrders(deps, fleets);
    } catch (error) {
      app.log.error({ err: error }, 'dispatch of riders');
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
  app.addHook('onReady', () =>
    deps.leadership.lead('riderDispatch', {
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
  return () => worker?.wake();
}
