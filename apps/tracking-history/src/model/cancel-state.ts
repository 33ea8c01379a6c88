import type { Order } from '@courier/api-client';
import { canCancel } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';
import { hasEnded, statusSince } from './arrival';

/** Whether the rider can be cancelled, why, and since (or from) which unix second. */
export type CancelState =
  | { allowed: true; why: 'possible' | 'possibleDelayed' | 'possiblePaid' }
  | { allowed: false; why: 'accepted' | 'over' | 'delayed' | 'payment'; at: number }
  | { allowed: false; why: 'processing' };

interface Circumstances {
  nowSeconds: number;
  delayedCancellation: boolean;
}

const BEFORE_RECEIVED = new Set(['NEW', 'INITIATED', 'PAYMENT_INITIATED']);
const CANCELLABLE = new Set(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED']);

/** The first status change after the last one that still allowed to cancel. */
function closedAt(order: Order): number {
  const history = [...order.status_history].sort((a, b) => a.created_at - b.created_at);
  const lastOpen = history.findLastIndex(({ status }) => CANCELLABLE.has(status));
  return history[lastOpen + 1]?.created_at ?? statusSince(order);
}

export function cancelState(order: Order, circumstances: Circumstances): CancelState {
  if (canCancel(order, circumstances)) {
    const why = { DELAYED: 'possibleDelayed', PAYMENT_COMMITTED: 'possiblePaid' } as const;
    return { allowed: true, why: why[order.status as keyof typeof why] ?? 'possible' };
  }
  if (hasEnded(order)) return { allowed: false, why: 'over', at: statusSince(order) };
  if (order.status === 'DELAYED') return { allowed: false, why: 'delayed', at: statusSince(order) };
  if (order.status === 'PAYMENT_COMMITTED') {
    return { allowed: false, why: 'payment', at: statusSince(order) + LIMITS.paymentCommittedCancelSeconds };
  }
  if (BEFORE_RECEIVED.has(order.status)) return { allowed: false, why: 'processing' };
  return { allowed: false, why: 'accepted', at: closedAt(order) };
}
