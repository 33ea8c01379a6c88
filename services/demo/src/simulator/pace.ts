import type { Deps } from '@courier/platform-api';
import type { KeptSettings } from './kept-settings';
import type { RunningOrders } from './running-orders';
import type { StoredSettings } from './simulator-settings';

export interface Pace {
  apply(next: StoredSettings): void;
  /** Counts a pause that already exists from now on. */
  begin(): void;
}

export function createPace(
  { clock }: Pick<Deps, 'clock'>,
  settings: KeptSettings,
  running: RunningOrders,
): Pace {
  let pausedMs = 0;
  return {
    apply: (next) => {
      const before = settings.now;
      const now = clock.nowMs();
      settings.set(next);
      if (!before.paused && next.paused) pausedMs = now;
      if (before.paused && !next.paused) running.shift(now - pausedMs);
      if (next.speed !== before.speed) running.rescale(next.paused ? pausedMs : now, next.speed);
    },
    begin: () => {
      if (settings.now.paused) pausedMs = clock.nowMs();
    },
  };
}
