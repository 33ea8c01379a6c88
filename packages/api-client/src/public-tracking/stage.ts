import { ORDER_GROUPS } from '../order-rules/groups';
import { hasRider } from '../order-rules/rider';
import type { OrderFacts } from '../order-rules/statuses';

/** What a customer is told of the way of a parcel, from earliest to latest. */
export const TRACKING_STAGES = [
  'preparing',
  'courier_accepted',
  'near_vendor',
  'collected',
  'return_initiated',
  'near_customer',
  'delivered',
  'returned',
] as const;
export type TrackingStage = (typeof TRACKING_STAGES)[number];

const STAGES: ReadonlyMap<string, TrackingStage> = new Map([
  ['NEAR_VENDOR', 'near_vendor'],
  ['PICKED_UP', 'collected'],
  ['COURIER_LEFT_VENDOR', 'collected'],
  ['RETURN_INITIATED', 'return_initiated'],
  ['NEAR_CUSTOMER', 'near_customer'],
  ['DELIVERED', 'delivered'],
  ['RETURNED_TO_VENDOR', 'returned'],
]);

/** The stage an order is in, null once it is cancelled or has failed. A delayed order stays in the stage it was in. */
export function trackingStage(order: Pick<OrderFacts, 'status' | 'status_history'>): TrackingStage | null {
  const before = order.status_history.findLast(({ status }) => status !== 'DELAYED')?.status;
  const status = order.status === 'DELAYED' ? (before ?? order.status) : order.status;
  if (ORDER_GROUPS.cancelled.has(status)) return null;
  if (status === 'COURIER_ACCEPTED_DELIVERY') return hasRider(order) ? 'courier_accepted' : 'preparing';
  return STAGES.get(status) ?? 'preparing';
}
