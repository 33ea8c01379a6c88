import { pathLength, type LatLng, type OrderStatus } from '@courier/api-client/order-rules';
import { moved } from '../geolocator/plane';
import { routeBetween } from '../routing/route-between';
import { randomOf } from './random';

export type Outcome = 'delivered' | 'delayed' | 'cancelled' | 'returned';

/** What decides about an order once and for all; kept in the database, so that a restart goes on with the same story. */
export interface Plot {
  readonly sequence: number;
  readonly outcome: Outcome;
}

/** Stretch of a way the rider covers during a step, as shares of that way. */
export interface Ride {
  readonly way: 'approach' | 'delivery';
  readonly from: number;
  readonly to: number;
}

export interface JourneyStep {
  readonly status: OrderStatus;
  /** How long the order stays in this status, in simulated seconds. */
  readonly seconds: number;
  readonly ride: Ride | null;
}

export interface Journey {
  readonly steps: readonly JourneyStep[];
  /** Where the rider is when the order finds one. */
  readonly riderStart: LatLng;
  readonly approach: readonly LatLng[];
  readonly delivery: readonly LatLng[];
}

export interface Conditions {
  readonly rain: boolean;
  readonly strike: boolean;
}

const RIDE_METRES_PER_SECOND = 3.2;

/** The whole way of an order: which statuses, how long each, and where the rider goes. Same input, same journey. */
export function journeyOf(
  seed: number,
  { sequence, outcome }: Plot,
  pickup: LatLng,
  dropoff: LatLng,
  { rain, strike }: Conditions,
): Journey {
  const random = randomOf(seed, sequence);
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
  const steps: JourneyStep[] = [
    step('NEW', 130),
    step('RECEIVED', 220),
    step('RECEIVED_BY_VENDOR', 150),
    step('ACCEPTED_BY_VENDOR', 150),
    step('WAITING_FOR_TRANSPORT', 340 * (strike ? 3 : 1)),
    step('ASSIGNED_TO_TRANSPORT', 220, 'approach', 0, 0),
    step('COURIER_ACCEPTED_DELIVERY', ride(approach, 560, 700), 'approach', 0, 0.9),
    step('NEAR_VENDOR', 280, 'approach', 0.9, 1),
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
  return { steps: ended(steps, outcome, step), riderStart, approach, delivery };
}

type MakeStep = (
  status: OrderStatus,
  seconds: number,
  way?: Ride['way'] | null,
  from?: number,
  to?: number,
) => JourneyStep;

function ended(steps: JourneyStep[], outcome: Outcome, step: MakeStep): JourneyStep[] {
  if (outcome === 'cancelled') return [...steps.slice(0, 5), step('CANCELLED', 0)];
  if (outcome !== 'returned') return steps;
  return [
    ...steps.slice(0, -1),
    step('RETURN_INITIATED', 700, 'delivery', 1, 0),
    step('RETURNED_TO_VENDOR', 0),
  ];
}

function startNear(pickup: LatLng, random: () => number): LatLng {
  const heading = random() * 2 * Math.PI;
  const metres = 700 + random() * 700;
  return moved(pickup, { x: Math.cos(heading) * metres, y: Math.sin(heading) * metres });
}

/** What happens to an order somebody placed: nearly always nothing but its delivery. */
export function plotOf(seed: number, sequence: number): Plot {
  return { sequence, outcome: randomOf(seed + 1, sequence)() < 0.06 ? 'delayed' : 'delivered' };
}

/** Statuses after which nothing happens any more. */
export const isFinal = (status: string): boolean =>
  ['DELIVERED', 'RETURNED_TO_VENDOR', 'CANCELLED', 'STALLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED'].includes(
    status,
  );
