import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../http/create-api-client';
import { orderKeys } from './order-keys';

/** Guest orders with the account's e-mail, or whether its mailbox must agree first. */
export const ordersAsGuestOptions = (api: ApiClient) =>
  queryOptions({
    queryKey: orderKeys.asGuest(),
    queryFn: async ({ signal }) => {
      const { data, to_be_confirmed = false } = (await api.orders.placedAsGuest({}, { signal })).result;
      return { orders: data, isToBeConfirmed: to_be_confirmed };
    },
    staleTime: 60_000,
  });
