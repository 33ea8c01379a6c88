import { queryOptions } from '@tanstack/react-query';
import { LIMITS, nowInSeconds } from '@courier/config';
import { startOfDay } from '@courier/config/time';
import type { ApiClient } from '../http/create-api-client';
import { loadGuestOrders } from './guest-orders';
import { outletsField, type ListScope } from './list-scope';
import { orderKeys } from './order-keys';
import { readList, type KeepOrders } from './order-list';

export interface ActiveScope extends ListScope {
  /** Ids stored for a guest; null in the other modes. */
  guestOrderIds: readonly string[] | null;
}

type Window = Parameters<ApiClient['orders']['list']>[0];

/** A bulk file creates hundreds of orders at once. Returns whether older orders remain unread. */
async function loadWindow(
  api: ApiClient,
  { params, query }: Window,
  keep: KeepOrders,
  signal: AbortSignal,
): Promise<boolean> {
  let next: string | null = null;
  for (let page = 0; page < LIMITS.activePages; page += 1) {
    const wanted = { ...query, ...(next !== null && { pagination_key: next }) };
    const { result } = await api.orders.list({ params, query: wanted }, { signal });
    keep(result.data);
    next = result.pagination.pagination_key;
    if (next === null) break;
  }
  return next !== null;
}

async function loadActiveOrders(
  api: ApiClient,
  scope: ActiveScope,
  keep: KeepOrders,
  signal: AbortSignal,
): Promise<{ isCut: boolean }> {
  if (scope.guestOrderIds) {
    keep(await loadGuestOrders(api, scope.vendorId, scope.guestOrderIds, signal));
    return { isCut: false };
  }
  const now = nowInSeconds();
  const query = {
    from: startOfDay(now, scope.timezone),
    count: LIMITS.activeOrdersCount,
    ...outletsField(scope),
  };
  const params = { vendorId: scope.vendorId };
  const [today, scheduled] = await Promise.all([
    loadWindow(api, { params, query: { ...query, to: now } }, keep, signal),
    loadWindow(
      api,
      { params, query: { ...query, to: now + LIMITS.scheduledWindowSeconds, scheduled: true } },
      keep,
      signal,
    ),
  ]);
  return { isCut: today || scheduled };
}

/** Today's orders and those scheduled within two days; each caller sets the stale time. */
export const activeOrdersOptions = (api: ApiClient, scope: ActiveScope) =>
  queryOptions({
    queryKey: orderKeys.list('active', scope),
    queryFn: ({ signal, client, queryKey }) =>
      readList(client, queryKey, (keep) => loadActiveOrders(api, scope, keep, signal)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    // Structural sharing would compare thousands of ids one by one with each added order.
    structuralSharing: false,
  });
