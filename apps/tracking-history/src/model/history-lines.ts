import type { Order } from '@courier/api-client';
import { factsOf } from '@courier/api-client/order-rules';
import { localDate } from '@courier/config/time';

/** What stands above the orders of one day. */
export interface DayLine {
  kind: 'day';
  /** `2026-11-20` in the country. */
  day: string;
  /** Unix seconds of its newest order. */
  at: number;
  /** Null while older orders of the day may still come. */
  total: { orders: number; fees: number } | null;
}

interface OrderLine {
  kind: 'order';
  order: Order;
}

export type HistoryLine = DayLine | OrderLine;

const known = new WeakMap<Order, OrderLine>();

/** One line for each version of an order, so that what shows it sees that nothing changed. */
function lineOf(order: Order): OrderLine {
  const line = known.get(order) ?? { kind: 'order', order };
  known.set(order, line);
  return line;
}

/** Identity of a line. */
export const lineKey = (line: HistoryLine): string =>
  line.kind === 'day' ? `day ${line.day}` : line.order.order_id;

/** What the delivery of an order cost; null for one that no rider brought anywhere. */
export function chargedFee(order: Order): number | null {
  const { end } = factsOf(order.status);
  if (end === 'cancelled' || end === 'failed') return null;
  return order.discounted_delivery_fee ?? order.delivery_fee;
}

/**
 * Orders with the days they were placed on above them.
 * @param orders newest first
 * @param hasMore whether older orders of the list are not loaded yet
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
    lines.push(lineOf(order));
  }
  if (head && hasMore) head.total = null;
  return lines;
}
