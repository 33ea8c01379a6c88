import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { EMPTY_BOOK, withOrders, type OrderBook } from './order-book';
import { orderKeys } from './order-keys';
import type { Order } from './order.schema';

/** The orders known now, for a look outside of a component. */
export const orderBookOf = (client: QueryClient): OrderBook =>
  client.getQueryData<OrderBook>(orderKeys.book()) ?? EMPTY_BOOK;

/** All orders known in this browser, by order_id. Lists hold ids only, so that each order has one newest version. */
export const orderBookOptions = () =>
  queryOptions({
    queryKey: orderKeys.book(),
    // Nothing answers a whole book: it grows by what every other call answers.
    queryFn: ({ client }) => orderBookOf(client),
    initialData: EMPTY_BOOK,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Keeps what is newer than the versions held. */
export function rememberOrders(client: QueryClient, orders: readonly Order[]): void {
  const book = orderBookOf(client);
  const next = withOrders(book, orders);
  if (next !== book) client.setQueryData<OrderBook>(orderKeys.book(), next);
}
