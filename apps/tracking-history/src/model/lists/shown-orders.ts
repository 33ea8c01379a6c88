import type { Order } from '@courier/api-client';
import { searchOrders } from './order-search';
import type { Search } from './search-kind';
import { filterByStatus, type StatusFilter } from './status-filter';

/**
 * An order found by id ignores all filters. Orders found by phone number are not matched again, because the
 * number may be formatted differently.
 */
export function shownOrders(
  loaded: readonly Order[],
  { search, statuses, found }: { search: Search; statuses: readonly StatusFilter[]; found: Order | null },
): readonly Order[] {
  const listed = filterByStatus(loaded, statuses);
  if (search.kind === 'text') return searchOrders(listed, search.text);
  if (search.kind !== 'order') return listed;
  const others = searchOrders(listed, search.orderId).filter(({ order_id }) => order_id !== found?.order_id);
  return found ? [found, ...others] : others;
}
