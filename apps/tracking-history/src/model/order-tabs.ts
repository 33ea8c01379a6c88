import type { Order } from '@courier/api-client';
import { ORDER_TABS, tabOf, type OrderTab } from '@courier/api-client/order-rules';
import { isRunning } from './control-board';
import { searchOrders } from './order-search';

export type OrdersByTab = Readonly<Record<OrderTab, readonly Order[]>>;
export type TabCounts = Readonly<Record<OrderTab, number>>;

interface Divided {
  /** Orders that move on to another tab when their time has come, and the tab each stands in. */
  waiting: ReadonlyMap<Order, OrderTab | null>;
  groups: OrdersByTab;
}

/** Tabs of orders that no time moves on: with thousands of orders few are new since the last look. */
const tabs = new WeakMap<Order, OrderTab | null>();
/** Lists that were divided before: several parts of a page ask about theirs in turn. */
const lists = new WeakMap<readonly Order[], Divided>();

function tabAt(order: Order, nowSeconds: number): OrderTab | null {
  if (order.preordered_for !== null) return tabOf(order, nowSeconds);
  const known = tabs.get(order);
  if (known !== undefined) return known;
  const tab = tabOf(order, nowSeconds);
  tabs.set(order, tab);
  return tab;
}

function divide(orders: readonly Order[], nowSeconds: number): Divided {
  const waiting = new Map<Order, OrderTab | null>();
  const groups: Record<OrderTab, Order[]> = {
    new: [],
    scheduled: [],
    collected: [],
    delivered: [],
    cancelled: [],
  };
  for (const order of orders) {
    const tab = tabAt(order, nowSeconds);
    if (order.preordered_for !== null) waiting.set(order, tab);
    if (tab) groups[tab].push(order);
  }
  groups.scheduled.sort((a, b) => (a.preordered_for ?? 0) - (b.preordered_for ?? 0));
  return { waiting, groups };
}

/**
 * Orders divided into the five tabs; orders of no tab are left out. They keep their sequence, save that what is scheduled
 * stands in the order in which it is due.
 */
export function groupByTab(orders: readonly Order[], nowSeconds: number): OrdersByTab {
  const before = lists.get(orders);
  const stands = before && [...before.waiting].every(([order, tab]) => tabOf(order, nowSeconds) === tab);
  if (stands) return before.groups;
  const divided = divide(orders, nowSeconds);
  lists.set(orders, divided);
  return divided.groups;
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

/** How many orders run now, by the rule of the board: what is scheduled waits for its time. */
export function countRunning(orders: readonly Order[], nowSeconds: number): number {
  let running = 0;
  for (const order of orders) if (isRunning(order, nowSeconds)) running += 1;
  return running;
}

/** The tab to look at first: the first with orders, else the first of all. */
export const firstFilledTab = (groups: OrdersByTab): OrderTab =>
  ORDER_TABS.find((tab) => groups[tab].length > 0) ?? 'new';
