import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { leadWork, type LedWork } from './lead-work';
import type { ReceiverQueues } from './receiver-queues';

interface LedQueues extends Pick<LedWork, 'task' | 'name'> {
  queues: readonly ReceiverQueues[];
}

/**
 * Works on queues in one instance, so that each item has one attempt at a time. Its end waits for the calls in flight.
 * @returns wakes the work, for an item that is due at once
 */
export function leadQueues(
  app: FastifyInstance,
  deps: Pick<Deps, 'leadership'>,
  { queues, ...led }: LedQueues,
): () => void {
  const wake = leadWork(app, deps, {
    ...led,
    work: async () => {
      const started = await Promise.all(queues.map(({ startDue }) => startDue()));
      return started.some((count) => count > 0);
    },
    whenIdle: async () => void (await Promise.all(queues.map(({ whenIdle }) => whenIdle()))),
  });
  for (const { onPlaceFree } of queues) onPlaceFree(wake);
  return wake;
}
