import type { Allowance } from '@courier/api-client/call-limits';
import type { Clock } from '../clock';
import type { Count, CountStore } from './count-store';
import { createKnownCounts } from './known-counts';
import { createStoreWatch } from './store-watch';

/** One thing that is counted. */
export interface Counted extends Allowance {
  /** What is counted of whom, e.g. `orders.create address 192.0.2.7`. */
  key: string;
}

/** How often each thing was done in its window. */
export interface CallCounts {
  /** Seconds until it may be done again, as far as this process knows without asking; 0 when it may now. */
  secondsSpent(things: readonly Counted[]): number;
  /** Counts one more of each. @returns seconds until all of them may be done again; 0 when this one is within all */
  count(things: readonly Counted[]): Promise<number>;
}

interface Options {
  clock: Clock;
  /** Where all instances count; null when this process is the only one. */
  store: CountStore | null;
  /** For an answer of the store, in ms; one second unless given. */
  answerMs?: number | undefined;
  /** Called when the store fails (false) and when it answers again (true). */
  onStore: (answers: boolean) => void;
  /** How many times the numbers of the table hold. */
  factor: number;
}

/**
 * Shares counts between instances if there is a store. While the store fails, each instance continues with its own
 * counts: the failure locks out no caller and removes no limit.
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
      const told = await shared?.add(things);
      const seconds = things.map((thing, index) => {
        const count = told?.[index] ?? known.add(thing);
        if (told) known.learn(thing, count);
        return count.count > allowed(thing) ? secondsLeft(count, thing) : 0;
      });
      return Math.max(0, ...seconds);
    },
  };
}
