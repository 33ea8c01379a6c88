/** What the work below takes, in milliseconds, on the machine the limits are made for. */
const USUAL_MS = 1;
const STEPS = 500_000;
/** Once may be the machine doing something else. */
const TRIES = 3;
/** A page that stands still for longer than this many times the limit does so on any machine. */
const MOST = 20;

function work(now: () => number): number {
  const started = now();
  let sum = 1;
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) | 0;
  // The sum is asked for, so that no engine leaves the work out.
  return now() - started + (sum === 0 ? 1 : 0);
}

/** A machine that was slow so long ago may be so still. */
const KEPT_MS = 10_000;

/** How many times slower than that machine this one is now: the best of a few tries, from 1 to 20. */
export function machineSlowness(now: () => number = () => performance.now()): number {
  const best = Math.min(...Array.from({ length: TRIES }, () => work(now)));
  return Math.min(MOST, Math.max(1, best / USUAL_MS));
}

/**
 * The same for whoever asks whether it is at least so many times: found out anew only where the latest answer says no or
 * is old, as finding out holds the page up itself.
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
