import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Order } from '@courier/api-client';
import { EMPTY_BOOK, withOrders, type OrderBook } from '../model/order-book';

/** All orders known here, by order_id. Lists hold ids only, so that each order has one newest version. */
export const orderBookOptions = () =>
  queryOptions({
    queryKey: ['tracking-history', 'book'],
    queryFn: skipToken,
    initialData: EMPTY_BOOK,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Keeps what is newer than the versions held. */
export function rememberOrders(client: QueryClient, orders: readonly Order[]): void {
  const { queryKey } = orderBookOptions();
  const book: OrderBook = client.getQueryData(queryKey) ?? EMPTY_BOOK;
  const next = withOrders(book, orders);
  if (next !== book) client.setQueryData(queryKey, next);
}
