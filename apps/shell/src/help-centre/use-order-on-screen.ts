import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Order } from '@courier/api-client';
import { orderBookOptions } from '@courier/api-client/queries';

/** The order the address names, as it was last heard of; null when none is open. */
export function useOrderOnScreen(): Order | null {
  const { search } = useLocation();
  const { data: book } = useQuery(orderBookOptions());
  const orderId = new URLSearchParams(search).get('order_id');
  return orderId === null ? null : (book?.get(orderId) ?? null);
}
