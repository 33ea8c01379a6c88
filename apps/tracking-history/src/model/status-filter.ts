import type { Order } from '@courier/api-client';
import { nowInSeconds } from '@courier/config';
import { isLate, ORDER_GROUPS, type StatusLabelKey } from '@courier/api-client/order-rules';

/** What history can be limited to, in the order it is offered. */
export const STATUS_FILTERS = ['delivered', 'returned', 'cancelled', 'failed', 'late'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
/** How an order ended; being late is no status. */
type EndFilter = Exclude<StatusFilter, 'late'>;

/** The label of the statuses behind each choice. */
export const STATUS_FILTER_LABELS = {
  delivered: 'delivered',
  returned: 'returned',
  cancelled: 'cancelled',
  failed: 'stalled',
} as const satisfies Readonly<Record<EndFilter, StatusLabelKey>>;

/** Statuses on the wire behind each choice. */
const STATUSES: Readonly<Record<EndFilter, readonly string[]>> = {
  delivered: ['DELIVERED'],
  returned: ['RETURNED_TO_VENDOR'],
  cancelled: ['CANCELLED'],
  failed: [...ORDER_GROUPS.cancelled].filter((status) => status !== 'CANCELLED'),
};

/** Statuses on the wire a choice lets through; empty when it lets all through. */
export const statusesOf = (chosen: readonly StatusFilter[]): string[] =>
  chosen.flatMap((filter) => (filter === 'late' ? [] : STATUSES[filter]));

/** The orders a choice lets through: those that ended in one of its ways and, where late ones are wanted, were late. */
export function filterByStatus(orders: readonly Order[], chosen: readonly StatusFilter[]): readonly Order[] {
  if (chosen.length === 0) return orders;
  const wanted = new Set(statusesOf(chosen));
  const ended = wanted.size === 0 ? orders : orders.filter(({ status }) => wanted.has(status));
  return chosen.includes('late') ? ended.filter((order) => isLate(order, nowInSeconds())) : ended;
}
