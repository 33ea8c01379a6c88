import type { Clock } from '../../../platform/clock';

export interface RecentValues<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

interface Bounds {
  readonly most: number;
  readonly seconds: number;
}

/** A cache with a time to live that drops the least recently used value when it is full. */
export function createRecentValues<V>(
  { most, seconds }: Bounds,
  clock: Pick<Clock, 'nowMs'>,
): RecentValues<V> {
  const entries = new Map<string, { value: V; untilMs: number }>();
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.untilMs <= clock.nowMs()) return undefined;
      // Set again to keep the map in order of use.
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, value) => {
      entries.delete(key);
      entries.set(key, { value, untilMs: clock.nowMs() + seconds * 1000 });
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
  };
}
