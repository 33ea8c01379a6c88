import type { Insights } from '@courier/api-client';
import { statusFacts } from '@courier/api-client/order-rules';

/** With fewer orders, shares and marks are not meaningful. */
export const FEW = 5;
/** With fewer orders, each one is drawn separately. */
export const FEW_TO_SPREAD = 30;

export const sumOrders = (rows: readonly { orders: number }[]): number =>
  rows.reduce((sum, { orders }) => sum + orders, 0);

export const placedIn = ({ endings }: Insights): number => sumOrders(endings);

/** Counts deliveries with a promise, and those on time. */
export function punctuality({ outlets }: Pick<Insights, 'outlets'>): { promised: number; onTime: number } {
  const add = (read: (outlet: Insights['outlets'][number]) => number) =>
    outlets.reduce((sum, outlet) => sum + read(outlet), 0);
  return { promised: add((outlet) => outlet.promised), onTime: add((outlet) => outlet.on_time) };
}

/** Orders by reason of cancellation (null for no reason) or failure, most frequent first. */
export interface CancelCount {
  reason: string | null;
  failed: boolean;
  orders: number;
}

export function cancelCounts({ endings }: Pick<Insights, 'endings'>): CancelCount[] {
  const counts = new Map<string, CancelCount>();
  for (const { status, reason, orders } of endings) {
    const { end } = statusFacts(status);
    if (end !== 'cancelled' && end !== 'failed') continue;
    const failed = end === 'failed';
    const key = failed ? 'failed' : `cancelled ${reason}`;
    const held = counts.get(key)?.orders ?? 0;
    counts.set(key, { reason: failed ? null : reason, failed, orders: held + orders });
  }
  return [...counts.values()].sort((a, b) => b.orders - a.orders);
}

export const outletsByOrders = ({ outlets }: Pick<Insights, 'outlets'>): Insights['outlets'] =>
  [...outlets].sort((a, b) => b.orders - a.orders || (a.vendor_id < b.vendor_id ? -1 : 1));
