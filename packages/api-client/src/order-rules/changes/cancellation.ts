import { LIMITS } from '@courier/config';
import { closedBecause, type Closed } from '../status/closed-because';
import { statusFacts } from '../status/status-table';
import { newestEntry, type OrderFacts } from '../status/statuses';

export interface CancelRules {
  nowSeconds: number;
  /** Flag `delayed-cancellation`. */
  delayedCancellation: boolean;
}

/** `waiting` until a rider accepts, `delayed`, or `stuck` in a payment. `payment` opens at the unix second `from`. */
export type CancelVerdict =
  | { allowed: true; why: 'waiting' | 'delayed' | 'stuck' }
  | { allowed: false; why: 'payment'; from: number }
  | Closed;

/** Unix seconds from which a card-paid order can be cancelled again; null without a card payment. */
function cancellableFrom({ status_history }: Pick<OrderFacts, 'status_history'>): number | null {
  const paidAt = newestEntry(status_history, 'PAYMENT_COMMITTED');
  return paidAt === null ? null : paidAt + LIMITS.paymentCommittedCancelSeconds;
}

const isOpen = (status: string) => statusFacts(status).cancel === 'open';

export function cancelVerdict(
  order: Pick<OrderFacts, 'status' | 'status_history'>,
  { nowSeconds, delayedCancellation }: CancelRules,
): CancelVerdict {
  const { cancel } = statusFacts(order.status);
  if (cancel === 'open') return { allowed: true, why: 'waiting' };
  if (cancel === 'late' && delayedCancellation) return { allowed: true, why: 'delayed' };
  const from = cancel === 'paid' ? cancellableFrom(order) : null;
  if (from === null) return closedBecause(order, isOpen);
  return nowSeconds > from ? { allowed: true, why: 'stuck' } : { allowed: false, why: 'payment', from };
}

export const canCancel = (
  order: Pick<OrderFacts, 'status' | 'status_history'>,
  rules: CancelRules,
): boolean => cancelVerdict(order, rules).allowed;
