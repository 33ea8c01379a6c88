import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Order } from '@courier/api-client';
import { readOrderNumber, searchKey } from '@courier/api-client/order-rules';
import {
  numberedOrdersOptions,
  orderBookOptions,
  orderOptions,
  ordersOf,
  recentOrdersOptions,
} from '@courier/api-client/queries';
import { usePorts, useSession, useVendors } from '@courier/shell-api';
import { matchingOrders } from './order-search';
import { useOrderWords } from './use-order-words';

const MOST_ORDERS = 6;
/** Shorter texts are not looked up as an order id. */
const ID_CHARACTERS = 6;

/**
 * Orders of the selected vendor by id, phone, name, status or voucher, from the order book. A complete id of
 * any age, and a short number, is also looked up on the server.
 */
export function useOrderSearch(text: string): { orders: readonly Order[]; isLooking: boolean } {
  const { api } = usePorts();
  const { mode } = useSession();
  const { selected, includeAllOutlets } = useVendors();
  const orderWords = useOrderWords();
  const wanted = useDeferredValue(text.trim());
  const vendorId = selected?.vendor_id ?? '';
  const isPossible = mode !== 'GUEST' && vendorId !== '' && wanted.length >= 2;
  const { data: book } = useQuery(orderBookOptions());
  const recent = useQuery({
    ...recentOrdersOptions(api, { vendorId, includeOutlets: includeAllOutlets }),
    enabled: isPossible,
  });
  const listed = isPossible ? ordersOf(book, recent.data?.ids ?? []) : [];
  const orders = matchingOrders(listed, wanted, MOST_ORDERS, (order) => {
    const { shown, more } = orderWords(order);
    return [...shown, ...more];
  });
  // Every id contains a digit, so a plain word is not looked up.
  const mayBeId = wanted.length >= ID_CHARACTERS && /^[\w-]*\d[\w-]*$/.test(wanted);
  const exact = useQuery({
    ...orderOptions(api, vendorId, wanted),
    enabled: isPossible && mayBeId && recent.isFetched && orders.length === 0,
    staleTime: 30_000,
  });
  const number = readOrderNumber(searchKey(wanted));
  const numbered = useQuery({
    ...numberedOrdersOptions(api, { vendorId, includeOutlets: includeAllOutlets }, number ?? ''),
    enabled: isPossible && number !== null && recent.isFetched && orders.length === 0,
  });
  const ids = [...(exact.data === undefined ? [] : [exact.data]), ...(numbered.data ?? [])];
  return {
    orders: isPossible && orders.length === 0 ? ordersOf(book, [...new Set(ids)]) : orders,
    isLooking: isPossible && (recent.isFetching || exact.isFetching || numbered.isFetching),
  };
}
