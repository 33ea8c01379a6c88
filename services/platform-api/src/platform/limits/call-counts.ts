import type { Allowance } from '@courier/api-client/call-limits';
import type { Clock } from '../clock';
import type { Count, CountStore } from './count-store';
import { createKnownCounts } from './known-counts';
import { createStoreWatch } from './store-watch';

export interface Counted extends Allowance {
  /** Call and caller, e.g. `orders.create address 192.0.2.7`. */
  key: string;
}

export interface CallCounts {
  /** Seconds until the next allowed call according to local counts; 0 when allowed now. */
  secondsSpent(things: readonly Counted[]): number;
  /** Adds one to each count. @returns seconds until all are allowed again; 0 when all are within their limits */
  count(things: readonly Counted[]): Promise<number>;
}

interface Options {
  clock: Clock;
  /** The shared store; null for a single process. */
  store: CountStore | null;
  /** Timeout of the store in ms; default 1000. */
  answerMs?: number | undefined;
  /** Called with false when the store fails and with true when it recovers. */
  onStore: (answers: boolean) => void;
  /** Multiplies the limits of the table. */
  factor: number;
}

/**
 * Shares counts between instances if there is a store. While the store fails, each instance counts alone, so no caller
 * is locked out and no limit is lifted.
 */
export function createCallCounts({ clock, store, onStore, factor, answerMs }: Options): CallCounts {
  const known = createKnownCounts(clock);
  const shared = store && createStoreWatch(store, onStore, answerMs);
  const allowed = ({ calls }: Counted) => Math.max(1, Math.round(calls * factor));
  const secondsLeft = ({ endsAtMs }: Count, { seconds }: Counted) =>
    Math.min(seconds, Math.max(1, Math.ceil((endsAtMs - clock.nowMs()) / 1000)));

  const secondsSpent = (things: readonly Counted[]) =>
    Math.max(
      0,
      ...things.map((thing) => {
        const count = known.of(thing);
        return count.count >= allowed(thing) ? secondsLeft(count, thing) : 0;
      }),
    );
  return {
    secondsSpent,
    count: async (things) => {
      const spent = secondsSpent(things);
      if (spent > 0) return spent;
      const sharedCounts = await shared?.add(things);
      const seconds = things.map((thing, index) => {
        const count = sharedCounts?.[index] ?? known.add(thing);
        if (sharedCounts) known.record(thing, count);
        return count.count > allowed(thing) ? secondsLeft(count, thing) : 0;
      });
      return Math.max(0, ...seconds);
    },
  };
}
