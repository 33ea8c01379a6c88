import { useQuery } from '@tanstack/react-query';
import { orderBookOptions, type OrderBook } from '@courier/api-client/queries';

/** Selects from the order book; the caller renders again only when the selected value changes. */
export function useBook<Seen>(look: (book: OrderBook) => Seen): Seen {
  return useQuery({ ...orderBookOptions(), select: look }).data;
}
