/** What the work below takes, in milliseconds, on the machine the limits are made for. */
const USUAL_MS = 3;
const STEPS = 1_500_000;

/** How many times slower than that machine this one is now; never less than 1. */
export function machineSlowness(now: () => number = () => performance.now()): number {
  const started = now();
  let sum = 1;
  for (let step = 0; step < STEPS; step += 1) sum = (sum * 31 + step) | 0;
  // The sum is asked for, so that no engine leaves the work out.
  const took = now() - started + (sum === 0 ? 1 : 0);
  return Math.max(1, took / USUAL_MS);
}
