import { statusFacts, STATUS_TABLE, type OrderStatus } from './status-table';

/** The wire may contain others; every rule accepts any text. */
export const ORDER_STATUSES = Object.keys(STATUS_TABLE) as readonly OrderStatus[];

/** Unix seconds. */
export interface OrderFacts {
  status: string;
  status_history: readonly { status: string; created_at: number }[];
  preordered_for: number | null;
}

export function isOrderStatus(status: string): status is OrderStatus {
  return Object.hasOwn(STATUS_TABLE, status);
}

/** Whether the status is final: delivered, returned, cancelled or failed. */
export const hasEnded = (status: string): boolean => statusFacts(status).end !== null;

export function newestEntry(history: OrderFacts['status_history'], status: OrderStatus): number | null {
  const times = history.filter((entry) => entry.status === status).map((entry) => entry.created_at);
  return times.length === 0 ? null : Math.max(...times);
}
