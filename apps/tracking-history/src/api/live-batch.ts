import type { Order } from '@courier/api-client';

const BATCH_MS = 100;

/** Hands updates on in batches: the first at once, the following at most every 100 ms, so that a rush stays cheap. */
export function collectUpdates(apply: (updates: readonly Order[]) => void): {
  add(order: Order): void;
  stop(): void;
} {
  let waiting: Order[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    timer = undefined;
    if (waiting.length === 0) return;
    const updates = waiting;
    waiting = [];
    apply(updates);
    timer = setTimeout(flush, BATCH_MS);
  }

  return {
    add(order) {
      waiting.push(order);
      if (timer === undefined) flush();
    },
    stop: () => clearTimeout(timer),
  };
}
