import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@courier/config';
import { orderOptions } from '@courier/api-client/queries';
import { isApiError, type Order } from '@courier/api-client';
import { usePorts, useVendors } from '@courier/shell-api';
import { useDebounced } from '@courier/shell-api/hooks';
import { useBook } from '../../api/use-book';
import { usePhoneRule } from '../../api/use-phone-rule';
import { parseSearch, type Search } from '../../model/search-kind';

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
