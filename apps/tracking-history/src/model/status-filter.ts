import type { Order } from '@courier/api-client';
import { ORDER_GROUPS, type StatusLabelKey } from '@courier/api-client/order-rules';

/** What history can be limited to, in the order it is offered. */
export const STATUS_FILTERS = ['delivered', 'returned', 'cancelled', 'failed'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The label of the statuses behind each choice. */
export const STATUS_FILTER_LABELS = {
  delivered: 'delivered',
  returned: 'returned',
  cancelled: 'cancelled',
  failed: 'stalled',
} as const satisfies Readonly<Record<StatusFilter, StatusLabelKey>>;

/** Statuses on the wire behind each choice. */
const STATUSES: Readonly<Record<StatusFilter, readonly string[]>> = {
  delivered: ['DELIVERED'],
  returned: ['RETURNED_TO_VENDOR'],
  cancelled: ['CANCELLED'],
  failed: [...ORDER_GROUPS.cancelled].filter((status) => status !== 'CANCELLED'),
};

/** Statuses on the wire a choice lets through; none chosen lets all through and answers none. */
export const statusesOf = (chosen: readonly StatusFilter[]): string[] =>
  STATUS_FILTERS.filter((filter) => chosen.includes(filter)).flatMap((filter) => STATUSES[filter]);

/** The orders a choice lets through; all while nothing is chosen. */
export function filterByStatus(orders: readonly Order[], chosen: readonly StatusFilter[]): readonly Order[] {
  if (chosen.length === 0) return orders;
  const wanted = new Set(statusesOf(chosen));
  return orders.filter(({ status }) => wanted.has(status));
}
