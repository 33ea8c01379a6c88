import { newestEntry, type OrderFacts } from './statuses';

export const CANCEL_WINDOWS = {
  /** A paid order can be cancelled once more than this has passed since the payment. */
  paymentCommittedSeconds: 600,
} as const;

const CANCELLABLE = new Set(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']);

export interface CancelRules {
  nowSeconds: number;
  /** Flag `delayed-cancellation`. */
  delayedCancellation: boolean;
}

/** Whether portal and server let this order be cancelled now. */
export function canCancel(
  order: Pick<OrderFacts, 'status' | 'status_history'>,
  { nowSeconds, delayedCancellation }: CancelRules,
): boolean {
  if (CANCELLABLE.has(order.status)) return true;
  if (order.status === 'DELAYED') return delayedCancellation;
  if (order.status !== 'PAYMENT_COMMITTED') return false;
  const paidAt = newestEntry(order.status_history, 'PAYMENT_COMMITTED');
  return paidAt !== null && nowSeconds - paidAt > CANCEL_WINDOWS.paymentCommittedSeconds;
}
