import type { Order } from '@courier/api-client';
import { hasEnded } from '@courier/api-client/order-rules';
import { LIMITS } from '@courier/config';

const SEARCHING: ReadonlySet<string> = new Set(['WAITING_FOR_TRANSPORT', 'DELAYED', 'STALLED']);

/** Whole minutes for which an order has looked for a rider; null while that is usual. */
export function longSearchMinutes(
  {
    status,
    status_history: history,
    rider_id: riderId,
  }: Pick<Order, 'status' | 'status_history' | 'rider_id'>,
  nowSeconds: number,
): number | null {
  if (hasEnded(status) || riderId !== null || !SEARCHING.has(status)) return null;
  const before = history.findLastIndex((entry) => !SEARCHING.has(entry.status));
  const began = history.slice(before + 1).find((entry) => entry.status === 'WAITING_FOR_TRANSPORT');
  if (!began) return null;
  const minutes = Math.floor((nowSeconds - began.created_at) / 60);
  return minutes >= LIMITS.longSearchMinutes ? minutes : null;
}
