import { newestFirst } from '../order-rules/merge';
import { changesSince, type OrderBook } from './order-book';
import type { Order } from './order.schema';

interface Sorted {
  book: OrderBook;
  orders: readonly Order[];
}

/** The last result for a list of ids. */
const sorted = new WeakMap<readonly string[], Sorted>();

/** The known orders of `ids`, newest first; the same array until one of them changes. */
export function ordersOf(book: OrderBook, ids: readonly string[]): readonly Order[] {
  const before = sorted.get(ids);
  if (before?.book === book) return before.orders;
  const orders = (before && carriedOn(before, book)) ?? sortedAnew(book, ids);
  sorted.set(ids, { book, orders });
  return orders;
}

function sortedAnew(book: OrderBook, ids: readonly string[]): Order[] {
  const orders: Order[] = [];
  for (const id of ids) {
    const order = book.get(id);
    if (order) orders.push(order);
  }
  return orders.sort(newestFirst);
}

/** Index of an order in sorted orders, or its insertion index. */
function sortedIndex(orders: readonly Order[], order: Order): number {
  let [from, to] = [0, orders.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (newestFirst(orders[middle] as Order, order) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Updates sorted orders: only changed ones move. Null after an unknown order, whose id may be in the list. */
function carriedOn(before: Sorted, book: OrderBook): readonly Order[] | null {
  const changed = changesSince(book, before.book);
  if (!changed) return null;
  let orders: Order[] | null = null;
  for (const id of new Set(changed.map(({ order_id }) => order_id))) {
    const [was, is] = [before.book.get(id), book.get(id)];
    if (!was || !is) return null;
    const place = sortedIndex(orders ?? before.orders, was);
    if ((orders ?? before.orders)[place] !== was) continue;
    orders ??= [...before.orders];
    if (was.created_at === is.created_at) orders[place] = is;
    else {
      orders.splice(place, 1);
      orders.splice(sortedIndex(orders, is), 0, is);
    }
  }
  return orders ?? before.orders;
}
