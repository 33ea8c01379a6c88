import type { Order } from '../../orders/order.schema';
import { etaKind, etaRange } from './eta';
import { statusFacts } from './status-table';
import { newestEntry } from './statuses';

/** Promised arrival at the customer; unix seconds, inclusive. */
export interface PromisedRange {
  from: number;
  to: number;
}

type PromisedOrder = Pick<Order, 'created_at' | 'preordered_for' | 'promised_for' | 'promised_range'>;

/**
 * The range promised at a time for an arrival estimated in minutes.
 * @param leastMinutes of the country: lower bound for both ends of the range
 */
export function rangeGivenAt(atSeconds: number, minutes: number, leastMinutes = 0): PromisedRange {
  const { from, to } = etaRange(minutes);
  return {
    from: atSeconds + Math.max(from, leastMinutes) * 60,
    to: atSeconds + Math.max(to, leastMinutes) * 60,
  };
}

/**
 * At placement; for a scheduled order the chosen time. Null without a promise. Orders of older servers have only the
 * middle of their range.
 */
export function promisedRange(order: PromisedOrder): PromisedRange | null {
  const { created_at, preordered_for, promised_for, promised_range } = order;
  if (preordered_for !== null) return { from: preordered_for, to: preordered_for };
  if (promised_range) return promised_range;
  return promised_for ? rangeGivenAt(created_at, (promised_for - created_at) / 60) : null;
}

/** Whole minutes between two times, rounded half up, as in every count of lateness. */
const minutesBetween = (from: number, to: number) => Math.round((to - from) / 60);

/** Positive after the range, negative before it, 0 within it. */
export function minutesOutside({ from, to }: PromisedRange, atSeconds: number): number {
  const after = minutesBetween(to, atSeconds);
  if (after > 0) return after;
  const before = minutesBetween(atSeconds, from);
  return before > 0 ? -before : 0;
}

export interface Outcome extends PromisedRange {
  deliveredAt: number;
  /** Outside the range: positive after it, negative before it, 0 within it. */
  minutes: number;
}

/** Null while active, after a failure and without a promise. */
export function deliveryOutcome(
  order: PromisedOrder & Pick<Order, 'status' | 'status_history'>,
): Outcome | null {
  const range = promisedRange(order);
  const deliveredAt = newestEntry(order.status_history, 'DELIVERED');
  if (!range || deliveredAt === null || statusFacts(order.status).end !== 'delivered') return null;
  return { ...range, deliveredAt, minutes: minutesOutside(range, deliveredAt) };
}

/** Whether a delivery arrived within its range; whole minutes from the request. */
export const keptPromise = (promisedMinutes: number, actualMinutes: number): boolean =>
  actualMinutes <= etaRange(promisedMinutes).to;

/** When an active order becomes late: after its promise, or else after the newest estimate. */
function dueBy(order: Order): number | null {
  const range = promisedRange(order);
  if (range) return range.to;
  const isDelayed = order.status === 'DELAYED';
  const kind = isDelayed ? 'destination' : etaKind(order.status);
  const estimate = kind === null ? null : order[`${kind}_eta`];
  return estimate ?? (isDelayed ? newestEntry(order.status_history, 'DELAYED') : null);
}

function isComingBack({ status, status_history }: Pick<Order, 'status' | 'status_history'>): boolean {
  const before = status_history.findLast((entry) => entry.status !== 'DELAYED')?.status;
  return statusFacts(status === 'DELAYED' ? (before ?? status) : status).stage === 'return_initiated';
}

/**
 * The only rule of lateness: actual or expected minutes after the promise. 0 for an order reported as delayed but
 * within it; null if on time, returning or undelivered.
 */
export function lateMinutes(order: Order, nowSeconds: number): number | null {
  if (statusFacts(order.status).end !== null) {
    const minutes = deliveryOutcome(order)?.minutes ?? 0;
    return minutes > 0 ? minutes : null;
  }
  if (isComingBack(order)) return null;
  const due = dueBy(order);
  const expected = promisedRange(order) ? Math.max(nowSeconds, order.destination_eta ?? 0) : nowSeconds;
  const minutes = due === null ? 0 : minutesBetween(due, expected);
  if (minutes > 0) return minutes;
  return order.status === 'DELAYED' ? 0 : null;
}

export const isLate = (order: Order, nowSeconds: number): boolean => lateMinutes(order, nowSeconds) !== null;
