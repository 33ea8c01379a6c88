import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { createWorker, type Worker } from '../jobs/worker';
import type { ReceiverQueues } from './receiver-queues';

/** How often items are looked for that another instance wrote or that are to be tried again. */
const LOOK_MS = 1000;

interface LedQueues {
  /** Name of the leadership. */
  task: Parameters<Deps['leadership']['lead']>[0];
  /** For the log. */
  name: string;
  queues: readonly ReceiverQueues[];
}

/**
 * Works on queues in one instance, so that each item has one attempt at a time. Its end waits for the calls in flight.
 * @returns wakes the work, for an item that is due at once
 */
export function leadQueues(
  app: FastifyInstance,
  { leadership }: Pick<Deps, 'leadership'>,
  { task, name, queues }: LedQueues,
): () => void {
  let worker: Worker | null = null;
  const wake = () => worker?.wake();
  for (const { onPlaceFree } of queues) onPlaceFree(wake);
  const work = async () => {
    try {
      const started = await Promise.all(queues.map(({ startDue }) => startDue()));
      return started.some((count) => count > 0);
    } catch (error) {
      app.log.error({ err: error }, name);
      return false;
    }
  };
  const stop = async () => {
    const stopped = worker;
    worker = null;
    await stopped?.stop();
    await Promise.all(queues.map(({ whenIdle }) => whenIdle()));
  };
  app.addHook('onReady', () =>
    leadership.lead(task, {
      gained: async () => {
        worker = createWorker(work, LOOK_MS);
        worker.start();
      },
      lost: stop,
    }),
  );
  app.addHook('onClose', stop);
  return wake;
}
