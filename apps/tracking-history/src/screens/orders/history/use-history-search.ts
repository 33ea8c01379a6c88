import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@courier/config';
import { createOrderMatcher, readOrderNumber, searchKey } from '@courier/api-client/order-rules';
import { numberedOrdersOptions, orderOptions, ordersOf } from '@courier/api-client/queries';
import { isApiError, type Order } from '@courier/api-client';
import { usePorts, useVendors } from '@courier/shell-api';
import { useDebounced } from '@courier/shell-api/hooks';
import { useBook } from '../../../api/use-book';
import { NO_SCOPE, useListScope } from '../../../api/use-list-scope';
import { usePhoneRule } from '../../../api/use-phone-rule';
import { parseSearch, type Search } from '../../../model/lists/search-kind';

/** Interprets the search text; server requests are debounced. */
export function useHistorySearch(typed: string): Search {
  const { vendors, includeAllOutlets } = useVendors();
  const isPossiblePhone = usePhoneRule(typed);
  const settled = useDebounced(typed, LIMITS.autocompleteDebounceMs);
  const vendorIds = vendors.map(({ vendor_id }) => vendor_id);
  const search = parseSearch(typed, { vendorIds, includeOutlets: includeAllOutlets, isPossiblePhone });
  const asksServer = search.kind === 'order' || search.kind === 'phone';
  return asksServer && settled !== typed ? { kind: 'text', text: typed } : search;
}

/**
 * Orders of any age with the short number that the text may be; only asked when no listed order has it.
 * @param listed the loaded orders
 */
export function useNumberedOrders(search: Search, listed: readonly Order[]) {
  const { api } = usePorts();
  const scope = useListScope();
  const { vendorId, includeOutlets } = scope ?? NO_SCOPE;
  const text = search.kind === 'text' ? search.text : '';
  const settled = useDebounced(text, LIMITS.autocompleteDebounceMs);
  const number = settled === text ? readOrderNumber(searchKey(text)) : null;
  const isWanted = scope !== null && number !== null && !listed.some(createOrderMatcher(text));
  const found = useQuery({
    ...numberedOrdersOptions(api, { vendorId, includeOutlets }, number ?? ''),
    enabled: isWanted,
  });
  const orders = useBook((book) => ordersOf(book, found.data ?? []));
  return {
    orders: isWanted && found.isSuccess ? orders : [],
    isLoading: isWanted && found.isPending,
    error: isWanted ? found.error : null,
    retry: () => void found.refetch(),
  };
}

export interface FoundOrder {
  order: Order | null;
  isLoading: boolean;
  /** An error other than an unknown order. */
  error: unknown;
  retry(): void;
}

export function useFoundOrder(search: Search): FoundOrder {
  const { api } = usePorts();
  const isWanted = search.kind === 'order';
  const { vendorId, orderId } = isWanted ? search : { vendorId: '', orderId: '' };
  const found = useQuery({ ...orderOptions(api, vendorId, orderId), enabled: isWanted });
  const held = useBook((book) => book.get(orderId) ?? null);
  const isUnknown = isApiError(found.error) && found.error.status === 404;
  return {
    order: isWanted && found.isSuccess ? held : null,
    isLoading: isWanted && found.isPending,
    error: isWanted && !isUnknown ? found.error : null,
    retry: () => void found.refetch(),
  };
}
