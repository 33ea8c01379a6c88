import type { LatLng, OrderStatus } from '@courier/api-client/order-rules';
import { simulateJourney, type Outcome } from '../simulator/journey';

export interface HistoryEntry {
  readonly status: OrderStatus;
  readonly created_at: number;
}

type Random = () => number;

const DRY = { rain: false, strike: false };
/** Past orders took about half an hour; simulated journeys are stretched for watching. */
const PAST_PACE = 0.48;

/** Most past orders were delivered. */
export function pastOutcome(random: Random): Outcome {
  const roll = random();
  return roll < 0.05 ? 'cancelled' : roll < 0.07 ? 'returned' : roll < 0.16 ? 'delayed' : 'delivered';
}

/** The history of a past order, in strictly increasing seconds. */
export function pastHistory(
  createdAt: number,
  outcome: Outcome,
  sequence: number,
  pickup: LatLng,
  dropoff: LatLng,
): HistoryEntry[] {
  let at = createdAt;
  return simulateJourney(1, { sequence, outcome }, pickup, dropoff, DRY).steps.map(({ status, seconds }) => {
    const entry = { status, created_at: Math.round(at) };
    at += Math.max(1, seconds * PAST_PACE);
    return entry;
  });
}

/** The history of an order now in `status`, and when it must have been placed. */
export function runningHistory(
  now: number,
  status: OrderStatus,
  plot: { sequence: number; outcome: Outcome },
  speed: number,
  pickup: LatLng,
  dropoff: LatLng,
): HistoryEntry[] {
  const { steps } = simulateJourney(1, plot, pickup, dropoff, DRY);
  const upTo = steps.slice(0, steps.findIndex((step) => step.status === status) + 1);
  const lengths = upTo.map(({ seconds }) => Math.max(2, Math.round(seconds / speed)));
  let at =
    now - lengths.reduce((sum, length) => sum + length, 0) + Math.round((lengths.at(-1) as number) / 2);
  return upTo.map((step, index) => {
    const entry = { status: step.status, created_at: at };
    at += lengths[index] as number;
    return entry;
  });
}
