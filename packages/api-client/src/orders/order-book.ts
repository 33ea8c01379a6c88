import { replaceEqualDeep } from '@tanstack/react-query';
import { newerOrder } from '../order-rules/merge';
import type { Order } from './order.schema';

/**
 * Every order this browser has seen, by order_id. Remotes of other releases share it: they read and copy it as a Map,
 * and may replace it by one.
 */
export interface OrderBook extends Iterable<readonly [string, Order]> {
  get(orderId: string): Order | undefined;
  has(orderId: string): boolean;
}

interface Step {
  after: OrderMark;
  orders: readonly Order[];
}

/** Identifies a book without keeping its orders in memory. */
type OrderMark = Readonly<Record<string, never>>;

interface Layers {
  mark: OrderMark;
  /** Most orders; many consecutive books share this map, because copying thousands takes longer than a frame. */
  base: OrderBook;
  fresh: ReadonlyMap<string, Order>;
  /** The latest steps up to this book, oldest first. */
  steps: readonly Step[];
}

/** Each change copies at most this many orders; then they move into the base. */
const MOST_FRESH = 400;
/** A reader that is further behind reads everything. */
const MOST_STEPS = 16;

/** A class instance, because structural sharing of the query cache deep-compares plain objects. */
class LayeredBook implements OrderBook {
  constructor(readonly layers: Layers) {}

  get(orderId: string): Order | undefined {
    const { base, fresh } = this.layers;
    return fresh.get(orderId) ?? base.get(orderId);
  }

  has(orderId: string): boolean {
    return this.get(orderId) !== undefined;
  }

  *[Symbol.iterator](): Iterator<readonly [string, Order]> {
    const { base, fresh } = this.layers;
    for (const entry of base) if (!fresh.has(entry[0])) yield entry;
    yield* fresh;
  }
}

const guests = new WeakMap<OrderBook, Layers>();

function bookLayers(book: OrderBook): Layers {
  if (book instanceof LayeredBook) return book.layers;
  const known = guests.get(book);
  if (known) return known;
  // Otherwise two remotes would wrap each other's layers without limit.
  const base = book instanceof Map ? book : new Map(book);
  const made = { mark: {}, base, fresh: new Map<string, Order>(), steps: [] };
  guests.set(book, made);
  return made;
}

/** A refetched list contains thousands of unchanged orders. */
const isSameOrder = (held: Order, order: Order) =>
  held.updated_at === order.updated_at && replaceEqualDeep(held, order) === held;

export const EMPTY_BOOK: OrderBook = new Map();

/** The same book without newer orders. */
export function withOrders(book: OrderBook, incoming: readonly Order[]): OrderBook {
  const taken = new Map<string, Order>();
  for (const order of incoming) {
    const held = taken.get(order.order_id) ?? book.get(order.order_id);
    if (held && (newerOrder(held, order) === held || isSameOrder(held, order))) continue;
    taken.set(order.order_id, order);
  }
  if (taken.size === 0) return book;
  const { mark: after, base, fresh, steps } = bookLayers(book);
  const isFew = taken.size <= MOST_FRESH;
  const layer = isFew ? new Map([...fresh, ...taken]) : taken;
  return new LayeredBook({
    mark: {},
    ...(layer.size <= MOST_FRESH
      ? { base, fresh: layer }
      : { base: new Map([...book, ...taken]), fresh: new Map<string, Order>() }),
    steps: isFew ? [...steps.slice(1 - MOST_STEPS), { after, orders: [...taken.values()] }] : [],
  });
}

/** Null if no longer remembered. An order may occur in several versions. */
export function changesSince(book: OrderBook, earlier: OrderBook): readonly Order[] | null {
  const { mark } = bookLayers(earlier);
  const { steps } = bookLayers(book);
  const first = steps.findIndex(({ after }) => after === mark);
  return first < 0 ? null : steps.slice(first).flatMap(({ orders }) => orders);
}
