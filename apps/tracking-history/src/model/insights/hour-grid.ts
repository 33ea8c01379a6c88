import type { Insights } from '@courier/api-client';

const SHADES = 5;

export interface HourGrid {
  /** All hours from the first with an order to the last. */
  hours: readonly number[];
  /** Orders of a weekday (1 is Monday) and hour. */
  at(weekday: number, hour: number): number;
  /** The busiest hour of the week, the first one on a tie; null without orders. */
  peak: { weekday: number; hour: number; orders: number } | null;
}

export function hourGrid(counted: Insights['hours']): HourGrid {
  const cells = new Map(counted.map(({ weekday, hour, orders }) => [weekday * 24 + hour, orders]));
  const known = counted.map(({ hour }) => hour);
  const first = Math.min(...known);
  const length = known.length === 0 ? 0 : Math.max(...known) - first + 1;
  const [peak = null] = [...counted].sort(
    (a, b) => b.orders - a.orders || a.weekday - b.weekday || a.hour - b.hour,
  );
  return {
    hours: Array.from({ length }, (_, index) => first + index),
    at: (weekday, hour) => cells.get(weekday * 24 + hour) ?? 0,
    peak,
  };
}

/** Shade of an order count relative to the largest: 0 for no orders, 1 is the lightest. */
export const hourShade = (orders: number, most: number): number =>
  orders === 0 ? 0 : Math.max(1, Math.ceil((orders / most) * SHADES));

/** The range of order counts per shade, lightest first, without empty ranges. */
export function shadeRanges(most: number): { shade: number; from: number; to: number }[] {
  const ranges = new Map<number, { shade: number; from: number; to: number }>();
  for (let orders = 1; orders <= most; orders += 1) {
    const shade = hourShade(orders, most);
    const held = ranges.get(shade);
    ranges.set(shade, { shade, from: held?.from ?? orders, to: orders });
  }
  return [...ranges.values()];
}
