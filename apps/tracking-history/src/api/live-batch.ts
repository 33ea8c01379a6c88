import type { Order } from '@courier/api-client';
import { watchInput } from './watch-input';

const BATCH_MS = 100;
/** Of more at once than this nobody can read each: they are drawn less often, as every drawing costs the same. */
const FEW = 5;
const RUSH_MS = 400;
/** A page that was busy for longer than this when the next batch was due is given as long again. */
const BUSY_MS = 30;
const MOST_REST_MS = 500;
/** What a person just did is answered first. */
const INPUT_MS = 300;
/** Whoever goes on typing or scrolling sees what has changed this often all the same. */
const MOST_HELD_MS = 1000;

/**
 * Hands updates on in batches: the first at once, the following at most every 100 ms, and a rush every 400 ms. They come
 * less often while drawing them takes most of the time, and wait a moment after a person has done something.
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

  /** @param heldFor when a person did something that has been waited for already */
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
