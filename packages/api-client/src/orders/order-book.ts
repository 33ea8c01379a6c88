import { newerOrder } from '../order-rules/merge';
import type { Order } from './order.schema';

/** Every order this browser has seen, by order_id. */
export type OrderBook = ReadonlyMap<string, Order>;

export const EMPTY_BOOK: OrderBook = new Map();

/** The book with what is newer in `incoming`; the same book when nothing is. Older versions are ignored. */
export function withOrders(book: OrderBook, incoming: readonly Order[]): OrderBook {
  let next: Map<string, Order> | null = null;
  for (const order of incoming) {
    const held = (next ?? book).get(order.order_id);
    if (held && newerOrder(held, order) === held) continue;
    next ??= new Map(book);
    next.set(order.order_id, order);
  }
  return next ?? book;
}

const sorted = new WeakMap<OrderBook, WeakMap<readonly string[], readonly Order[]>>();

/** The orders of `ids` that are known, newest first; the same array for the same book and ids. */
export function ordersOf(book: OrderBook, ids: readonly string[]): readonly Order[] {
  const ofBook = sorted.get(book) ?? new WeakMap<readonly string[], readonly Order[]>();
  sorted.set(book, ofBook);
  const orders = ofBook.get(ids) ?? sortedOrders(book, ids);
  ofBook.set(ids, orders);
  return orders;
}

function sortedOrders(book: OrderBook, ids: readonly string[]): Order[] {
  const orders: Order[] = [];
  for (const id of ids) {
    const order = book.get(id);
    if (order) orders.push(order);
  }
  // Thousands are sorted anew with each change: words of a language would be compared a hundred times slower.
  return orders.sort((a, b) => b.created_at - a.created_at || (a.order_id < b.order_id ? 1 : -1));
}
