import { InfiniteQueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { pastOrdersOptions } from '@courier/api-client/queries';
import { usePorts } from '@courier/shell-api';
import { knowFace } from '../../api/know-face';
import { useListScope } from '../../api/use-list-scope';
import { periodOf, type createOrderFilters } from '../../model/order-filters.store';

/** Only history shows ids in a list. */
const IDS = ['var(--mono)', 'v1001-3kd8wq'] as const;

/** The screen that is open comes first. */
const AHEAD_MS = 2000;

/**
 * Reads the first page of history while its orders are likely to be looked at next, so that it is there when somebody
 * goes there.
 * @param isReady whether the screen has what it shows itself
 */
export function useHistoryAhead(filters: ReturnType<typeof createOrderFilters>, isReady: boolean): void {
  const client = useQueryClient();
  const { api } = usePorts();
  const scope = useListScope();
  const range = useStore(filters, ({ dateRangeFilter }) => dateRangeFilter);

  useEffect(() => {
    // Guests have no history.
    if (!isReady || !scope || scope.guestOrderIds) return;
    const { vendorId, includeOutlets, timezone } = scope;
    const question = { period: periodOf(range), phone: null };
    const options = pastOrdersOptions(api, { vendorId, includeOutlets, timezone }, question);
    let leave: (() => void) | undefined;
    const timer = setTimeout(() => {
      knowFace(...IDS);
      // Somebody who observes it keeps it from being forgotten meanwhile.
      leave = new InfiniteQueryObserver(client, options).subscribe(() => undefined);
    }, AHEAD_MS);
    return () => {
      clearTimeout(timer);
      leave?.();
    };
  }, [api, client, isReady, scope, range]);
}
