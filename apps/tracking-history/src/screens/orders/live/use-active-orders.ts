import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activeOrdersOptions, ordersOf } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { useErrorDetail } from '@courier/i18n';
import { useBook } from '../../../api/use-book';
import { useFreshness } from '../../../api/use-freshness';
import { NO_SCOPE, useListScope } from '../../../api/use-list-scope';
import { useWording } from '../../../copy';
import { useLiveOrders } from './use-live-orders';

const NONE: readonly string[] = [];

/** Updated by polling and live updates. */
export function useActiveOrders() {
  const client = useQueryClient();
  const { api, notifications } = usePorts();
  const { errors } = useWording();
  const errorDetail = useErrorDetail();
  const scope = useListScope();
  const options = activeOrdersOptions(api, scope ?? NO_SCOPE);
  const list = useQuery({ ...options, enabled: scope !== null });
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failedAt]);

  const ids = list.data?.ids ?? NONE;
  const orders = useBook((book) => ordersOf(book, ids));
  return { list, orders, scope, isLoading: scope === null || list.isPending };
}
