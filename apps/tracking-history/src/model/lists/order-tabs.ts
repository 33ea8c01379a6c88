import type { Order } from '@courier/api-client';
import { ORDER_TABS, orderTab, type OrderTab } from '@courier/api-client/order-rules';
import { isRunning } from '../board/control-board';
import { searchOrders } from './order-search';

export type OrdersByTab = Readonly<Record<OrderTab, readonly Order[]>>;
export type TabCounts = Readonly<Record<OrderTab, number>>;

interface Divided {
  /** Scheduled orders with their tab, which changes when they are due. */
  waiting: ReadonlyMap<Order, OrderTab | null>;
  groups: OrdersByTab;
}

/**
 * Caches the tabs of orders that are not scheduled, because few of thousands of orders are new in each
 * update.
 */
const tabs = new WeakMap<Order, OrderTab | null>();
/** Caches groups by list, because several components group the same lists. */
const lists = new WeakMap<readonly Order[], Divided>();

function tabAt(order: Order, nowSeconds: number): OrderTab | null {
  if (order.preordered_for !== null) return orderTab(order, nowSeconds);
  const known = tabs.get(order);
  if (known !== undefined) return known;
  const tab = orderTab(order, nowSeconds);
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
 * Keeps the sequence, except that scheduled orders are sorted by due time. Orders without a tab are left out.
 */
export function groupByTab(orders: readonly Order[], nowSeconds: number): OrdersByTab {
  const before = lists.get(orders);
  const isUnchanged =
    before && [...before.waiting].every(([order, tab]) => orderTab(order, nowSeconds) === tab);
  if (isUnchanged) return before.groups;
  const divided = divide(orders, nowSeconds);
  lists.set(orders, divided);
  return divided.groups;
}

const eachTab = (listOrders: (tab: OrderTab) => readonly Order[]): OrdersByTab => ({
  new: listOrders('new'),
  scheduled: listOrders('scheduled'),
  collected: listOrders('collected'),
  delivered: listOrders('delivered'),
  cancelled: listOrders('cancelled'),
});

export const searchTabs = (groups: OrdersByTab, text: string): OrdersByTab =>
  eachTab((tab) => searchOrders(groups[tab], text));

const areOrdersEqual = (a: readonly Order[], b: readonly Order[]) =>
  a === b || (a.length === b.length && a.every((order, index) => order === b[index]));

/** Reuses the array of a tab whose orders are unchanged, so that memoized components do not render again. */
export function createTabKeeper(): (groups: OrdersByTab) => OrdersByTab {
  let before: OrdersByTab | null = null;
  return (groups) => {
    const was = before ?? groups;
    before = eachTab((tab) => (areOrdersEqual(was[tab], groups[tab]) ? was[tab] : groups[tab]));
    return before;
  };
}

export const countTabs = (groups: OrdersByTab): TabCounts => ({
  new: groups.new.length,
  scheduled: groups.scheduled.length,
  collected: groups.collected.length,
  delivered: groups.delivered.length,
  cancelled: groups.cancelled.length,
});

/** Counts running orders with the rule of the board: scheduled orders are excluded. */
export function countRunning(orders: readonly Order[], nowSeconds: number): number {
  let running = 0;
  for (const order of orders) if (isRunning(order, nowSeconds)) running += 1;
  return running;
}

/** The initial tab: the first with orders, else the first. */
export const firstFilledTab = (groups: OrdersByTab): OrderTab =>
  ORDER_TABS.find((tab) => groups[tab].length > 0) ?? 'new';
