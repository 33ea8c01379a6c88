import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePorts } from '@courier/shell-api';
import { openedOrderOptions } from '../api/opened-order.queries';
import { useOrderBook } from '../api/use-order-book';
import { useVendorOfOrder } from '../api/use-vendor-of-order';
import type { ListType } from '../model/list-type';

/** The order named by `order_id` in the address, loaded whenever that changes, and the way to open another. */
export function useOpenedOrder(listType: ListType) {
  const { api } = usePorts();
  const [query, setQuery] = useSearchParams();
  const orderId = query.get('order_id');
  const vendorId = useVendorOfOrder(orderId);
  const book = useOrderBook();
  const { error, isFetching, refetch } = useQuery({
    ...openedOrderOptions(api, vendorId ?? '', orderId ?? ''),
    enabled: orderId !== null && vendorId !== undefined,
  });

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

  return {
    orderId,
    order: orderId === null ? null : (book.get(orderId) ?? null),
    error,
    isFetching,
    refetch,
    open,
  };
}

export type OpenedOrder = ReturnType<typeof useOpenedOrder>;
