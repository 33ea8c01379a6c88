import type { Insights } from '@courier/api-client';
import { quantile } from '@courier/api-client/order-rules';
import { FEW, sumOrders } from './insight-sums';

/** Deliveries with similar promises; times in minutes. */
export interface PromiseGroup {
  promised: number;
  orders: number;
  /** The median, and the range of the middle 80 %; null for too few deliveries. */
  spread: { median: number; low: number; high: number; isLate: boolean } | null;
}

export function promiseGroups(promises: Insights['promises']): PromiseGroup[] {
  const groups = new Map<number, { minutes: number; orders: number }[]>();
  for (const { promised, actual, orders } of promises)
    groups.set(promised, [...(groups.get(promised) ?? []), { minutes: actual, orders }]);
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([promised, counted]) => {
      const orders = sumOrders(counted);
      const [low, median, high] = [0.1, 0.5, 0.9].map((share) => quantile(counted, share) ?? 0) as [
        number,
        number,
        number,
      ];
      return {
        promised,
        orders,
        spread: orders < FEW ? null : { median, low, high, isLate: median > promised },
      };
    });
}
