import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import { orderKeys } from './order-keys';

/** What was ordered without an account by whoever has the account's e-mail. */
export const ordersAsGuestOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: orderKeys.asGuest(),
    queryFn: async ({ signal }) => (await api.orders.placedAsGuest({}, { signal })).result.data,
    staleTime: 60_000,
  });
