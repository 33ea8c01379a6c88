import type { Clock } from '../clock';
import type { Count } from './count-store';

/** One thing that is counted, and how long its window is. */
interface WindowOf {
  key: string;
  seconds: number;
}

/** Counts in this process: its own and the latest of the store. */
export interface KnownCounts {
  /**
   * A window ends at the latest its own length from now: after the clock was set back, a window that began before would
   * last longer by as much.
   */
  of(thing: WindowOf): Count;
  add(thing: WindowOf): Count;
  /** What the store said; an older answer that comes late changes nothing. */
  learn(thing: WindowOf, count: Count): void;
}

/** Of some 20 MB. Beyond that the oldest are dropped, so that changing addresses cannot fill the memory. */
const MOST = 100_000;
const SWEEP_MS = 60_000;

export function createKnownCounts(clock: Clock): KnownCounts {
  const counts = new Map<string, Count>();
  let sweptAtMs = clock.nowMs();

  const keep = (key: string, count: Count) => {
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
  const of = ({ key, seconds }: WindowOf): Count => {
    const found = counts.get(key);
    if (!found || found.endsAtMs <= clock.nowMs()) return { count: 0, endsAtMs: 0 };
    const latestEndMs = clock.nowMs() + seconds * 1000;
    if (found.endsAtMs <= latestEndMs) return found;
    const shortened = { ...found, endsAtMs: latestEndMs };
    counts.set(key, shortened);
    return shortened;
  };
  return {
    of,
    add: ({ key, seconds }) => {
      const { count, endsAtMs } = of({ key, seconds });
      const next = { count: count + 1, endsAtMs: endsAtMs || clock.nowMs() + seconds * 1000 };
      keep(key, next);
      return next;
    },
    learn: (thing, told) => {
      const { count, endsAtMs } = of(thing);
      if (told.count >= count || told.endsAtMs > endsAtMs) keep(thing.key, told);
    },
  };
}
