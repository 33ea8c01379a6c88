import type { Order } from '@courier/api-client';
import { statusFacts } from '@courier/api-client/order-rules';
import { localDate } from '@courier/config/time';

/** The heading above the orders of one day. */
export interface DayLine {
  kind: 'day';
  /** In the country's timezone, e.g. `2026-11-20`. */
  day: string;
  /** Unix seconds of the newest order of the day. */
  at: number;
  /** Null while older orders of the day may still be loaded. */
  total: { orders: number; fees: number } | null;
}

interface OrderLine {
  kind: 'order';
  order: Order;
}

export type HistoryLine = DayLine | OrderLine;

const known = new WeakMap<Order, OrderLine>();

/** The same line for the same version of an order, so that memoized rows do not render again. */
function memoizedLine(order: Order): OrderLine {
  const line = known.get(order) ?? { kind: 'order', order };
  known.set(order, line);
  return line;
}

export const lineKey = (line: HistoryLine): string =>
  line.kind === 'day' ? `day ${line.day}` : line.order.order_id;

/** The fee of a delivery; null if the order was cancelled or failed. */
export function chargedFee(order: Order): number | null {
  const { end } = statusFacts(order.status);
  if (end === 'cancelled' || end === 'failed') return null;
  return order.discounted_delivery_fee ?? order.delivery_fee;
}

/**
 * Inserts a heading before the orders of each day.
 * @param orders newest first
 * @param hasMore whether older orders can still be loaded
 */
export function historyLines(orders: readonly Order[], timezone: string, hasMore: boolean): HistoryLine[] {
  const lines: HistoryLine[] = [];
  let head = null as DayLine | null;
  for (const order of orders) {
    const day = localDate(order.created_at, timezone);
    if (head?.day !== day) {
      head = { kind: 'day', day, at: order.created_at, total: { orders: 0, fees: 0 } };
      lines.push(head);
    }
    if (head.total) {
      head.total.orders += 1;
      head.total.fees += chargedFee(order) ?? 0;
    }
    lines.push(memoizedLine(order));
  }
  if (head && hasMore) head.total = null;
  return lines;
}
