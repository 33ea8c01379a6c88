import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import { orderKeys } from './order-keys';

/** What was ordered without an account with the account's e-mail, or that its mailbox is to agree to that first. */
export const ordersAsGuestOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: orderKeys.asGuest(),
    queryFn: async ({ signal }) => {
      const { data, to_be_confirmed = false } = (await api.orders.placedAsGuest({}, { signal })).result;
      return { orders: data, isToBeConfirmed: to_be_confirmed };
    },
    staleTime: 60_000,
  });
