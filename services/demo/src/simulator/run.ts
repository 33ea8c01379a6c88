import type { CountryCode } from '@courier/config';
import { pathLength, pointAlong, type LatLng, type OrderStatus } from '@courier/api-client/order-rules';
import { rounded } from '@courier/config/geometry';
import type { SimulatedOrder } from '../port';
import type { Conditions, Journey, JourneyStep, Plot, Ride } from './journey';
import { LEAD_SECONDS, promisedJourney, type OrderPromise } from './promised-journey';

/** One running order. Times are real milliseconds. */
export interface Run {
  readonly orderId: string;
  readonly vendorId: string;
  readonly country: CountryCode;
  readonly preorderedFor: number | null;
  readonly promise: OrderPromise;
  readonly pickup: LatLng;
  readonly dropoff: LatLng;
  plot: Plot;
  journey: Journey;
  status: OrderStatus;
  /** Index of the order's step, or of the last planned step after an unplanned status. */
  index: number;
  startedMs: number;
  dueMs: number;
  riderId: string | null;
}

export type RunnableOrder = Pick<
  SimulatedOrder['order'],
  | 'order_id'
  | 'vendor_id'
  | 'country'
  | keyof OrderPromise
  | 'status'
  | 'rider_id'
  | 'latitude'
  | 'longitude'
  | 'pickup_latitude'
  | 'pickup_longitude'
>;

export interface Pace extends Conditions {
  readonly seed: number;
  /** Simulated seconds per real second. */
  readonly speed: number;
}

/** Continues an order from its status. `passed`: statuses of its history, oldest first. */
export function createRun(
  order: RunnableOrder,
  passed: readonly OrderStatus[],
  plot: Plot,
  pace: Pace,
  startedMs: number,
): Run {
  const dropoff = { latitude: order.latitude, longitude: order.longitude };
  const pickup = {
    latitude: order.pickup_latitude ?? order.latitude,
    longitude: order.pickup_longitude ?? order.longitude,
  };
  const journey = promisedJourney(pace.seed, plot, order, [pickup, dropoff], pace);
  const indexes = passed.map((status) => journey.steps.findIndex((step) => step.status === status));
  const run: Run = {
    orderId: order.order_id,
    vendorId: order.vendor_id,
    country: order.country,
    preorderedFor: order.preordered_for,
    promise: order,
    pickup,
    dropoff,
    plot,
    journey,
    status: order.status,
    index: Math.max(0, ...indexes),
    startedMs,
    dueMs: 0,
    riderId: order.rider_id,
  };
  run.dueMs = dueAt(run, pace.speed);
  return run;
}

/** Returns the order to the shop from the rider's current position. */
export function turnBack(run: Run, pace: Pace, nowMs: number): void {
  const { ride } = currentJourneyStep(run);
  const turnedAt = ride?.way === 'delivery' ? shareOfWay(run, ride, nowMs) : 0;
  run.plot = { ...run.plot, outcome: 'returned', turnedAt };
  run.journey = promisedJourney(pace.seed, run.plot, run.promise, [run.pickup, run.dropoff], pace);
}

const currentJourneyStep = (run: Run): JourneyStep => run.journey.steps[run.index] as JourneyStep;
export const nextJourneyStep = (run: Run): JourneyStep | undefined => run.journey.steps[run.index + 1];

/** When the status ends. A received scheduled order waits until the search for a rider starts. */
export function dueAt(run: Run, speed: number): number {
  const due = run.startedMs + (currentJourneyStep(run).seconds * 1000) / speed;
  if (run.preorderedFor === null || run.status !== 'RECEIVED') return due;
  return Math.max(due, run.preorderedFor * 1000 - (LEAD_SECONDS * 1000) / speed);
}

/** Keeps the progress within the step when the speed changes. */
export function rescale(run: Run, nowMs: number, speed: number): void {
  const share = Math.min(1, Math.max(0, (nowMs - run.startedMs) / Math.max(1, run.dueMs - run.startedMs)));
  run.startedMs = nowMs - (share * currentJourneyStep(run).seconds * 1000) / speed;
  run.dueMs = dueAt(run, speed);
}

/** Expected real unix seconds of a status; null when unknown. */
export function expectedAt(run: Run, status: OrderStatus, speed: number): number | null {
  const until = run.journey.steps.findIndex((step) => step.status === status);
  if (until <= run.index) return null;
  const isWaiting =
    run.preorderedFor !== null &&
    run.index <= 1 &&
    run.preorderedFor * 1000 > run.dueMs + LEAD_SECONDS * 1000;
  if (isWaiting) return null;
  // A future delay is not part of the estimate: it counts only after it has happened.
  const ahead = run.journey.steps.slice(run.index + 1, until).filter((step) => step.status !== 'DELAYED');
  const seconds = ahead.reduce((sum, step) => sum + step.seconds, 0);
  return Math.round((run.dueMs + (seconds * 1000) / speed) / 1000);
}

/** The rider's progress on the path of the current step. */
function shareOfWay(run: Run, { from, to }: Ride, nowMs: number): number {
  const share = Math.min(1, Math.max(0, (nowMs - run.startedMs) / Math.max(1, run.dueMs - run.startedMs)));
  return from + (to - from) * share;
}

/** Null while the order has no rider. */
export function riderPosition(run: Run, nowMs: number): LatLng | null {
  const { ride } = currentJourneyStep(run);
  if (!ride || run.riderId === null) return null;
  const path = run.journey[ride.way];
  return rounded(pointAlong(path, pathLength(path) * shareOfWay(run, ride, nowMs)));
}
