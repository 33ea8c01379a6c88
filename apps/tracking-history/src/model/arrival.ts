import type { Order } from '@courier/api-client';
import { etaKind, hasRider, isPreordered } from '@courier/api-client/order-rules';

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

const ENDED = new Set([
  'DELIVERED',
  'RETURNED_TO_VENDOR',
  'CANCELLED',
  'PAYMENT_CANCELLED',
  'PAYMENT_FAILED',
  'STALLED',
]);
const ON_THE_ROAD = new Set(['PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'RETURN_INITIATED']);
const NEAR = new Set(['NEAR_VENDOR', 'NEAR_CUSTOMER']);

export const hasEnded = (order: Pick<Order, 'status'>) => ENDED.has(order.status);

/** Unix seconds at which the order entered its present status. */
export function statusSince(order: Order): number {
  const times = order.status_history
    .filter(({ status }) => status === order.status)
    .map((entry) => entry.created_at);
  return times.length ? Math.max(...times) : order.updated_at;
}

const wholeMinutes = (seconds: number) => Math.max(0, Math.floor(seconds / 60));

export function arrivalOf(order: Order, nowSeconds: number): Arrival {
  if (isPreordered(order, nowSeconds) && order.preordered_for)
    return { kind: 'scheduled', at: order.preordered_for };
  if (hasEnded(order)) return { kind: 'ended', at: statusSince(order) };
  const end = etaKind(order.status);
  const eta = end === 'origin' ? order.origin_eta : end === 'destination' ? order.destination_eta : null;
  if (end && eta) {
    return {
      kind: 'eta',
      end,
      at: eta,
      minutes: Math.max(0, Math.ceil((eta - nowSeconds) / 60)),
      isNear: NEAR.has(order.status),
      lateMinutes: wholeMinutes(nowSeconds - eta),
    };
  }
  if (order.status === 'DELAYED') {
    return {
      kind: 'late',
      minutes: wholeMinutes(nowSeconds - (order.destination_eta ?? statusSince(order))),
    };
  }
  if (ON_THE_ROAD.has(order.status)) return { kind: 'on-the-road' };
  return {
    kind: 'waiting',
    minutes: wholeMinutes(nowSeconds - Math.max(order.created_at, order.preordered_for ?? 0)),
  };
}

/** Whether no rider has accepted yet, so that an estimate would promise too much. */
export const isBeforeRider = (order: Order, nowSeconds: number) =>
  !hasRider(order) && !hasEnded(order) && !isPreordered(order, nowSeconds);

/** Whether the order is later than was said. */
export function isLate(order: Order, nowSeconds: number): boolean {
  const arrival = arrivalOf(order, nowSeconds);
  return arrival.kind === 'late' || (arrival.kind === 'eta' && arrival.lateMinutes > 0);
}
