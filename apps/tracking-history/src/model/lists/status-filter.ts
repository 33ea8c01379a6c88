import type { Order } from '@courier/api-client';
import { nowInSeconds } from '@courier/config';
import { isLate, ORDER_GROUPS, type StatusLabelKey } from '@courier/api-client/order-rules';

export const STATUS_FILTERS = ['delivered', 'returned', 'cancelled', 'failed', 'late'] as const;
export type StatusFilter = (typeof STATUS_FILTERS)[number];
/** `late` is not a status. */
type EndFilter = Exclude<StatusFilter, 'late'>;

export const STATUS_FILTER_LABELS = {
  delivered: 'delivered',
  returned: 'returned',
  cancelled: 'cancelled',
  failed: 'stalled',
} as const satisfies Readonly<Record<EndFilter, StatusLabelKey>>;

const STATUSES: Readonly<Record<EndFilter, readonly string[]>> = {
  delivered: ['DELIVERED'],
  returned: ['RETURNED_TO_VENDOR'],
  cancelled: ['CANCELLED'],
  failed: [...ORDER_GROUPS.cancelled].filter((status) => status !== 'CANCELLED'),
};

/** Statuses on the wire that the filters include; empty for no restriction. */
export const listFilterStatuses = (chosen: readonly StatusFilter[]): string[] =>
  chosen.flatMap((filter) => (filter === 'late' ? [] : STATUSES[filter]));

/** If `late` is chosen, only late orders remain. */
export function filterByStatus(orders: readonly Order[], chosen: readonly StatusFilter[]): readonly Order[] {
  if (chosen.length === 0) return orders;
  const wanted = new Set(listFilterStatuses(chosen));
  const ended = wanted.size === 0 ? orders : orders.filter(({ status }) => wanted.has(status));
  return chosen.includes('late') ? ended.filter((order) => isLate(order, nowInSeconds())) : ended;
}
