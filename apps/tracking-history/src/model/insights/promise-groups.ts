import type { Insights } from '@courier/api-client';
import { keptPromise, quantile } from '@courier/api-client/order-rules';
import { FEW, sumOrders } from './insight-sums';

/** Deliveries with similar promises; times in minutes. */
export interface PromiseGroup {
  promised: number;
  orders: number;
  /** The median, and the range of the middle 80 %; null for too few deliveries. */
  spread: {
    median: number;
    low: number;
    high: number;
    /** More than half of them. */ isLate: boolean;
  } | null;
}

/** Orders after the end of their promised range; a server without this count is judged by its rounded promise. */
export const lateOrders = ({ promised, actual, orders, late }: Insights['promises'][number]): number =>
  late ?? (keptPromise(promised, actual) ? 0 : orders);

export function promiseGroups(promises: Insights['promises']): PromiseGroup[] {
  const groups = new Map<number, { minutes: number; orders: number; late: number }[]>();
  for (const row of promises) {
    const { promised, actual: minutes, orders } = row;
    groups.set(promised, [...(groups.get(promised) ?? []), { minutes, orders, late: lateOrders(row) }]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([promised, counted]) => {
      const orders = sumOrders(counted);
      const late = counted.reduce((sum, row) => sum + row.late, 0);
      const [low, median, high] = [0.1, 0.5, 0.9].map((share) => quantile(counted, share) ?? 0) as [
        number,
        number,
        number,
      ];
      return {
        promised,
        orders,
        spread: orders < FEW ? null : { median, low, high, isLate: late * 2 > orders },
      };
    });
}
