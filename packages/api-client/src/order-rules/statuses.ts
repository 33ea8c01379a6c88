/** The 23 statuses of an order. The wire may carry others; every rule takes any text. */
export const ORDER_STATUSES = [
  'NEW',
  'STALLED',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
  'DELAYED',
  'PICKED_UP',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'CANCELLED',
  'COURIER_LEFT_VENDOR',
  'MODIFIED',
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What the rules need to know of an order; unix seconds. */
export interface OrderFacts {
  status: string;
  status_history: readonly { status: string; created_at: number }[];
  preordered_for: number | null;
}

export function isOrderStatus(status: string): status is OrderStatus {
  return ORDER_STATUSES.some((known) => known === status);
}

/** Unix seconds of the newest history entry with this status, or null. */
export function newestEntry(history: OrderFacts['status_history'], status: OrderStatus): number | null {
  const times = history.filter((entry) => entry.status === status).map((entry) => entry.created_at);
  return times.length === 0 ? null : Math.max(...times);
}
