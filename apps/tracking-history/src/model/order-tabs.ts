import type { Order } from '@courier/api-client';
import { ORDER_TABS, tabOf, type OrderTab } from '@courier/api-client/order-rules';
import { searchOrders } from './order-search';

export type OrdersByTab = Readonly<Record<OrderTab, readonly Order[]>>;
export type TabCounts = Readonly<Record<OrderTab, number>>;

interface Divided {
  orders: readonly Order[];
  /** The tab of the order at the same place. */
  tabs: readonly (OrderTab | null)[];
  /** Places of the orders that move on to another tab when their time has come. */
  waiting: readonly number[];
  groups: OrdersByTab;
}

/** The list that was divided last: with thousands of orders few have changed since. */
let latest: Divided = {
  orders: [],
  tabs: [],
  waiting: [],
  groups: { new: [], scheduled: [], collected: [], delivered: [], cancelled: [] },
};

function groupsOf(orders: readonly Order[], tabs: Divided['tabs']): OrdersByTab {
  const groups: Record<OrderTab, Order[]> = {
    new: [],
    scheduled: [],
    collected: [],
    delivered: [],
    cancelled: [],
  };
  for (const [place, tab] of tabs.entries()) if (tab) groups[tab].push(orders[place] as Order);
  groups.scheduled.sort((a, b) => (a.preordered_for ?? 0) - (b.preordered_for ?? 0));
  return groups;
}

/** At how many places from the start, and from the end, both hold the same order. */
function sameEnds(before: readonly Order[], now: readonly Order[]): { start: number; end: number } {
  const most = Math.min(before.length, now.length);
  let [start, end] = [0, 0];
  while (start < most && before[start] === now[start]) start += 1;
  while (end < most - start && before[before.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  return { start, end };
}

/** The tab that was found for the order at a place before, where it was the same order; undefined elsewhere. */
function knownTab(before: Divided, now: readonly Order[]): (place: number) => OrderTab | null | undefined {
  const isShifted = before.orders.length !== now.length;
  const { start, end } = isShifted ? sameEnds(before.orders, now) : { start: now.length, end: 0 };
  const shift = before.orders.length - now.length;
  return (place) => {
    if (place >= start && place < now.length - end) return undefined;
    const was = place < start ? place : place + shift;
    return before.orders[was] === now[place] ? before.tabs[was] : undefined;
  };
}

function divide(orders: readonly Order[], nowSeconds: number, before: Divided): Divided {
  const tabOfPlace = (place: number) => tabOf(orders[place] as Order, nowSeconds);
  if (orders === before.orders) {
    const hasMoved = before.waiting.some((place) => tabOfPlace(place) !== before.tabs[place]);
    if (!hasMoved) return before;
  }
  const known = knownTab(before, orders);
  const tabs: (OrderTab | null)[] = [];
  const waiting: number[] = [];
  for (const [place, { preordered_for }] of orders.entries()) {
    const tab = preordered_for === null ? known(place) : undefined;
    tabs.push(tab === undefined ? tabOfPlace(place) : tab);
    if (preordered_for !== null) waiting.push(place);
  }
  return { orders, tabs, waiting, groups: groupsOf(orders, tabs) };
}

/**
 * Orders divided into the five tabs; orders of no tab are left out. They keep their sequence, save that what is scheduled
 * stands in the order in which it is due.
 */
export function groupByTab(orders: readonly Order[], nowSeconds: number): OrdersByTab {
  latest = divide(orders, nowSeconds, latest);
  return latest.groups;
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
  const counts = countsOf(groupByTab(orders, nowSeconds));
  return counts.new + counts.scheduled + counts.collected;
}

/** The tab to look at first: the first with orders, else the first of all. */
export const firstFilledTab = (groups: OrdersByTab): OrderTab =>
  ORDER_TABS.find((tab) => groups[tab].length > 0) ?? 'new';
