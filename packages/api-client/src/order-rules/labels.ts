import { isPreordered } from './groups';
import type { OrderFacts, OrderStatus } from './statuses';

/** Keys of the namespace `order-status`. */
export type StatusLabelKey =
  | 'new'
  | 'received'
  | 'dispatched'
  | 'waiting-for-rider'
  | 'in-progress'
  | 'near-vendor'
  | 'picked-up'
  | 'in-transit'
  | 'near-customer'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'cancelled'
  | 'stalled'
  | 'delayed'
  | 'scheduled'
  | 'payment_committed'
  | 'initiated'
  | 'unknown';

const LABELS: Readonly<Record<OrderStatus, StatusLabelKey>> = {
  NEW: 'new',
  STALLED: 'stalled',
  RECEIVED: 'received',
  WAITING_FOR_TRANSPORT: 'waiting-for-rider',
  ASSIGNED_TO_TRANSPORT: 'in-progress',
  COURIER_ACCEPTED_DELIVERY: 'in-progress',
  RECEIVED_BY_VENDOR: 'dispatched',
  ACCEPTED_BY_VENDOR: 'dispatched',
  NEAR_VENDOR: 'near-vendor',
  DELAYED: 'delayed',
  PICKED_UP: 'picked-up',
  NEAR_CUSTOMER: 'near-customer',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  COURIER_LEFT_VENDOR: 'in-transit',
  MODIFIED: 'new',
  INITIATED: 'initiated',
  PAYMENT_INITIATED: 'initiated',
  PAYMENT_COMMITTED: 'payment_committed',
  PAYMENT_FAILED: 'stalled',
  PAYMENT_CANCELLED: 'cancelled',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
};

const labelOf = new Map<string, StatusLabelKey>(Object.entries(LABELS));

/** Label of one status, as in a history. */
export const statusKey = (status: string): StatusLabelKey => labelOf.get(status) ?? 'unknown';

/** Label of an order as it stands now. */
export function statusLabelKey(
  order: Pick<OrderFacts, 'status' | 'preordered_for'>,
  nowSeconds: number,
): StatusLabelKey {
  return isPreordered(order, nowSeconds) ? 'scheduled' : statusKey(order.status);
}
