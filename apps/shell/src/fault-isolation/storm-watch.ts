import { LIMITS } from '@courier/config';
import { LimitError } from './limit-error';
import { sameThing, type Place, type Touched } from './place';

const WINDOW_MS = 1000;

/** The error of a screen that updates itself in an endless loop. */
export const stormError = (): Error =>
  new LimitError(`More than ${LIMITS.commitsPerSecond} changes a second for ${LIMITS.stormSeconds} seconds`);

/** Counts commits; after too many for too long, calls `onStorm` with the place that causes most of them. */
export function createStormWatch(onStorm: (place: Place) => void, now: () => number) {
  let from = now();
  let count = 0;
  let seconds = 0;
  let by = new Map<Place, number>();

  const countCommits = (wanted: Place) =>
    [...by].reduce((sum, [place, commits]) => sum + (sameThing(place, wanted) ? commits : 0), 0);

  function endSecond(at: number): void {
    const isStorm = count > LIMITS.commitsPerSecond && at - from < 2 * WINDOW_MS;
    seconds = isStorm ? seconds + 1 : 0;
    if (seconds >= LIMITS.stormSeconds) {
      seconds = 0;
      for (const place of by.keys()) if (countCommits(place) > count / 2) onStorm(place);
    }
    [from, count, by] = [at, 0, new Map<Place, number>()];
  }

  /** @param touched called only after a second with too many commits */
  return (touched: () => readonly Touched[]): void => {
    const at = now();
    if (at - from >= WINDOW_MS) endSecond(at);
    count += 1;
    if (seconds === 0) return;
    for (const { place } of touched()) by.set(place, (by.get(place) ?? 0) + 1);
  };
}
