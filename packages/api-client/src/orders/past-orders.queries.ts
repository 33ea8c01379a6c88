import { infiniteQueryOptions } from '@tanstack/react-query';
import { LIMITS, nowInSeconds } from '@courier/config';
import { presetRange, type DatePreset } from '@courier/config/time';
import type { ApiClient } from '../http/create-api-client';
import { outletsField, type ListScope } from './list-scope';
import { rememberOrders } from './order-book.queries';
import { orderKeys } from './order-keys';

/** Ids of past orders, page by page; each page is asked with the key that the one before answered. */
export const pastOrdersOptions = (api: ApiClient, scope: ListScope, period: DatePreset) =>
  infiniteQueryOptions({
    queryKey: orderKeys.past(scope, period),
    initialPageParam: null as string | null,
    queryFn: async ({ signal, client, pageParam }) => {
      const { from, to } = presetRange(period, nowInSeconds(), scope.timezone);
      const { result } = await api.orders.list(
        {
          params: { vendorId: scope.vendorId },
          query: {
            from,
            to,
            count: scope.includeOutlets ? LIMITS.pastOrdersOutletsCount : LIMITS.pastOrdersCount,
            ...outletsField(scope),
            ...(pageParam !== null && { pagination_key: pageParam }),
          },
        },
        { signal },
      );
      rememberOrders(client, result.data);
      return {
        ids: result.data.map((order) => order.order_id),
        nextKey: result.pagination.pagination_key,
      };
    },
    getNextPageParam: (page) => page.nextKey,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
