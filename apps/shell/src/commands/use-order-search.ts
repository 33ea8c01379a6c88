import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { Order } from '@courier/api-client';
import { usePorts, useSession, useVendors } from '@courier/shell-api';
import { useShell } from '../app/shell-context';
import { matchingOrders, orderByIdQuery, recentOrdersQuery } from './order-search';

const MOST_ORDERS = 6;
/** Shorter texts name no order. */
const ID_CHARACTERS = 6;

/** Orders of the selected vendor by id, phone or name; an exact id is looked up on the server as well. */
export function useOrderSearch(text: string): { orders: Order[]; isLooking: boolean } {
  const { api } = usePorts();
  const { now } = useShell();
  const { mode } = useSession();
  const { selected, includeAllOutlets } = useVendors();
  const wanted = useDeferredValue(text.trim());
  const vendorId = selected?.vendor_id ?? '';
  const isPossible = mode !== 'GUEST' && vendorId !== '' && wanted.length >= 2;
  const recent = useQuery({
    ...recentOrdersQuery(api, vendorId, includeAllOutlets, now()),
    enabled: isPossible,
  });
  const orders = matchingOrders(recent.data ?? [], wanted, MOST_ORDERS);
  const mayBeId = wanted.length >= ID_CHARACTERS && /^[\w-]+$/.test(wanted);
  const exact = useQuery({
    ...orderByIdQuery(api, vendorId, wanted),
    enabled: isPossible && mayBeId && recent.isFetched && orders.length === 0,
  });
  return {
    orders: isPossible && orders.length === 0 && exact.data ? [exact.data] : isPossible ? orders : [],
    isLooking: isPossible && (recent.isFetching || exact.isFetching),
  };
}
