import { InfiniteQueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Order } from '@courier/api-client';
import { orderBookOptions, pastOrdersOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { knowFace } from '../../api/know-face';
import { useListScope } from '../../api/use-list-scope';
import { inSlices } from '../../flow/in-slices';
import { periodOf, type createOrderFilters } from '../../model/order-filters.store';

/** Only history shows ids in a list. */
const IDS = { fontFamily: 'var(--mono)' };
/** As the table writes who an order was for and where it went. */
const NAMES = { fontSize: 'var(--fs-13)', fontWeight: '600' };
const ADDRESSES = { fontSize: 'var(--fs-13)' };
/** About as many stand in sight. */
const FIRST_ROWS = 16;

/** The screen that is open comes first. */
const AHEAD_MS = 2000;

/**
 * Reads the first page of history while its orders are likely to be looked at next, so that it is there when somebody
 * goes there, and has the browser know the letters it is written in.
 * @param isReady whether the screen has what it shows itself
 * @returns whether the page is there
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
    const question = { period: periodOf(range), phone: null };
    const options = pastOrdersOptions(api, { vendorId, includeOutlets, timezone }, question);
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      // Somebody who observes it keeps it from being forgotten meanwhile.
      const page = new InfiniteQueryObserver(client, options);
      let isKnown = false;
      const look = () => {
        const ids = page.getCurrentResult().data?.pages[0]?.ids;
        if (!ids || isKnown) return;
        isKnown = true;
        const book = client.getQueryData(orderBookOptions().queryKey);
        const orders = ids.slice(0, FIRST_ROWS).flatMap((id) => book?.get(id) ?? []);
        void knowLetters(orders).then(() => setThere(true));
      };
      leave = page.subscribe(look);
      look();
    }, AHEAD_MS);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [api, client, isReady, scope, range]);
  return isThere;
}

/** One after the other: the first text of a script has its letters looked for on the machine. */
const knowLetters = (orders: readonly Order[]) =>
  inSlices(
    orders.flatMap(({ order_id, customer }) => [
      [IDS, order_id] as const,
      [NAMES, customer.name] as const,
      [ADDRESSES, customer.location.address] as const,
    ]),
    ([face, letters]) => knowFace(face, letters),
    1,
  );
