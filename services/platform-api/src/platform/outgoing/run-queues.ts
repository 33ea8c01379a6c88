import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { runOnOneInstance, type SingleInstanceWork } from './run-on-one-instance';
import type { ReceiverQueues } from './receiver-queues';

interface SingleInstanceQueues extends Pick<SingleInstanceWork, 'task' | 'name'> {
  queues: readonly ReceiverQueues[];
}

/**
 * Works on queues in one instance, so that each item has one attempt at a time. Its end waits for the calls in flight.
 * @returns wakes the work, for an item that is due at once
 */
export function runQueues(
  app: FastifyInstance,
  deps: Pick<Deps, 'leadership'>,
  { queues, ...led }: SingleInstanceQueues,
): () => void {
  const wake = runOnOneInstance(app, deps, {
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
