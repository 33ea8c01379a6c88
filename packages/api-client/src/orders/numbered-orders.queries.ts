import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import { createOrderMatcher } from '../order-rules/search/order-search';
import { outletsField, type VendorScope } from './list-scope';
import { rememberOrders } from './order-book.queries';
import { orderKeys } from './order-keys';

/** Ids of the orders with a short number, of any age. Normally one. */
export const numberedOrdersOptions = (api: ApiClient, scope: VendorScope, number: string) =>
  queryOptions({
    queryKey: orderKeys.numbered(scope, number),
    queryFn: async ({ signal, client }): Promise<readonly string[]> => {
      const query = { order_number: number, ...outletsField(scope) };
      const { result } = await api.orders.list({ params: { vendorId: scope.vendorId }, query }, { signal });
      // Older servers ignore the number and answer the newest orders.
      const found = result.data.filter(createOrderMatcher(number));
      rememberOrders(client, found);
      return found.map((order) => order.order_id);
    },
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
