import { pathLength, type LatLng, type OrderStatus } from '@courier/api-client/order-rules';
import { moved } from '@courier/config/geometry';
import { routeBetween } from '../roads/route-between';
import { indexedRandom } from './random';

/**
 * How an order ends. `stuck`: the rider stops on the way to the shop for a while; `cancelled`: no rider was
 * found; `failed-pickup`: the rider left the shop without the order; `stalled`: it was never processed.
 */
export const OUTCOMES = [
  'delivered',
  'delayed',
  'stuck',
  'returned',
  'cancelled',
  'failed-pickup',
  'stalled',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Determines the course of an order; stored, so that it is the same after a restart. */
export interface Plot {
  readonly sequence: number;
  readonly outcome: Outcome;
  /** How far on the way to the customer the rider turned back, 0 to 1; absent at the door. */
  readonly turnedAt?: number;
}

/** Part of a path that the rider covers during a step, as shares of its length. */
export interface Ride {
  readonly way: 'approach' | 'delivery';
  readonly from: number;
  readonly to: number;
}

export interface JourneyStep {
  readonly status: OrderStatus;
  /** Duration of the status in simulated seconds. */
  readonly seconds: number;
  readonly ride: Ride | null;
}

export interface Journey {
  readonly steps: readonly JourneyStep[];
  /** The rider's position at the assignment. */
  readonly riderStart: LatLng;
  readonly approach: readonly LatLng[];
  readonly delivery: readonly LatLng[];
}

export interface Conditions {
  readonly rain: boolean;
  readonly strike: boolean;
}

const RIDE_METRES_PER_SECOND = 3.2;
/** From the customer's door back to the shop, including the handover. */
const BACK_SECONDS = 700;
const LEAST_BACK_SECONDS = 60;

/** All statuses of an order with their durations and the rider's movements. Deterministic. */
export function simulateJourney(
  seed: number,
  { sequence, outcome, turnedAt = 1 }: Plot,
  pickup: LatLng,
  dropoff: LatLng,
  { rain, strike }: Conditions,
): Journey {
  const random = indexedRandom(seed, sequence);
  const about = (seconds: number) => Math.round(seconds * (0.9 + random() * 0.2));
  const riderStart = startNear(pickup, random);
  const approach = routeBetween(riderStart, pickup);
  const delivery = routeBetween(pickup, dropoff);
  const ride = (path: readonly LatLng[], least: number, most: number) =>
    Math.min(most, Math.max(least, pathLength(path) / RIDE_METRES_PER_SECOND)) * (rain ? 1.3 : 1);
  const step = (
    status: OrderStatus,
    seconds: number,
    way: Ride['way'] | null = null,
    from = 0,
    to = from,
  ): JourneyStep => ({
    status,
    seconds: about(seconds),
    ride: way && { way, from, to },
  });
  const isDelayed = outcome === 'delayed';
  const isStuck = outcome === 'stuck';
  const steps: JourneyStep[] = [
    step('NEW', 130),
    step('RECEIVED', 220),
    step('RECEIVED_BY_VENDOR', 150),
    step('ACCEPTED_BY_VENDOR', 150),
    step('WAITING_FOR_TRANSPORT', 340 * (strike ? 3 : 1)),
    step('ASSIGNED_TO_TRANSPORT', 220, 'approach', 0, 0),
    step(
      'COURIER_ACCEPTED_DELIVERY',
      ride(approach, 560, 700) * (isStuck ? 0.5 : 1),
      'approach',
      0,
      isStuck ? 0.5 : 0.9,
    ),
    ...(isStuck ? [step('DELAYED', 420, 'approach', 0.5, 0.5)] : []),
    step('NEAR_VENDOR', 280, 'approach', isStuck ? 0.5 : 0.9, 1),
    step('PICKED_UP', 180, 'delivery', 0, 0),
    step(
      'COURIER_LEFT_VENDOR',
      ride(delivery, 1040, 1500) * (isDelayed ? 0.6 : 1),
      'delivery',
      0,
      isDelayed ? 0.5 : 0.88,
    ),
    ...(isDelayed ? [step('DELAYED', 480, 'delivery', 0.5, 0.88)] : []),
    step('NEAR_CUSTOMER', 340, 'delivery', 0.88, 1),
    step('DELIVERED', 0),
  ];
  const wayBack = () => {
    const seconds = Math.max(LEAST_BACK_SECONDS, BACK_SECONDS * turnedAt * (rain ? 1.3 : 1));
    return step('RETURN_INITIATED', seconds, 'delivery', turnedAt, 0);
  };
  return { steps: ended(steps, outcome, step, wayBack), riderStart, approach, delivery };
}

type MakeStep = (
  status: OrderStatus,
  seconds: number,
  way?: Ride['way'] | null,
  from?: number,
  to?: number,
) => JourneyStep;

function ended(
  steps: JourneyStep[],
  outcome: Outcome,
  step: MakeStep,
  wayBack: () => JourneyStep,
): JourneyStep[] {
  const stepsBefore = (status: OrderStatus) =>
    steps.slice(0, steps.findIndex((one) => one.status === status) + 1);
  switch (outcome) {
    case 'stalled':
      return [...stepsBefore('NEW'), step('STALLED', 0)];
    case 'cancelled':
      return [...stepsBefore('WAITING_FOR_TRANSPORT'), step('CANCELLED', 0)];
    case 'failed-pickup':
      return [...stepsBefore('NEAR_VENDOR'), step('CANCELLED', 0)];
    case 'returned':
      return [...stepsBefore('NEAR_CUSTOMER'), wayBack(), step('RETURNED_TO_VENDOR', 0)];
    case 'delivered':
    case 'delayed':
    case 'stuck':
      return steps;
  }
}

export function startNear(pickup: LatLng, random: () => number): LatLng {
  const heading = random() * 2 * Math.PI;
  const metres = 700 + random() * 700;
  return moved(pickup, [Math.cos(heading) * metres, Math.sin(heading) * metres]);
}

export const FIRST_SEED = 1;
/** The first orders have no problems, so that a trial shows the normal course. */
const SMOOTH_START = 60;

/** Shares of the outcomes with problems. */
const MISHAPS: readonly (readonly [Outcome, number])[] = [
  ['stuck', 0.01],
  ['returned', 0.01],
  ['cancelled', 0.008],
  ['failed-pickup', 0.006],
  ['stalled', 0.006],
];

/** The plot of an order placed by a user: nearly always a delivery. */
export function userOrderPlot(seed: number, sequence: number): Plot {
  const isDelayed = indexedRandom(seed + 1, sequence)() < 0.06;
  const usual: Plot = { sequence, outcome: isDelayed ? 'delayed' : 'delivered' };
  if (seed === FIRST_SEED && sequence <= SMOOTH_START) return usual;
  let roll = indexedRandom(seed + 3, sequence)();
  for (const [outcome, share] of MISHAPS) {
    if (roll < share) return { sequence, outcome };
    roll -= share;
  }
  return usual;
}
