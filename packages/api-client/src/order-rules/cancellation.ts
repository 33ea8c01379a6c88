import { LIMITS } from '@courier/config';
import { factsOf } from './status-table';
import { newestEntry, type OrderFacts } from './statuses';

export interface CancelRules {
  nowSeconds: number;
  /** Flag `delayed-cancellation`. */
  delayedCancellation: boolean;
}

/** Unix seconds from which on a paid order can be cancelled once more; null while it was not paid by card. */
export function cancellableFrom({ status_history }: Pick<OrderFacts, 'status_history'>): number | null {
  const paidAt = newestEntry(status_history, 'PAYMENT_COMMITTED');
  return paidAt === null ? null : paidAt + LIMITS.paymentCommittedCancelSeconds;
}

/** Whether portal and server let this order be cancelled now. */
export function canCancel(
  order: Pick<OrderFacts, 'status' | 'status_history'>,
  { nowSeconds, delayedCancellation }: CancelRules,
): boolean {
  const { cancel } = factsOf(order.status);
  if (cancel === 'open') return true;
  if (cancel === 'late') return delayedCancellation;
  const from = cancel === 'paid' ? cancellableFrom(order) : null;
  return from !== null && nowSeconds > from;
}
