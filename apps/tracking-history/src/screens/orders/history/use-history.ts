import { useMemo } from 'react';
import { useStore } from 'zustand';
import { nowInSeconds } from '@courier/config';
import { presetRange, type DatePreset } from '@courier/config/time';
import { rangeOf } from '@courier/api-client/queries';
import { useLocaleState, useVendors } from '@courier/shell-api';
import { useNow } from '@courier/shell-api/hooks';
import { toPeriod, type createOrderFilters } from '../../../model/lists/order-filters.store';
import { shownOrders } from '../../../model/lists/shown-orders';
import { useFollowedPlace } from '../live/use-followed-place';
import { useFoundOrder, useHistorySearch, useNumberedOrders } from './use-history-search';
import { useOpenedOrder } from '../opened/use-opened-order';
import { usePastOrders } from './use-past-orders';
import { useRiderPolling } from '../live/use-rider-polling';

export function useHistory(filters: ReturnType<typeof createOrderFilters>) {
  const { timezone } = useLocaleState().country;
  const { vendors, includeAllOutlets } = useVendors();
  const nowSeconds = useNow(60);
  const chosen = useStore(filters);
  const statuses = chosen.orderStatusFilter;
  const period = toPeriod(chosen.dateRangeFilter);
  const search = useHistorySearch(chosen.searchKey);
  const found = useFoundOrder(search);
  const { list, orders, nextKey, isLoading } = usePastOrders(
    period,
    search.kind === 'phone' ? search.phone : null,
  );
  const opened = useOpenedOrder('past');
  useFollowedPlace(filters, 'past', opened.orderId);
  useRiderPolling(orders, opened.order);

  const numbered = useNumberedOrders(search, orders);
  const matching = shownOrders(orders, { search, statuses, found: found.order });
  const shown = matching.length > 0 ? matching : numbered.orders;
  const hasData = list.data !== undefined;
  const names = useMemo(
    () => new Map(vendors.map((vendor) => [vendor.vendor_id, vendor.vendor_information.name])),
    [vendors],
  );
  const failure = found.error ?? numbered.error ?? (hasData ? null : list.error);
  return {
    ...chosen,
    timezone,
    nowSeconds,
    searched: search,
    statuses,
    list,
    opened,
    /** The loaded orders, and those that match the filters. */
    orders,
    shown,
    nextKey,
    range: rangeOf(period, nowSeconds, timezone),
    /** Outlet names by vendor id; null when all orders are of one vendor. */
    outlets: includeAllOutlets ? names : null,
    isLoading: shown.length === 0 && (isLoading || found.isLoading || numbered.isLoading),
    failure: shown.length === 0 ? failure : null,
    retry() {
      if (found.error) return found.retry();
      if (numbered.error) return numbered.retry();
      void list.refetch();
    },
    choosePreset: (preset: DatePreset) =>
      chosen.choosePeriod({ ...presetRange(preset, nowInSeconds(), timezone), category: preset }),
    loadMore() {
      chosen.requestPage(nextKey);
      void list.fetchNextPage();
    },
  };
}

export type History = ReturnType<typeof useHistory>;
