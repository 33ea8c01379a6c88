import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@courier/api-client';
import { LIMITS } from '@courier/config';
import { startOfDay } from '@courier/config/time';
import { nowInSeconds, type ListScope } from './list-scope';
import { loadGuestOrders } from './guest-orders';
import { rememberOrders } from './order-book.queries';

export interface ActiveOrders {
  ids: readonly string[];
  /** Orders that live updates added: id -> unix milliseconds. A fetch that began earlier must not lose them. */
  addedLive: Readonly<Record<string, number>>;
}

export interface ActiveScope extends ListScope {
  /** Ids stored for a guest; null in the other modes. */
  guestOrderIds: readonly string[] | null;
}

/** Stands in while the vendor is not known and nothing is asked. */
export const NO_ACTIVE_SCOPE: ActiveScope = {
  vendorId: '',
  includeOutlets: false,
  timezone: 'UTC',
  guestOrderIds: null,
};

const NONE: ActiveOrders = { ids: [], addedLive: {} };

async function loadActiveOrders(api: ApiClient, scope: ActiveScope, signal: AbortSignal) {
  if (scope.guestOrderIds) return loadGuestOrders(api, scope.vendorId, scope.guestOrderIds, signal);
  const now = nowInSeconds();
  const query = {
    from: startOfDay(now, scope.timezone),
    count: LIMITS.activeOrdersCount,
    ...(scope.includeOutlets && { include_outlets: true }),
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

/** Ids of today's orders and of those scheduled within two days. */
export const activeOrdersOptions = (api: ApiClient, scope: ActiveScope) =>
  queryOptions({
    queryKey: ['tracking-history', 'active', scope],
    queryFn: async ({ signal, client, queryKey }): Promise<ActiveOrders> => {
      const startedAt = Date.now();
      const orders = await loadActiveOrders(api, scope, signal);
      rememberOrders(client, orders);
      const held = client.getQueryData<ActiveOrders>(queryKey) ?? NONE;
      const addedLive = Object.fromEntries(
        Object.entries(held.addedLive).filter(([, at]) => at >= startedAt),
      );
      return {
        ids: [...new Set([...orders.map((order) => order.order_id), ...Object.keys(addedLive)])],
        addedLive,
      };
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    retry: false,
  });

/** Lists an order that a live update brought, without making the list look fresher than it is. */
export function listLiveOrder(client: QueryClient, queryKey: readonly unknown[], orderId: string): void {
  const state = client.getQueryState<ActiveOrders>(queryKey);
  const held = state?.data;
  if (!held || held.ids.includes(orderId)) return;
  client.setQueryData<ActiveOrders>(
    queryKey,
    { ids: [...held.ids, orderId], addedLive: { ...held.addedLive, [orderId]: Date.now() } },
    { updatedAt: state.dataUpdatedAt },
  );
}
