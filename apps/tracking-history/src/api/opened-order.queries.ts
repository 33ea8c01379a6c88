import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';
import { rememberOrders } from './order-book.queries';

/** Loads the order that the address names, whether a list holds it or not. */
export const openedOrderOptions = (api: ApiClient, vendorId: string, orderId: string) =>
  queryOptions({
    queryKey: ['tracking-history', 'opened', vendorId, orderId],
    queryFn: async ({ signal, client }) => {
      const { result } = await api.orders.get({ query: { vendorId, orderId } }, { signal });
      rememberOrders(client, [result]);
      return result.order_id;
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
