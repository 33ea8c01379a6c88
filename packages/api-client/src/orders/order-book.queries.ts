import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { EMPTY_BOOK, withOrders, type OrderBook } from './order-book';
import { orderKeys } from './order-keys';
import type { Order } from './order.schema';

export const cachedOrderBook = (client: QueryClient): OrderBook =>
  client.getQueryData<OrderBook>(orderKeys.book()) ?? EMPTY_BOOK;

/** All orders known in this browser, by order_id. Lists hold only ids, so that each order has one newest version. */
export const orderBookOptions = () =>
  queryOptions({
    queryKey: orderKeys.book(),
    // No call returns a whole book: it collects the orders of all other calls.
    queryFn: ({ client }) => cachedOrderBook(client),
    initialData: EMPTY_BOOK,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Stores the versions that are newer. */
export function rememberOrders(client: QueryClient, orders: readonly Order[]): void {
  const book = cachedOrderBook(client);
  const next = withOrders(book, orders);
  if (next !== book) client.setQueryData<OrderBook>(orderKeys.book(), next);
}
