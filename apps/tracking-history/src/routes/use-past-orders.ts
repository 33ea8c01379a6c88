import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { DatePreset } from '@courier/config/time';
import { usePorts } from '@courier/shell-api';
import { useOrderBook } from '../api/use-order-book';
import { pastOrdersOptions } from '../api/past-orders.queries';
import { ordersOf } from '../model/order-book';
import { useErrorDetail } from '../wording/use-error-detail';
import { useWording } from '../wording/use-wording';
import { useListScope } from '../api/use-list-scope';
import { useLiveOrders } from './use-live-orders';

const NO_SCOPE = { vendorId: '', includeOutlets: false, timezone: 'UTC' };

/** The orders of a period before today, page by page. */
export function usePastOrders(period: DatePreset) {
  const client = useQueryClient();
  const { api, notifications } = usePorts();
  const { errors } = useWording();
  const errorDetail = useErrorDetail();
  const scope = useListScope();
  const options = useMemo(() => {
    const { vendorId, includeOutlets, timezone } = scope ?? NO_SCOPE;
    return pastOrdersOptions(api, { vendorId, includeOutlets, timezone }, period);
  }, [api, scope, period]);
  const list = useInfiniteQuery({ ...options, enabled: scope !== null });
  const book = useOrderBook();
  const pages = list.data?.pages;
  const orders = useMemo(
    () => ordersOf(book, [...new Set(pages?.flatMap((page) => page.ids) ?? [])]),
    [book, pages],
  );
  useLiveOrders('past', scope === null ? null : options.queryKey);

  const failedAt = list.error === null ? 0 : list.errorUpdatedAt;
  useEffect(() => {
    if (failedAt === 0) return;
    const message = errors('error.cant-retrieve-past-orders');
    const detail = errorDetail(client.getQueryState(options.queryKey)?.error);
    notifications.show({ type: 'error', message, detail, key: 'past-orders' });
    // Once for each failure, in the language of that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failedAt]);

  return {
    list,
    orders,
    nextKey: pages?.at(-1)?.nextKey ?? null,
    isLoading: scope === null || list.isPending,
  };
}
