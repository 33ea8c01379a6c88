import { infiniteQueryOptions } from '@tanstack/react-query';
import { LIMITS, nowInSeconds } from '@courier/config';
import { presetRange, type DateRange } from '@courier/config/time';
import type { ApiClient } from '../http/create-api-client';
import { outletsField, type ListScope, type VendorScope } from './list-scope';
import { rememberOrders } from './order-book.queries';
import { orderKeys } from './order-keys';
import type { Order } from './order.schema';
import type { PastQuestion, Period } from './past-question';

export interface PastPage {
  /** Newest first. */
  orders: readonly Order[];
  /** Null on the last page. */
  nextKey: string | null;
}

export const rangeOf = (period: Period, nowSeconds: number, timezone: string): DateRange =>
  typeof period === 'string' ? presetRange(period, nowSeconds, timezone) : period;

/**
 * Bypasses the cache.
 * @throws ApiError, or the signal's reason
 */
export async function readPastPage(
  api: ApiClient,
  scope: VendorScope,
  asked: DateRange & {
    phone: string | null;
    count: number;
    pageKey: string | null;
    includeCharges?: boolean;
  },
  signal: AbortSignal,
): Promise<PastPage> {
  const { from, to, phone, count, pageKey, includeCharges = false } = asked;
  const query = {
    from,
    to,
    count,
    ...outletsField(scope),
    ...(phone !== null && { customer_phone_number: phone }),
    ...(pageKey !== null && { pagination_key: pageKey }),
    ...(includeCharges && { include_charges: true }),
  };
  const { result } = await api.orders.list({ params: { vendorId: scope.vendorId }, query }, { signal });
  return { orders: result.data, nextKey: result.pagination.pagination_key };
}

/** Ids of past orders; each page is requested with the key of the previous one. */
export const pastOrdersOptions = (api: ApiClient, scope: ListScope, question: PastQuestion) =>
  infiniteQueryOptions({
    queryKey: orderKeys.past(scope, question),
    initialPageParam: null as string | null,
    queryFn: async ({ signal, client, pageParam: pageKey }) => {
      const { from, to } = rangeOf(question.period, nowInSeconds(), scope.timezone);
      const count = scope.includeOutlets ? LIMITS.pastOrdersOutletsCount : LIMITS.pastOrdersCount;
      const asked = { from, to, phone: question.phone, count, pageKey };
      const { orders, nextKey } = await readPastPage(api, scope, asked, signal);
      rememberOrders(client, orders);
      return { ids: orders.map((order) => order.order_id), nextKey };
    },
    getNextPageParam: (page) => page.nextKey,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
