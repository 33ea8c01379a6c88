import type { Order } from '@courier/api-client';
import { etaRange, factsOf, hasEnded, hasRider, isPreordered } from '@courier/api-client/order-rules';

/** What can truly be said about the time of an order. Times are unix seconds. */
export type Arrival =
  | {
      kind: 'eta';
      end: 'origin' | 'destination';
      at: number;
      minutes: number;
      isNear: boolean;
      lateMinutes: number;
    }
  | { kind: 'late'; minutes: number }
  | { kind: 'scheduled'; at: number }
  | { kind: 'ended'; at: number }
  | { kind: 'on-the-road' }
  | { kind: 'waiting'; minutes: number };

/** Unix seconds at which the order entered its present status. */
export function statusSince(order: Order): number {
  const times = order.status_history
    .filter(({ status }) => status === order.status)
    .map((entry) => entry.created_at);
  return times.length ? Math.max(...times) : order.updated_at;
}

/** How a delivery came out against what was promised; unix seconds, minutes below 0 for earlier. */
export interface Outcome {
  promised: number;
  minutes: number;
}

/** What a delivered order was promised for and how far off it was; null where nothing was promised. */
export function outcomeOf(order: Order): Outcome | null {
  const promised = order.preordered_for ?? order.promised_for ?? null;
  if (promised === null || factsOf(order.status).end !== 'delivered') return null;
  return { promised, minutes: Math.round((statusSince(order) - promised) / 60) };
}

/** Last second of the range an order was promised in; null without a promise. */
export function promiseEnd(order: Order): number | null {
  if (order.preordered_for !== null) return order.preordered_for;
  if (!order.promised_for) return null;
  const minutes = (order.promised_for - order.created_at) / 60;
  return order.created_at + etaRange(minutes).to * 60;
}

const wholeMinutes = (seconds: number) => Math.max(0, Math.floor(seconds / 60));

export function arrivalOf(order: Order, nowSeconds: number): Arrival {
  if (isPreordered(order, nowSeconds) && order.preordered_for)
    return { kind: 'scheduled', at: order.preordered_for };
  const { end: ending, eta: end, stage, groups } = factsOf(order.status);
  if (ending !== null) return { kind: 'ended', at: statusSince(order) };
  const eta = end === 'origin' ? order.origin_eta : end === 'destination' ? order.destination_eta : null;
  if (end && eta) {
    return {
      kind: 'eta',
      end,
      at: eta,
      minutes: Math.max(0, Math.ceil((eta - nowSeconds) / 60)),
      isNear: stage === 'near_vendor' || stage === 'near_customer',
      lateMinutes: wholeMinutes(nowSeconds - eta),
    };
  }
  if (order.status === 'DELAYED') {
    return {
      kind: 'late',
      minutes: wholeMinutes(nowSeconds - (order.destination_eta ?? promiseEnd(order) ?? statusSince(order))),
    };
  }
  if (groups.includes('collected')) return { kind: 'on-the-road' };
  return {
    kind: 'waiting',
    minutes: wholeMinutes(nowSeconds - Math.max(order.created_at, order.preordered_for ?? 0)),
  };
}

/** Whether no rider has accepted yet, so that an estimate would promise too much. */
export const isBeforeRider = (order: Order, nowSeconds: number) =>
  !hasRider(order) && !hasEnded(order.status) && !isPreordered(order, nowSeconds);

/** Whether the order is later than was said. */
export function isLate(order: Order, nowSeconds: number): boolean {
  // Asked of thousands of orders at each drawing; of most no time that was told has passed.
  const told = Math.min(order.origin_eta ?? Infinity, order.destination_eta ?? Infinity);
  if (told > nowSeconds && order.status !== 'DELAYED') return false;
  const arrival = arrivalOf(order, nowSeconds);
  return arrival.kind === 'late' || (arrival.kind === 'eta' && arrival.lateMinutes > 0);
}
