import type { QueryClient } from '@tanstack/react-query';
import { rememberOrders } from './order-book.queries';
import type { Order } from './order.schema';

/** The orders of a list by id; the orders themselves stand in the book. */
export interface OrderList {
  ids: readonly string[];
  /** Orders added since the list was read: id -> unix milliseconds. A read that began earlier must not lose them. */
  added: Readonly<Record<string, number>>;
}

const NONE: OrderList = { ids: [], added: {} };

/**
 * Reads a list: its orders go into the book, its ids are answered, with those added while it was under way.
 * @throws whatever `read` rejects with
 */
export async function readList(
  client: QueryClient,
  queryKey: readonly unknown[],
  read: () => Promise<readonly Order[]>,
): Promise<OrderList> {
  const startedAt = Date.now();
  const orders = await read();
  rememberOrders(client, orders);
  const held = client.getQueryData<OrderList>(queryKey) ?? NONE;
  const added = Object.fromEntries(Object.entries(held.added).filter(([, at]) => at >= startedAt));
  return { ids: [...new Set([...orders.map((order) => order.order_id), ...Object.keys(added)])], added };
}

/** Lists an order of the book, without making the list look fresher than it is. */
export function addToList(client: QueryClient, queryKey: readonly unknown[], orderId: string): void {
  const state = client.getQueryState<OrderList>(queryKey);
  const held = state?.data;
  if (!held || held.ids.includes(orderId)) return;
  client.setQueryData<OrderList>(
    queryKey,
    { ids: [...held.ids, orderId], added: { ...held.added, [orderId]: Date.now() } },
    { updatedAt: state.dataUpdatedAt },
  );
}
