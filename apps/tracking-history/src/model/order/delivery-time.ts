import type { Order } from '@courier/api-client';
import { statusFacts } from '@courier/api-client/order-rules';

/** Minutes from the request, or from the scheduled time, to the delivery; null without a delivery. */
export function deliveryMinutes({
  status,
  status_history,
  created_at,
  preordered_for,
}: Order): number | null {
  const { end } = statusFacts(status);
  if (end !== 'delivered' && end !== 'returned') return null;
  const arrived = status_history.findLast((entry) => entry.status === status)?.created_at;
  if (arrived === undefined) return null;
  return Math.max(0, Math.round((arrived - Math.max(created_at, preordered_for ?? 0)) / 60));
}
