import type { Order } from '@courier/api-client';
import { watchInput } from './watch-input';

const BATCH_MS = 100;
/** Above this number of updates a user cannot read each one, so they are drawn less often. */
const FEW = 5;
const RUSH_MS = 400;
/** If the next batch is late by more than this, it is delayed again by the same time. */
const BUSY_MS = 30;
const MOST_REST_MS = 500;
/** Updates wait this long after user input, so that the response to the input is drawn first. */
const INPUT_MS = 300;
/** Upper limit of the delay during continuous typing or scrolling. */
const MOST_HELD_MS = 1000;

/**
 * Passes updates on in batches: the first at once, then every 100 ms, or every 400 ms after a large batch.
 * Batches wait while the main thread is busy and after user input.
 */
export function collectUpdates(apply: (updates: readonly Order[]) => void): {
  add(order: Order): void;
  stop(): void;
} {
  const input = watchInput();
  let waiting: Order[] = [];
  let waitingSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;

  function flushOrRest() {
    const late = performance.now() - due;
    if (late < BUSY_MS) flush();
    else timer = setTimeout(() => flush(), Math.min(late, MOST_REST_MS));
  }

  /** @param heldFor time of the input that this batch has already waited for */
  function flush(heldFor = -Infinity) {
    timer = undefined;
    if (waiting.length === 0) return;
    const last = input.lastAt();
    const until = Math.min(last + INPUT_MS, waitingSince + MOST_HELD_MS);
    if (last > heldFor && until > performance.now()) {
      timer = setTimeout(() => flush(last), until - performance.now());
      return;
    }
    const updates = waiting;
    waiting = [];
    apply(updates);
    const pause = updates.length > FEW ? RUSH_MS : BATCH_MS;
    due = performance.now() + pause;
    timer = setTimeout(flushOrRest, pause);
  }

  return {
    add(order) {
      if (waiting.length === 0) waitingSince = performance.now();
      waiting.push(order);
      if (timer === undefined) flush();
    },
    stop() {
      clearTimeout(timer);
      input.stop();
    },
  };
}
