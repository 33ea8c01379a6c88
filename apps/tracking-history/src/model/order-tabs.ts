import type { Order } from '@courier/api-client';
import { ORDER_TABS, tabOf, type OrderTab } from '@courier/api-client/order-rules';
import { searchOrders } from './order-search';

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

const eachTab = (ordersOf: (tab: OrderTab) => readonly Order[]): OrdersByTab => ({
  new: ordersOf('new'),
  scheduled: ordersOf('scheduled'),
  collected: ordersOf('collected'),
  delivered: ordersOf('delivered'),
  cancelled: ordersOf('cancelled'),
});

/** What of each tab contains the text. */
export const searchTabs = (groups: OrdersByTab, text: string): OrdersByTab =>
  eachTab((tab) => searchOrders(groups[tab], text));

const isSame = (a: readonly Order[], b: readonly Order[]) =>
  a === b || (a.length === b.length && a.every((order, index) => order === b[index]));

/** Of one list again and again: a tab that holds what it held keeps its array, so that who shows it need not look. */
export function createTabKeeper(): (groups: OrdersByTab) => OrdersByTab {
  let before: OrdersByTab | null = null;
  return (groups) => {
    const was = before ?? groups;
    before = eachTab((tab) => (isSame(was[tab], groups[tab]) ? was[tab] : groups[tab]));
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
