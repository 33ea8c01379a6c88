import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';

/** An order as it stands when it is opened; the form over it must not change under the hands of who types. */
export const orderQuery = (client: ApiClient, vendorId: string, orderId: string) =>
  queryOptions({
    queryKey: ['request-rider', 'order', vendorId, orderId],
    queryFn: async ({ signal }) =>
      (await client.orders.get({ query: { vendorId, orderId } }, { signal })).result,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
