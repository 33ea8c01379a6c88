import { queryOptions } from '@tanstack/react-query';
import { LIMITS, nowInSeconds } from '@courier/config';
import type { ApiClient } from '../http/create-api-client';
import { outletsField, type VendorScope } from './list-scope';
import { orderKeys } from './order-keys';
import { readList } from './order-list';

const WEEK_SECONDS = 604_800;
const LATEST = 50;

/** Orders of the last seven days and those scheduled within two, for search in the browser. */
export const recentOrdersOptions = (api: ApiClient, scope: VendorScope) =>
  queryOptions({
    queryKey: orderKeys.list('recent', scope),
    queryFn: ({ signal, client, queryKey }) =>
      readList(client, queryKey, async (keep) => {
        const now = nowInSeconds();
        const query = {
          from: now - WEEK_SECONDS,
          to: now + LIMITS.scheduledWindowSeconds,
          count: LIMITS.activeOrdersCount,
          ...outletsField(scope),
        };
        const { result } = await api.orders.list({ params: { vendorId: scope.vendorId }, query }, { signal });
        keep(result.data);
        return { isCut: result.pagination.pagination_key !== null };
      }),
    staleTime: 30_000,
  });

/** The latest 50 orders of a vendor. */
export const latestOrdersOptions = (api: ApiClient, vendorId: string) =>
  queryOptions({
    queryKey: orderKeys.list('latest', { vendorId, includeOutlets: false }),
    queryFn: ({ signal, client, queryKey }) =>
      readList(client, queryKey, async (keep) => {
        const { result } = await api.orders.list(
          { params: { vendorId }, query: { count: LATEST } },
          { signal },
        );
        keep(result.data);
        return { isCut: result.pagination.pagination_key !== null };
      }),
    staleTime: 60_000,
  });
