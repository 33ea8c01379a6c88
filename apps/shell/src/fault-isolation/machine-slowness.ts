/** Duration of `work` on the reference machine, in milliseconds. */
const USUAL_MS = 1;
const STEPS = 500_000;
/** A single measurement can be disturbed by other work. */
const TRIES = 3;
/** Upper bound: a longer block is too long on any machine. */
const MOST = 20;

function work(now: () => number): number {
  const started = now();
  let sum = 1;
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) | 0;
  // Uses the sum, so that the engine does not remove the loop.
  return now() - started + (sum === 0 ? 1 : 0);
}

/** A measurement stays valid for this time. */
const KEPT_MS = 10_000;

/**
 * Slowness of this machine compared with the reference machine, from 1 to 20: the best of a few measurements.
 */
export function machineSlowness(now: () => number = () => performance.now()): number {
  const best = Math.min(...Array.from({ length: TRIES }, () => work(now)));
  return Math.min(MOST, Math.max(1, best / USUAL_MS));
}

/**
 * Caches the slowness. Measures again only if the cached value is old or below `atLeast`, because the
 * measurement itself blocks the page.
 */
export function createSlowness(
  measure: () => number = machineSlowness,
  now: () => number = () => performance.now(),
): (atLeast: number) => number {
  let known = { at: -Infinity, slowness: 1 };
  return (atLeast) => {
    const isKnown = known.slowness >= atLeast && now() < known.at + KEPT_MS;
    if (!isKnown) known = { slowness: measure(), at: now() };
    return known.slowness;
  };
}
