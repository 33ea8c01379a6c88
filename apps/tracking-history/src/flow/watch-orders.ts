import type { Order } from '@courier/api-client';
import { hasEnded, newerOrder } from '@courier/api-client/order-rules';
import { listAlertReasons, type Alert, type AlertReason } from '../model/board/order-alerts';
import { inSlices } from './in-slices';

interface Known {
  order: Order;
  /** Null until the first alert, because most orders never cause one. */
  alertedReasons: Set<AlertReason> | null;
}

const NONE: readonly Alert[] = [];

/** Detects changes after the first list, each once. */
export function createAlertWatch() {
  const known = new Map<string, Known>();
  let hasBegun = false;
  let isLooking = false;
  /** Updates received while the first list is being processed. */
  const heardEarly: Order[] = [];

  function newAlerts(entry: Known, nowSeconds: number): readonly Alert[] {
    const reasons = listAlertReasons(entry.order, nowSeconds);
    if (reasons.length === 0) return NONE;
    const shownReasons = (entry.alertedReasons ??= new Set());
    const news = reasons.filter((reason) => !shownReasons.has(reason));
    news.forEach((reason) => shownReasons.add(reason));
    return news.map((reason) => ({ order: entry.order, reason }));
  }

  function see(order: Order, nowSeconds: number): readonly Alert[] {
    const held = known.get(order.order_id);
    if (held && newerOrder(held.order, order) === held.order) return NONE;
    const entry = held ?? { order, alertedReasons: null };
    entry.order = order;
    known.set(order.order_id, entry);
    const news = newAlerts(entry, nowSeconds);
    // For an order seen for the first time, it is unknown when it became late.
    return held ? news : news.filter(({ reason }) => hasBegun && reason !== 'late');
  }

  return {
    /** Processes a whole list in time slices. */
    async compare(orders: readonly Order[], nowSeconds: number): Promise<Alert[]> {
      const news: Alert[] = [];
      isLooking = true;
      await inSlices(orders, (order) => news.push(...see(order, nowSeconds)));
      hasBegun = true;
      const early = heardEarly.splice(0);
      return [...news, ...early.flatMap((order) => see(order, nowSeconds))];
    },
    /** Updates are ignored before the first list, and queued while it is being processed. */
    hear(orders: readonly Order[], nowSeconds: number): Alert[] {
      if (hasBegun) return orders.flatMap((order) => see(order, nowSeconds));
      if (isLooking) heardEarly.push(...orders);
      return [];
    },
    async tick(nowSeconds: number): Promise<Alert[]> {
      const news: Alert[] = [];
      await inSlices(known.values(), (entry) => {
        if (!hasEnded(entry.order.status)) news.push(...newAlerts(entry, nowSeconds));
      });
      return news;
    },
  };
}
