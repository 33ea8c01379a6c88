import { quantile } from '@courier/api-client/order-rules';

type Counted = readonly { minutes: number; orders: number }[];

/** Minutes from `from` (inclusive) to `to` (exclusive); the last bin has no end. */
export interface Bin {
  from: number;
  to: number | null;
  orders: number;
}

export interface Histogram {
  bins: readonly Bin[];
  /** Minutes that half and 90 % of the orders did not exceed; null without orders. */
  median: number | null;
  ninth: number | null;
}

/**
 * Bins of equal width, from the first non-empty one; the last bin holds all longer times.
 * @param step width of a bin in minutes
 * @param most maximum number of bins
 */
export function histogram(counted: Counted, step: number, most: number): Histogram {
  const values = counted.map(({ minutes }) => Math.floor(minutes / step));
  const first = Math.min(...values);
  const length = counted.length === 0 ? 0 : Math.min(most, Math.max(...values) - first + 1);
  const bins = Array.from({ length }, (_, index) => ({
    from: (first + index) * step,
    to: ((first + index + 1) * step) as number | null,
    orders: 0,
  }));
  for (const { minutes, orders } of counted) {
    const index = Math.floor(minutes / step) - first;
    const bin = bins[Math.min(index, length - 1)];
    if (!bin) continue;
    bin.orders += orders;
    if (index > length - 1) bin.to = null;
  }
  return { bins, median: quantile(counted, 0.5), ninth: quantile(counted, 0.9) };
}

/** Possible widths of a bin in minutes. */
const STEPS = [1, 2, 5, 10, 15, 30] as const;

/** The narrowest bins that fit all but the longest orders, else the widest. */
export function stepFor(counted: Counted, most: number): number {
  const first = Math.min(...counted.map(({ minutes }) => minutes));
  const last = quantile(counted, 0.97) ?? 0;
  return STEPS.find((step) => Math.floor(last / step) - Math.floor(first / step) < most) ?? 30;
}
