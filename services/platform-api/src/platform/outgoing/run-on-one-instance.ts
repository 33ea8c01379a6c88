import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { createWorker, type Worker } from '../jobs/worker';

/** How often work is looked for that another instance wrote or that is to be tried again. */
const LOOK_MS = 1000;

export interface SingleInstanceWork {
  /** Name of the leadership. */
  task: Parameters<Deps['leadership']['campaignFor']>[0];
  /** For the log. */
  name: string;
  /** Resolves to whether there may be more. */
  work: () => Promise<boolean>;
  /** Resolves when what `work` has started is over. */
  whenIdle?: () => Promise<void>;
}

/**
 * Repeats work in one instance while the server is up; another instance takes over when it dies.
 * @returns wakes the work, for an item that is due at once
 */
export function runOnOneInstance(
  app: FastifyInstance,
  { leadership }: Pick<Deps, 'leadership'>,
  { task, name, work, whenIdle }: SingleInstanceWork,
): () => void {
  let worker: Worker | null = null;
  const tryWork = async () => {
    try {
      return await work();
    } catch (error) {
      app.log.error({ err: error }, name);
      return false;
    }
  };
  const stop = async () => {
    const stopped = worker;
    worker = null;
    await stopped?.stop();
    await whenIdle?.();
  };
  app.addHook('onReady', () =>
    leadership.campaignFor(task, {
      gained: async () => {
        worker = createWorker(tryWork, LOOK_MS);
        worker.start();
      },
      lost: stop,
    }),
  );
  app.addHook('onClose', stop);
  return () => worker?.wake();
}
