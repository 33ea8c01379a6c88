import type { Order } from '@courier/api-client';
import { statusFacts, hasEnded, hasRider, isPreordered, lateMinutes } from '@courier/api-client/order-rules';

/** The arrival time that can be shown for an order. Times are unix seconds. */
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

/** Unix seconds at which the order entered its current status. */
export function statusSince(order: Order): number {
  const times = order.status_history
    .filter(({ status }) => status === order.status)
    .map((entry) => entry.created_at);
  return times.length ? Math.max(...times) : order.updated_at;
}

const wholeMinutes = (seconds: number) => Math.max(0, Math.floor(seconds / 60));

export function describeArrival(order: Order, nowSeconds: number): Arrival {
  if (isPreordered(order, nowSeconds) && order.preordered_for)
    return { kind: 'scheduled', at: order.preordered_for };
  const { end: ending, eta: end, stage, groups } = statusFacts(order.status);
  if (ending !== null) return { kind: 'ended', at: statusSince(order) };
  const eta = end === 'origin' ? order.origin_eta : end === 'destination' ? order.destination_eta : null;
  if (end && eta) {
    return {
      kind: 'eta',
      end,
      at: eta,
      minutes: Math.max(0, Math.ceil((eta - nowSeconds) / 60)),
      isNear: stage === 'near_vendor' || stage === 'near_customer',
      lateMinutes: lateMinutes(order, nowSeconds) ?? 0,
    };
  }
  const late = lateMinutes(order, nowSeconds);
  if (order.status === 'DELAYED') return { kind: 'late', minutes: late ?? 0 };
  if (groups.includes('collected')) return { kind: 'on-the-road' };
  return {
    kind: 'waiting',
    minutes: wholeMinutes(nowSeconds - Math.max(order.created_at, order.preordered_for ?? 0)),
  };
}

/** Whether no rider has accepted yet, so that an estimate would be unreliable. */
export const isBeforeRider = (order: Order, nowSeconds: number) =>
  !hasRider(order) && !hasEnded(order.status) && !isPreordered(order, nowSeconds);
