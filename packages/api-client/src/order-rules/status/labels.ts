import { isPreordered } from './groups';
import { statusFacts, type StatusLabelKey } from './status-table';
import type { OrderFacts } from './statuses';

/** Label of one status, as in a history. */
export const statusKey = (status: string): StatusLabelKey => statusFacts(status).label;

export function statusLabelKey(
  order: Pick<OrderFacts, 'status' | 'preordered_for'>,
  nowSeconds: number,
): StatusLabelKey {
  return isPreordered(order, nowSeconds) ? 'scheduled' : statusKey(order.status);
}
