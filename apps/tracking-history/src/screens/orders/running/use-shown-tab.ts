import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Order } from '@courier/api-client';
import { orderTab, type OrderTab } from '@courier/api-client/order-rules';
import type { createOrderFilters } from '../../../model/lists/order-filters.store';
import { firstFilledTab, type OrdersByTab } from '../../../model/lists/order-tabs';

interface ShownTabInput {
  filters: ReturnType<typeof createOrderFilters>;
  groups: OrdersByTab;
  opened: Order | null;
  /** Whether the list was fetched after the screen was opened. */
  isCurrent: boolean;
  nowSeconds: number;
}

/**
 * The user's choice, initially the tab of the open order or the first with orders. It follows the open order
 * to another tab.
 */
export function useShownTab({ filters, groups, opened, isCurrent, nowSeconds }: ShownTabInput) {
  const { tab, showTab } = useStore(filters);
  const openedTab = opened ? orderTab(opened, nowSeconds) : null;
  const openedId = opened?.order_id ?? null;
  const before = useRef<{ id: string | null; tab: OrderTab | null }>({ id: null, tab: null });

  useEffect(() => {
    const was = before.current;
    before.current = { id: openedId, tab: openedTab };
    if (openedTab === null || (was.id === openedId && was.tab === openedTab)) return;
    const now = filters.getState().tab;
    if (was.id !== openedId || now === was.tab) showTab(openedTab);
  }, [filters, openedId, openedTab, showTab]);

  const first = openedTab ?? firstFilledTab(groups);
  useEffect(() => {
    if (isCurrent && filters.getState().tab === null) showTab(first);
  }, [filters, isCurrent, first, showTab]);

  return { tab: tab ?? first, showTab };
}
