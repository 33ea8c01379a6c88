import type { Insights } from '@courier/api-client';
import { factsOf } from '@courier/api-client/order-rules';

/** Fewer orders than this say nothing: no share, no mark. */
export const FEW = 5;
/** Fewer than this are shown one by one. */
export const FEW_TO_SPREAD = 30;

export const sumOf = (rows: readonly { orders: number }[]): number =>
  rows.reduce((sum, { orders }) => sum + orders, 0);

/** Orders that were placed in all. */
export const placedIn = ({ endings }: Insights): number => sumOf(endings);

/** What became of the orders that were promised and came. */
export function punctuality({ outlets }: Pick<Insights, 'outlets'>): { promised: number; onTime: number } {
  const add = (read: (outlet: Insights['outlets'][number]) => number) =>
    outlets.reduce((sum, outlet) => sum + read(outlet), 0);
  return { promised: add((outlet) => outlet.promised), onTime: add((outlet) => outlet.on_time) };
}

/** Why orders did not come: a reason of a cancellation, none told, or failed. Most frequent first. */
export interface CancelCount {
  reason: string | null;
  failed: boolean;
  orders: number;
}

export function cancelCounts({ endings }: Pick<Insights, 'endings'>): CancelCount[] {
  const counts = new Map<string, CancelCount>();
  for (const { status, reason, orders } of endings) {
    const { end } = factsOf(status);
    if (end !== 'cancelled' && end !== 'failed') continue;
    const failed = end === 'failed';
    const key = failed ? 'failed' : `cancelled ${reason}`;
    const held = counts.get(key)?.orders ?? 0;
    counts.set(key, { reason: failed ? null : reason, failed, orders: held + orders });
  }
  return [...counts.values()].sort((a, b) => b.orders - a.orders);
}

/** Outlets with the most orders first. */
export const outletsByOrders = ({ outlets }: Pick<Insights, 'outlets'>): Insights['outlets'] =>
  [...outlets].sort((a, b) => b.orders - a.orders || (a.vendor_id < b.vendor_id ? -1 : 1));
