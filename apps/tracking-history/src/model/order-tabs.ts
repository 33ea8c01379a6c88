import type { Order } from '@courier/api-client';
import { ORDER_TABS, tabOf, type OrderTab } from '@courier/api-client/order-rules';

export type OrdersByTab = Readonly<Record<OrderTab, readonly Order[]>>;
export type TabCounts = Readonly<Record<OrderTab, number>>;

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

const isSame = (a: readonly Order[], b: readonly Order[]) =>
  a.length === b.length && a.every((order, index) => order === b[index]);

/** Divides a list again and again: a tab that holds what it held keeps its array, so that who shows it need not look. */
export function createTabGroups(): typeof groupByTab {
  let before: OrdersByTab | null = null;
  const keep = (tab: OrderTab, now: readonly Order[]) => {
    const was = before?.[tab];
    return was && isSame(was, now) ? was : now;
  };
  return (orders, nowSeconds) => {
    const now = groupByTab(orders, nowSeconds);
    before = {
      new: keep('new', now.new),
      scheduled: keep('scheduled', now.scheduled),
      collected: keep('collected', now.collected),
      delivered: keep('delivered', now.delivered),
      cancelled: keep('cancelled', now.cancelled),
    };
    return before;
  };
}

/** How many orders each tab holds. */
export const countsOf = (groups: OrdersByTab): TabCounts => ({
  new: groups.new.length,
  scheduled: groups.scheduled.length,
  collected: groups.collected.length,
  delivered: groups.delivered.length,
  cancelled: groups.cancelled.length,
});

/** How many orders are still on their way. */
export function runningOf(orders: readonly Order[], nowSeconds: number): number {
  let running = 0;
  for (const order of orders) {
    const tab = tabOf(order, nowSeconds);
    if (tab === 'new' || tab === 'scheduled' || tab === 'collected') running += 1;
  }
  return running;
}

/** The tab to look at first: the first with orders, else the first of all. */
export const firstFilledTab = (groups: OrdersByTab): OrderTab =>
  ORDER_TABS.find((tab) => groups[tab].length > 0) ?? 'new';
