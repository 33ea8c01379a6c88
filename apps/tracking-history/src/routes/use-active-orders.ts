import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { usePorts } from '@courier/shell-api';
import { activeOrdersOptions, NO_ACTIVE_SCOPE } from '../api/active-orders.queries';
import { useOrderBook } from '../api/use-order-book';
import { ordersOf } from '../model/order-book';
import { useErrorDetail } from '../wording/use-error-detail';
import { useWording } from '../wording/use-wording';
import { useFreshness } from '../api/use-freshness';
import { useListScope } from '../api/use-list-scope';
import { useLiveOrders } from './use-live-orders';

const NO_IDS: readonly string[] = [];

/** Today's and scheduled orders of the selected vendor, kept fresh and live. */
export function useActiveOrders() {
  const client = useQueryClient();
  const { api, notifications } = usePorts();
  const { errors } = useWording();
  const errorDetail = useErrorDetail();
  const scope = useListScope();
  const options = useMemo(() => activeOrdersOptions(api, scope ?? NO_ACTIVE_SCOPE), [api, scope]);
  const list = useQuery({ ...options, enabled: scope !== null });
  const book = useOrderBook();
  const ids = list.data?.ids ?? NO_IDS;
  const orders = useMemo(() => ordersOf(book, ids), [book, ids]);
  const listKey = scope === null ? null : options.queryKey;
  useFreshness(listKey);
  useLiveOrders('active', listKey);

  const failedAt = list.error === null ? 0 : list.errorUpdatedAt;
  useEffect(() => {
    if (failedAt === 0) return;
    const message = errors('error.cant-retrieve-current-orders');
    const detail = errorDetail(client.getQueryState(options.queryKey)?.error);
    notifications.show({ type: 'error', message, detail, key: 'active-orders' });
    // Once for each failure, in the language of that moment.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failedAt]);

  return { list, orders, isLoading: scope === null || list.isPending };
}
