import type { Order } from '@courier/api-client';
import { hasEnded, newerOrder } from '@courier/api-client/order-rules';
import { reasonsOf, type Alert, type AlertReason } from '../model/order-alerts';

interface Known {
  order: Order;
  /** Most orders of a day never give cause. */
  told: Set<AlertReason> | null;
}

const NONE: readonly Alert[] = [];

/** Notices what happens to orders from the first list on; what was so by then is no news, and nothing is news twice. */
export function createAlertWatch() {
  const known = new Map<string, Known>();
  let hasBegun = false;

  function newsOf(entry: Known, nowSeconds: number): readonly Alert[] {
    const reasons = reasonsOf(entry.order, nowSeconds);
    if (reasons.length === 0) return NONE;
    const told = (entry.told ??= new Set());
    const news = reasons.filter((reason) => !told.has(reason));
    news.forEach((reason) => told.add(reason));
    return news.map((reason) => ({ order: entry.order, reason }));
  }

  function see(order: Order, nowSeconds: number): readonly Alert[] {
    const held = known.get(order.order_id);
    if (held && newerOrder(held.order, order) === held.order) return NONE;
    const entry = held ?? { order, told: null };
    entry.order = order;
    known.set(order.order_id, entry);
    const news = newsOf(entry, nowSeconds);
    // Of an order seen for the first time nobody knows when it grew late.
    return held ? news : news.filter(({ reason }) => hasBegun && reason !== 'late');
  }

  return {
    /** A whole list; the first one is where news begin. */
    lookAt(orders: Iterable<Order>, nowSeconds: number): Alert[] {
      const news: Alert[] = [];
      for (const order of orders) news.push(...see(order, nowSeconds));
      hasBegun = true;
      return news;
    },
    /** Updates as they come in; none counts before the first list. */
    hear(orders: readonly Order[], nowSeconds: number): Alert[] {
      return hasBegun ? orders.flatMap((order) => see(order, nowSeconds)) : [];
    },
    /** What has become late meanwhile. */
    tick(nowSeconds: number): Alert[] {
      const news: Alert[] = [];
      for (const entry of known.values())
        if (!hasEnded(entry.order.status)) news.push(...newsOf(entry, nowSeconds));
      return news;
    },
  };
}
