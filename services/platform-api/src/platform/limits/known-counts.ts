import type { Clock } from '../clock';
import type { Count } from './count-store';

interface WindowOf {
  key: string;
  seconds: number;
}

/** Counts of this process and the latest known counts of the store. */
export interface KnownCounts {
  /** Caps the end of a window at its length from now: otherwise a clock set back would prolong it. */
  of(thing: WindowOf): Count;
  add(thing: WindowOf): Count;
  /** Takes a count from the store; ignores an older one that arrives late. */
  record(thing: WindowOf, count: Count): void;
}

/** About 20 MB. The oldest entries are dropped, so that changing addresses cannot fill the memory. */
const MOST = 100_000;
const SWEEP_MS = 60_000;

export function createKnownCounts(clock: Clock): KnownCounts {
  const counts = new Map<string, Count>();
  let sweptAtMs = clock.nowMs();

  const store = (key: string, count: Count) => {
    const now = clock.nowMs();
    counts.set(key, count);
    if (now - sweptAtMs < SWEEP_MS && counts.size <= MOST) return;
    sweptAtMs = now;
    for (const [name, { endsAtMs }] of counts) if (endsAtMs <= now) counts.delete(name);
    for (const name of counts.keys()) {
      if (counts.size <= MOST) return;
      counts.delete(name);
    }
  };
  const readCount = ({ key, seconds }: WindowOf): Count => {
    const found = counts.get(key);
    if (!found || found.endsAtMs <= clock.nowMs()) return { count: 0, endsAtMs: 0 };
    const latestEndMs = clock.nowMs() + seconds * 1000;
    if (found.endsAtMs <= latestEndMs) return found;
    const shortened = { ...found, endsAtMs: latestEndMs };
    counts.set(key, shortened);
    return shortened;
  };
  return {
    of: readCount,
    add: ({ key, seconds }) => {
      const { count, endsAtMs } = readCount({ key, seconds });
      const next = { count: count + 1, endsAtMs: endsAtMs || clock.nowMs() + seconds * 1000 };
      store(key, next);
      return next;
    },
    record: (thing, reported) => {
      const { count, endsAtMs } = readCount(thing);
      if (reported.count >= count || reported.endsAtMs > endsAtMs) store(thing.key, reported);
    },
  };
}
