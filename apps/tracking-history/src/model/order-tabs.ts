import type { Order } from '@courier/api-client';
import { ORDER_TABS, tabOf, type OrderTab } from '@courier/api-client/order-rules';

export type OrdersByTab = Readonly<Record<OrderTab, readonly Order[]>>;

/**
 * Orders divided into the five tabs; orders of no tab are left out. They keep their sequence, save that what is scheduled
 * stands in the order in which it is due.
 */
export function groupByTab(orders: readonly Order[], nowSeconds: number): OrdersByTab {
  const groups = Object.fromEntries(ORDER_TABS.map((tab) => [tab, [] as Order[]])) as Record<
    OrderTab,
    Order[]
  >;
  for (const order of orders) {
    const tab = tabOf(order, nowSeconds);
    if (tab) groups[tab].push(order);
  }
  groups.scheduled.sort((a, b) => (a.preordered_for ?? 0) - (b.preordered_for ?? 0));
  return groups;
}

/** How many orders each tab holds. */
export const countsOf = (groups: OrdersByTab): Readonly<Record<OrderTab, number>> => ({
  new: groups.new.length,
  scheduled: groups.scheduled.length,
  collected: groups.collected.length,
  delivered: groups.delivered.length,
  cancelled: groups.cancelled.length,
});

/** The tab to look at first: the first with orders, else the first of all. */
export const firstFilledTab = (groups: OrdersByTab): OrderTab =>
  ORDER_TABS.find((tab) => groups[tab].length > 0) ?? 'new';
