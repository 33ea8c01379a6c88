import type { Order } from '@courier/api-client';

const BATCH_MS = 100;
/** A page that was busy for longer than this when the next batch was due is given as long again. */
const BUSY_MS = 30;
const MOST_REST_MS = 500;

/**
 * Hands updates on in batches: the first at once, the following at most every 100 ms, so that a rush stays cheap. While
 * drawing them takes most of the time they come less often, and what a person does has its turn.
 */
export function collectUpdates(apply: (updates: readonly Order[]) => void): {
  add(order: Order): void;
  stop(): void;
} {
  let waiting: Order[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;

  function flush() {
    timer = undefined;
    if (waiting.length === 0) return;
    const updates = waiting;
    waiting = [];
    apply(updates);
    due = performance.now() + BATCH_MS;
    timer = setTimeout(flushOrRest, BATCH_MS);
  }

  function flushOrRest() {
    const late = performance.now() - due;
    if (late < BUSY_MS) flush();
    else timer = setTimeout(flush, Math.min(late, MOST_REST_MS));
  }

  return {
    add(order) {
      waiting.push(order);
      if (timer === undefined) flush();
    },
    stop: () => clearTimeout(timer),
  };
}
