import { queryOptions } from '@tanstack/react-query';
import { LIMITS, nowInSeconds } from '@courier/config';
import { startOfDay } from '@courier/config/time';
import type { ApiClient } from '../http/create-api-client';
import { loadGuestOrders } from './guest-orders';
import { outletsField, type ListScope } from './list-scope';
import { orderKeys } from './order-keys';
import { readList } from './order-list';

export interface ActiveScope extends ListScope {
  /** Ids stored for a guest; null in the other modes. */
  guestOrderIds: readonly string[] | null;
}

async function loadActiveOrders(api: ApiClient, scope: ActiveScope, signal: AbortSignal) {
  if (scope.guestOrderIds) return loadGuestOrders(api, scope.vendorId, scope.guestOrderIds, signal);
  const now = nowInSeconds();
  const query = {
    from: startOfDay(now, scope.timezone),
    count: LIMITS.activeOrdersCount,
    ...outletsField(scope),
  };
  const params = { vendorId: scope.vendorId };
  const [today, scheduled] = await Promise.all([
    api.orders.list({ params, query: { ...query, to: now } }, { signal }),
    api.orders.list(
      { params, query: { ...query, to: now + LIMITS.scheduledWindowSeconds, scheduled: true } },
      { signal },
    ),
  ]);
  return [...today.result.data, ...scheduled.result.data];
}

/** Today's orders and those scheduled within two days; whoever shows them decides how old they may grow. */
export const activeOrdersOptions = (api: ApiClient, scope: ActiveScope) =>
  queryOptions({
    queryKey: orderKeys.list('active', scope),
    queryFn: ({ signal, client, queryKey }) =>
      readList(client, queryKey, () => loadActiveOrders(api, scope, signal)),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
