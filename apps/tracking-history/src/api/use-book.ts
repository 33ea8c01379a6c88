import { useQuery } from '@tanstack/react-query';
import { orderBookOptions, type OrderBook } from '@courier/api-client/queries';

/** What `look` makes of all orders known; what uses it is drawn again only when that is another than before. */
export function useBook<Seen>(look: (book: OrderBook) => Seen): Seen {
  return useQuery({ ...orderBookOptions(), select: look }).data;
}
