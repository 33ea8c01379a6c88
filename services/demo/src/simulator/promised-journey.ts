import type { LatLng } from '@courier/api-client/order-rules';
import type { SimulatedOrder } from '../port';
import { simulateJourney, type Conditions, type Journey, type JourneyStep, type Plot } from './journey';
import { indexedRandom } from './random';

/** Simulated seconds before the promised time at which a scheduled order starts to look for a rider. */
export const LEAD_SECONDS = 2700;
/** Steps of a scheduled order before that. */
const STEPS_BEFORE_LEAD = 2;

export type OrderPromise = Pick<
  SimulatedOrder['order'],
  'created_at' | 'preordered_for' | 'promised_from' | 'promised_to'
>;

/** An order with problems is late by at least this many seconds, plus up to `MORE_LATE_SECONDS`. */
const LEAST_LATE_SECONDS = 240;
const MORE_LATE_SECONDS = 480;
const LATE: ReadonlySet<Plot['outcome']> = new Set(['delayed', 'stuck']);
/** Normal orders keep this share of the promised range free at both ends. */
const MARGIN = 0.15;

/** Simulated seconds from placement, or for a scheduled order from the search for a rider, to the door. */
function secondsToDoor(seed: number, { sequence, outcome }: Plot, promise: OrderPromise): number | null {
  const random = indexedRandom(seed + 4, sequence)();
  const late = LATE.has(outcome) ? LEAST_LATE_SECONDS + random * MORE_LATE_SECONDS : null;
  if (promise.preordered_for !== null) return LEAD_SECONDS + (late ?? 0);
  const { created_at: start, promised_from: from, promised_to: to } = promise;
  if (from === null || to === null) return null;
  if (late !== null) return to - start + late;
  return from - start + (to - from) * (MARGIN + (1 - 2 * MARGIN) * random);
}

const total = (steps: readonly JourneyStep[]): number => steps.reduce((sum, { seconds }) => sum + seconds, 0);

/**
 * Scales the journey to the promise at speed 1: a delivered order is on time, a delayed one is late. Without
 * a promise it takes the usual time.
 */
export function promisedJourney(
  seed: number,
  plot: Plot,
  promise: OrderPromise,
  [pickup, dropoff]: readonly [LatLng, LatLng],
  conditions: Conditions,
): Journey {
  const journey = simulateJourney(seed, plot, pickup, dropoff, conditions);
  const wanted = secondsToDoor(seed, plot, promise);
  if (wanted === null) return journey;
  const outcome = LATE.has(plot.outcome) ? plot.outcome : 'delivered';
  const { steps } = simulateJourney(seed, { ...plot, outcome }, pickup, dropoff, conditions);
  const usual = total(promise.preordered_for === null ? steps : steps.slice(STEPS_BEFORE_LEAD));
  const pace = wanted / usual;
  return {
    ...journey,
    steps: journey.steps.map((step) => ({ ...step, seconds: Math.round(step.seconds * pace) })),
  };
}
