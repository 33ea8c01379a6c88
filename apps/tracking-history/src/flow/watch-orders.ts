import type { Order } from '@courier/api-client';
import { hasEnded, newerOrder } from '@courier/api-client/order-rules';
import { reasonsOf, type Alert, type AlertReason } from '../model/order-alerts';
import { inSlices } from './in-slices';

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
  let isLooking = false;
  /** What was heard while the first list was still being looked at. */
  const heardEarly: Order[] = [];

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
    /** A whole list, a slice at a time; the first one is where news begin. */
    async lookAt(orders: readonly Order[], nowSeconds: number): Promise<Alert[]> {
      const news: Alert[] = [];
      isLooking = true;
      await inSlices(orders, (order) => news.push(...see(order, nowSeconds)));
      hasBegun = true;
      const early = heardEarly.splice(0);
      return [...news, ...early.flatMap((order) => see(order, nowSeconds))];
    },
    /** Updates as they come in; none counts before the first list, and none is lost while that is looked at. */
    hear(orders: readonly Order[], nowSeconds: number): Alert[] {
      if (hasBegun) return orders.flatMap((order) => see(order, nowSeconds));
      if (isLooking) heardEarly.push(...orders);
      return [];
    },
    /** What has become late meanwhile, looked at a slice at a time. */
    async tick(nowSeconds: number): Promise<Alert[]> {
      const news: Alert[] = [];
      await inSlices(known.values(), (entry) => {
        if (!hasEnded(entry.order.status)) news.push(...newsOf(entry, nowSeconds));
      });
      return news;
    },
  };
}
