import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { vendorIdFromOrderId } from '@courier/api-client/order-rules';
import { orderOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { useBook } from '../../../api/use-book';
import { useKnownVendor } from '../../../api/use-known-vendor';
import type { ListType } from '../../../model/lists/list-type';

/** The order with `order_id` from the URL. */
export function useOpenedOrder(listType: ListType) {
  const { api } = usePorts();
  const [query, setQuery] = useSearchParams();
  const orderId = query.get('order_id');
  const vendorId = useKnownVendor(vendorIdFromOrderId(orderId ?? ''));
  const { error, isFetching, refetch } = useQuery({
    ...orderOptions(api, vendorId ?? '', orderId ?? ''),
    enabled: orderId !== null && vendorId !== undefined,
  });

  // Stable for the same list, because every row receives it.
  const open = useCallback(
    (id: string | null) => {
      setQuery(
        (now) => {
          const next = new URLSearchParams(now);
          if (id === null) next.delete('order_id');
          else next.set('order_id', id);
          return next;
        },
        { replace: listType === 'active' },
      );
    },
    [setQuery, listType],
  );

  const order = useBook((book) => (orderId === null ? null : (book.get(orderId) ?? null)));
  return { orderId, order, error, isFetching, refetch, open };
}

export type OpenedOrder = ReturnType<typeof useOpenedOrder>;
