import { queryOptions } from '@tanstack/react-query';
import type { AddressBookEntry, ApiClient, Order } from '@courier/api-client';

interface AddressBookQuestion {
  vendorId: string;
  text: string;
  /** False where the address book is off or too little was typed. */
  enabled: boolean;
}

const MINUTE_MS = 60_000;

/** Customers whose name, number or address holds the text. A failure answers nobody and is told to `onFailure`. */
export const addressBookQuery = (
  client: ApiClient,
  { vendorId, text, enabled }: AddressBookQuestion,
  onFailure: (error: unknown) => void,
) =>
  queryOptions({
    queryKey: ['request-rider', 'address-book', vendorId, text],
    enabled,
    retry: false,
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

const RECENT_ORDERS = 50;

/** The latest orders of a vendor, newest first, one per customer and address. */
export const recentOrdersQuery = (client: ApiClient, vendorId: string) =>
  queryOptions({
    queryKey: ['request-rider', 'recent-orders', vendorId],
    retry: false,
    staleTime: MINUTE_MS,
    queryFn: async ({ signal }): Promise<Order[]> => {
      const answer = await client.orders.list(
        { params: { vendorId }, query: { count: RECENT_ORDERS } },
        { signal },
      );
      const seen = new Map<string, Order>();
      for (const order of answer.result.data) {
        const { phone_number, location } = order.customer;
        const key = `${phone_number} ${location.address}`;
        if (!seen.has(key)) seen.set(key, order);
      }
      return [...seen.values()];
    },
  });
