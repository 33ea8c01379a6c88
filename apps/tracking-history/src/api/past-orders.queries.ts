import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { presetRange, type DatePreset } from '@courier/config/time';
import { nowInSeconds, type ListScope } from './list-scope';
import { rememberOrders } from './order-book.queries';

/** Ids of past orders, page by page; each page is asked with the key that the one before answered. */
export const pastOrdersOptions = (api: ApiClient, scope: ListScope, period: DatePreset) =>
  infiniteQueryOptions({
    queryKey: ['tracking-history', 'past', scope, period],
    initialPageParam: null as string | null,
    queryFn: async ({ signal, client, pageParam }) => {
      const { from, to } = presetRange(period, nowInSeconds(), scope.timezone);
      const answer = await api.orders.list(
        {
          params: { vendorId: scope.vendorId },
          query: {
            from,
            to,
            count: scope.includeOutlets ? LIMITS.pastOrdersOutletsCount : LIMITS.pastOrdersCount,
            ...(scope.includeOutlets && { include_outlets: true }),
            ...(pageParam !== null && { pagination_key: pageParam }),
          },
        },
        { signal },
      );
      rememberOrders(client, answer.result.data);
      return {
        ids: answer.result.data.map((order) => order.order_id),
        nextKey: answer.result.pagination.pagination_key,
      };
    },
    getNextPageParam: (page) => page.nextKey,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    retry: false,
  });
