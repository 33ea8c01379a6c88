import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { Order } from '@courier/api-client';
import { orderBookOptions } from '@courier/api-client/queries';

/** The order of the query parameter `order_id`, from the order book; null if there is none. */
export function useOrderOnScreen(): Order | null {
  const { search } = useLocation();
  const { data: book } = useQuery(orderBookOptions());
  const orderId = new URLSearchParams(search).get('order_id');
  return orderId === null ? null : (book?.get(orderId) ?? null);
}
