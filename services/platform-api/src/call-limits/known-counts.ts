import type { Clock } from '../clock';
import type { Count } from './count-store';

/** What this process knows of counts: what it has counted itself and what the store told it last. */
export interface KnownCounts {
  of(key: string): Count;
  add(thing: { key: string; seconds: number }): Count;
  /** What the store said; an older answer that comes late changes nothing. */
  learn(key: string, count: Count): void;
}

/** Of some 20 MB. Beyond that the oldest are forgotten, so that nobody fills the memory by changing addresses. */
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
  const of = (key: string): Count => {
    const found = counts.get(key);
    return found && found.endsAtMs > clock.nowMs() ? found : { count: 0, endsAtMs: 0 };
  };
  return {
    of,
    add: ({ key, seconds }) => {
      const { count, endsAtMs } = of(key);
      const next = { count: count + 1, endsAtMs: endsAtMs || clock.nowMs() + seconds * 1000 };
      keep(key, next);
      return next;
    },
    learn: (key, told) => {
      if (told.count >= of(key).count || told.endsAtMs > of(key).endsAtMs) keep(key, told);
    },
  };
}
