import { trackingStage } from '../../public-tracking/stage';
import { isPreordered } from './groups';
import type { OrderStatus } from './status-table';
import { isOrderStatus, type OrderFacts } from './statuses';

export type SentenceKey =
  | 'unpaid'
  | 'paid'
  | 'placed'
  | 'changed'
  | 'not-processed'
  | 'confirmed'
  | 'with-shop'
  | 'looking'
  | 'offered'
  | 'accepted'
  | 'near-vendor'
  | 'picked-up'
  | 'left'
  | 'near-customer'
  | 'delivered'
  | 'returning'
  | 'returned'
  | 'delayed'
  | 'cancelled'
  | 'payment-cancelled'
  | 'payment-failed'
  | 'scheduled'
  | 'unknown';

export type CustomerSentenceKey = NonNullable<ReturnType<typeof trackingStage>> | 'scheduled';

const SENTENCES: Readonly<Record<OrderStatus, SentenceKey>> = {
  INITIATED: 'unpaid',
  PAYMENT_INITIATED: 'unpaid',
  PAYMENT_COMMITTED: 'paid',
  NEW: 'placed',
  MODIFIED: 'changed',
  STALLED: 'not-processed',
  RECEIVED: 'confirmed',
  RECEIVED_BY_VENDOR: 'with-shop',
  ACCEPTED_BY_VENDOR: 'with-shop',
  WAITING_FOR_TRANSPORT: 'looking',
  ASSIGNED_TO_TRANSPORT: 'offered',
  COURIER_ACCEPTED_DELIVERY: 'accepted',
  NEAR_VENDOR: 'near-vendor',
  PICKED_UP: 'picked-up',
  COURIER_LEFT_VENDOR: 'left',
  NEAR_CUSTOMER: 'near-customer',
  DELIVERED: 'delivered',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
  DELAYED: 'delayed',
  CANCELLED: 'cancelled',
  PAYMENT_CANCELLED: 'payment-cancelled',
  PAYMENT_FAILED: 'payment-failed',
};

type Sentenced = Pick<OrderFacts, 'status' | 'preordered_for' | 'status_history'>;

export function sentenceKey(order: Sentenced, nowSeconds: number): SentenceKey {
  if (isPreordered(order, nowSeconds)) return 'scheduled';
  return isOrderStatus(order.status) ? SENTENCES[order.status] : 'unknown';
}

/** Null for a cancelled or failed order, which has other texts. */
export function customerSentenceKey(order: Sentenced, nowSeconds: number): CustomerSentenceKey | null {
  if (isPreordered(order, nowSeconds)) return 'scheduled';
  return trackingStage(order);
}
