import { queryOptions } from '@tanstack/react-query';
import { nowInSeconds } from '@courier/config';
import type { ApiClient } from '../http/create-api-client';
import { outletsField, type ListScope } from '../orders/list-scope';
import { rangeOf } from '../orders/past-orders.queries';
import type { Period } from '../orders/past-question';

/** Aggregated orders of a period. Past days rarely change. */
export const insightsOptions = (api: ApiClient, scope: ListScope, period: Period) =>
  queryOptions({
    queryKey: ['insights', scope, period],
    queryFn: async ({ signal }) => {
      const { from, to } = rangeOf(period, nowInSeconds(), scope.timezone);
      const query = { from, to, ...outletsField(scope) };
      const { result } = await api.insights.get({ params: { vendorId: scope.vendorId }, query }, { signal });
      return result;
    },
    staleTime: 300_000,
    refetchOnWindowFocus: false,
  });
