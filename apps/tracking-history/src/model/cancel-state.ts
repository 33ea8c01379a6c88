import type { Order } from '@courier/api-client';
import { canCancel, cancellableFrom, factsOf } from '@courier/api-client/order-rules';
import { statusSince } from './arrival';

/** Whether the rider can be cancelled, why, and since (or from) which unix second. */
export type CancelState =
  | { allowed: true; why: 'possible' | 'possibleDelayed' | 'possiblePaid' }
  | { allowed: false; why: 'accepted' | 'over' | 'delayed' | 'payment'; at: number }
  | { allowed: false; why: 'processing' };

/** Raised without a call when the status of the order does not allow to cancel. */
export class NotCancellableError extends Error {
  override name = 'NotCancellableError';
}

interface Circumstances {
  nowSeconds: number;
  delayedCancellation: boolean;
}

/** The first status change after the last one that still allowed to cancel. */
function closedAt(order: Order): number {
  const history = [...order.status_history].sort((a, b) => a.created_at - b.created_at);
  const lastOpen = history.findLastIndex(({ status }) => factsOf(status).cancel === 'open');
  return history[lastOpen + 1]?.created_at ?? statusSince(order);
}

export function cancelState(order: Order, circumstances: Circumstances): CancelState {
  const { cancel, end } = factsOf(order.status);
  if (canCancel(order, circumstances)) {
    if (cancel === 'late') return { allowed: true, why: 'possibleDelayed' };
    return { allowed: true, why: cancel === 'paid' ? 'possiblePaid' : 'possible' };
  }
  if (end !== null) return { allowed: false, why: 'over', at: statusSince(order) };
  switch (cancel) {
    case 'late':
      return { allowed: false, why: 'delayed', at: statusSince(order) };
    case 'paid':
      return { allowed: false, why: 'payment', at: cancellableFrom(order) ?? statusSince(order) };
    case 'early':
      return { allowed: false, why: 'processing' };
    case 'open':
    case 'closed':
      return { allowed: false, why: 'accepted', at: closedAt(order) };
  }
}
