import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ordersOf, pastOrdersOptions, type Period } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail } from '@courier/i18n';
import { useBook } from '../../../api/use-book';
import { NO_SCOPE, useListScope } from '../../../api/use-list-scope';
import { useWording } from '../../../copy';
import { useLiveOrders } from '../live/use-live-orders';

/** With a phone number, only the orders of one customer. */
export function usePastOrders(period: Period, phone: string | null) {
  const client = useQueryClient();
  const { api, notifications } = usePorts();
  const { errors } = useWording();
  const errorDetail = useErrorDetail();
  const scope = useListScope();
  const { vendorId, includeOutlets, timezone } = scope ?? NO_SCOPE;
  const options = pastOrdersOptions(api, { vendorId, includeOutlets, timezone }, { period, phone });
  const list = useInfiniteQuery({ ...options, enabled: scope !== null });
  const pages = list.data?.pages;
  const ids = useMemo(() => [...new Set(pages?.flatMap((page) => page.ids))], [pages]);
  const orders = useBook((book) => ordersOf(book, ids));
  useLiveOrders('past', scope === null ? null : options.queryKey);

  const failedAt = list.error === null ? 0 : list.errorUpdatedAt;
  useEffect(() => {
    if (failedAt === 0) return;
    const message = errors('error.cant-retrieve-past-orders');
    const detail = errorDetail(client.getQueryState(options.queryKey)?.error);
    notifications.show({ type: 'error', message, detail, key: 'past-orders' });
    // Once for each failure, in the language of that moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failedAt]);

  return {
    list,
    orders,
    nextKey: pages?.at(-1)?.nextKey ?? null,
    isLoading: scope === null || list.isPending,
  };
}
