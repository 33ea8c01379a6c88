import { InfiniteQueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Order } from '@courier/api-client';
import { orderBookOptions, pastOrdersOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { preloadFont } from '../../../api/preload-font';
import { useListScope } from '../../../api/use-list-scope';
import { inSlices } from '../../../flow/in-slices';
import { toPeriod, type createOrderFilters } from '../../../model/lists/order-filters.store';

/** The id style is only used in history. */
const IDS = { fontFamily: 'var(--mono)' };
/** Styles of customer name and address in the table. */
const NAMES = { fontSize: 'var(--fs-13)', fontWeight: '600' };
const ADDRESSES = { fontSize: 'var(--fs-13)' };
/** About the number of visible rows. */
const FIRST_ROWS = 16;

/** Delay that gives priority to the open screen. */
const AHEAD_MS = 2000;

/**
 * Prefetches the first page of history and resolves its fonts.
 * @param isReady whether the open screen has loaded its own data
 * @returns whether the page is loaded
 */
export function useHistoryAhead(filters: ReturnType<typeof createOrderFilters>, isReady: boolean): boolean {
  const client = useQueryClient();
  const { api } = usePorts();
  const scope = useListScope();
  const range = useStore(filters, ({ dateRangeFilter }) => dateRangeFilter);
  const [isThere, setThere] = useState(false);

  useEffect(() => {
    // Guests have no history.
    if (!isReady || !scope || scope.guestOrderIds) return;
    const { vendorId, includeOutlets, timezone } = scope;
    const question = { period: toPeriod(range), phone: null };
    const options = pastOrdersOptions(api, { vendorId, includeOutlets, timezone }, question);
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      // An observer keeps the query from being garbage-collected.
      const page = new InfiniteQueryObserver(client, options);
      let isKnown = false;
      const prefetchHistory = () => {
        const ids = page.getCurrentResult().data?.pages[0]?.ids;
        if (!ids || isKnown) return;
        isKnown = true;
        const book = client.getQueryData(orderBookOptions().queryKey);
        const orders = ids.slice(0, FIRST_ROWS).flatMap((id) => book?.get(id) ?? []);
        void preloadLetters(orders).then(() => setThere(true));
      };
      leave = page.subscribe(prefetchHistory);
      prefetchHistory();
    }, AHEAD_MS);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [api, client, isReady, scope, range]);
  return isThere;
}

/** Yields after each text: the first text of a script triggers a lookup of system fonts. */
const preloadLetters = (orders: readonly Order[]) =>
  inSlices(
    orders.flatMap(({ order_id, customer }) => [
      [IDS, order_id] as const,
      [NAMES, customer.name] as const,
      [ADDRESSES, customer.location.address] as const,
    ]),
    ([face, letters]) => preloadFont(face, letters),
    1,
  );
