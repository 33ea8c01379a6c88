import type { Order } from '@courier/api-client';

export interface TimelineStep {
  status: Order['status'];
  /** Unix seconds. */
  at: number;
  isCurrent: boolean;
  /** Whole minutes until the next change, or until now for the current step. */
  minutes: number;
}

/** The status changes of an order, newest first. */
export function timelineOf(order: Order, nowSeconds: number): TimelineStep[] {
  const history = order.status_history
    .map((entry, index) => ({ ...entry, index }))
    .sort((a, b) => a.created_at - b.created_at || a.index - b.index);
  return history
    .map(({ status, created_at }, index) => ({
      status,
      at: created_at,
      isCurrent: index === history.length - 1,
      minutes: Math.max(0, Math.floor(((history[index + 1]?.created_at ?? nowSeconds) - created_at) / 60)),
    }))
    .reverse();
}
