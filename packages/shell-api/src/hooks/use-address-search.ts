import { useQuery } from '@tanstack/react-query';
import {
  addressSearchQuery,
  readAddressQuery,
  type AddressField,
  type AddressSuggestion,
  type FailedSearch,
  type Geolocation,
} from '@courier/api-client/queries';
import { LIMITS } from '@courier/config';
import { useDebounced } from './use-debounced';

export interface AddressSearch {
  status: 'idle' | 'loading' | 'empty' | 'error' | 'link-without-place' | 'code-without-city';
  suggestions: readonly AddressSuggestion[];
  retry(): void;
}

export interface AddressQuestion {
  field: AddressField;
  typed: string;
  /** The selected address: no call is sent while the field contains it. */
  chosen: string;
  /** Called for failed calls with the names of call and field. */
  onFailure: (label: string, error: unknown) => void;
}

export function useAddressSearch(geolocation: Geolocation, question: AddressQuestion): AddressSearch {
  const { field, typed, chosen, onFailure } = question;
  const settled = useDebounced(typed, LIMITS.autocompleteDebounceMs);
  const wanted = typed.trim() !== '' && typed !== chosen;
  const asked = readAddressQuery(wanted && settled === typed ? typed : '', geolocation.near);
  const track = (call: FailedSearch, error: unknown) => onFailure(`${call} ${field}`, error);
  const search = useQuery(addressSearchQuery(geolocation, asked, track));
  const retry = () => void search.refetch();
  if (!wanted) return { status: 'idle', suggestions: [], retry };
  if (asked.kind === 'nowhere') return { status: asked.reason, suggestions: [], retry };
  if (asked.kind === 'empty' || search.isFetching) return { status: 'loading', suggestions: [], retry };
  if (search.isError) return { status: 'error', suggestions: [], retry };
  const suggestions = search.data ?? [];
  return { status: suggestions.length ? 'idle' : 'empty', suggestions, retry };
}
