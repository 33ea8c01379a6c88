import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import { cachedOrderBook, rememberOrders } from './order-book.queries';
import { orderKeys } from './order-keys';
import type { Order } from './order.schema';

async function read(
  api: ApiClient,
  client: QueryClient,
  query: { vendorId: string; orderId: string },
  signal?: AbortSignal,
): Promise<Order> {
  const { result } = await api.orders.get({ query }, signal ? { signal } : {});
  rememberOrders(client, [result]);
  return result;
}

export const orderOptions = (api: ApiClient, vendorId: string, orderId: string) =>
  queryOptions({
    queryKey: orderKeys.one(vendorId, orderId),
    queryFn: async ({ signal, client }) => (await read(api, client, { vendorId, orderId }, signal)).order_id,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** A snapshot of an order: a form must not change while the user types. */
export const orderAsReadOptions = (api: ApiClient, vendorId: string, orderId: string) =>
  queryOptions({
    queryKey: orderKeys.asRead(vendorId, orderId),
    queryFn: ({ signal, client }) => read(api, client, { vendorId, orderId }, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

/**
 * An order from the book, or else from the server.
 * @throws ApiError
 */
export async function readOrder(
  api: ApiClient,
  client: QueryClient,
  vendorId: string,
  orderId: string,
): Promise<Order> {
  return cachedOrderBook(client).get(orderId) ?? read(api, client, { vendorId, orderId });
}

/** Refetches the orders on screen, e.g. after missed updates. */
export const refetchOpenOrders = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey: orderKeys.ones(), type: 'active' });
