import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { usePorts } from '@courier/shell-api';
import { LIMITS } from '@courier/config';
import { addressSearchQuery, type AddressSuggestion } from '../../../api/geolocator.queries';
import { readAddressQuery } from '../../../model/address-query';
import { useDebounced } from './use-debounced';
import { useGeolocation } from './use-geolocation';

export type AddressField = 'ORIGIN_ADDRESS' | 'DESTINATION_ADDRESS';

export interface AddressSearch {
  status: 'idle' | 'loading' | 'empty' | 'error';
  suggestions: readonly AddressSuggestion[];
  retry(): void;
}

/** Suggestions for what stands in an address field; asks nothing while the text is the address already chosen. */
export function useAddressSearch(field: AddressField, typed: string, chosen: string): AddressSearch {
  const { analytics } = usePorts();
  const geolocation = useGeolocation();
  const settled = useDebounced(typed, LIMITS.autocompleteDebounceMs);
  const wanted = typed.trim() !== '' && typed !== chosen;
  const asked = readAddressQuery(wanted && settled === typed ? typed : '');
  const trackReverse = useCallback(
    (error: unknown) => analytics.trackError(`geolocator.error.reverse ${field}`, error),
    [analytics, field],
  );
  const search = useQuery(addressSearchQuery(geolocation, asked, trackReverse));
  const retry = useCallback(() => void search.refetch(), [search]);
  if (!wanted) return { status: 'idle', suggestions: [], retry };
  if (asked.kind === 'empty' || search.isFetching) return { status: 'loading', suggestions: [], retry };
  if (search.isError) return { status: 'error', suggestions: [], retry };
  const suggestions = search.data ?? [];
  return { status: suggestions.length ? 'idle' : 'empty', suggestions, retry };
}
