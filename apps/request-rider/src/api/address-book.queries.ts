import { queryOptions } from '@tanstack/react-query';
import type { AddressBookEntry, ApiClient } from '@courier/api-client';

interface AddressBookQuestion {
  vendorId: string;
  text: string;
  /** False when the address book is off or the search text is too short. */
  enabled: boolean;
}

const MINUTE_MS = 60_000;

/**
 * Customers whose name, number or address contains the text. A failure returns an empty list and is reported
 * to `onFailure`.
 */
export const addressBookQuery = (
  client: ApiClient,
  { vendorId, text, enabled }: AddressBookQuestion,
  onFailure: (error: unknown) => void,
) =>
  queryOptions({
    queryKey: ['request-rider', 'address-book', vendorId, text],
    enabled,
    staleTime: MINUTE_MS,
    queryFn: async ({ signal }): Promise<AddressBookEntry[]> => {
      try {
        const query = { query: text };
        return (await client.addressBook.searchCustomers({ params: { vendorId }, query }, { signal })).body;
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        return [];
      }
    },
  });
