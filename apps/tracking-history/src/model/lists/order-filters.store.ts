import { STORAGE_KEYS } from '@courier/config';
import type { DatePreset, DateRange } from '@courier/config/time';
import type { OrderTab } from '@courier/api-client/order-rules';
import type { StorageArea } from '@courier/shell-api';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { ListType } from './list-type';
import { persistedIn } from './persisted-in';
import type { StatusFilter } from './status-filter';
import { readStoredFilters } from './stored-filters';

/** For presets, `from` and `to` (unix seconds) are only a record: presets follow the calendar. */
export interface DateRangeFilter {
  from: number;
  to: number;
  category: DatePreset | 'custom';
}

export const toPeriod = ({ category, from, to }: DateRangeFilter): DatePreset | DateRange =>
  category === 'custom' ? { from, to } : category;

/** @public Declarations of other files name it. */
export interface OrderFilters {
  /** Vendor of the list; the shell owns the selection. */
  vendor: string | null;
  /** Id of the open order, taken from the URL. */
  order: string | null;
  listType: ListType;
  /** Null until the list has loaded. */
  tab: OrderTab | null;
  searchKey: string;
  dateRangeFilter: DateRangeFilter;
  /** Empty for all orders. */
  orderStatusFilter: readonly StatusFilter[];
  paginationKey: string | null;
}

interface OrderFilterActions {
  /** A change of vendor or list clears the search. */
  applyPlace(place: Pick<OrderFilters, 'vendor' | 'order' | 'listType'>): void;
  showTab(tab: OrderTab): void;
  search(text: string): void;
  choosePeriod(range: DateRangeFilter): void;
  chooseStatuses(statuses: readonly StatusFilter[]): void;
  requestPage(key: string | null): void;
}

export type OrderFilterState = OrderFilters & OrderFilterActions;

const initial: OrderFilters = {
  vendor: null,
  order: null,
  listType: 'active',
  tab: null,
  searchKey: '',
  dateRangeFilter: { from: 0, to: 0, category: 'yesterday' },
  orderStatusFilter: [],
  paginationKey: null,
};

/** Period and status filter are persisted. */
export function createOrderFilters(storage: StorageArea) {
  return createStore<OrderFilterState>()(
    persist(
      (set) => ({
        ...initial,
        applyPlace: (place) =>
          set((now) => {
            const isElsewhere = now.vendor !== place.vendor || now.listType !== place.listType;
            return isElsewhere ? { ...place, searchKey: '', paginationKey: null } : place;
          }),
        showTab: (tab) => set({ tab }),
        search: (searchKey) => set({ searchKey }),
        choosePeriod: (dateRangeFilter) => set({ dateRangeFilter, paginationKey: null }),
        chooseStatuses: (orderStatusFilter) => set({ orderStatusFilter }),
        requestPage: (paginationKey) => set({ paginationKey }),
      }),
      {
        name: STORAGE_KEYS.orderFilters,
        version: 1,
        storage: createJSONStorage(() => persistedIn(storage)),
        partialize: ({ dateRangeFilter, orderStatusFilter }) => ({ dateRangeFilter, orderStatusFilter }),
        merge: (stored, current) => ({ ...current, ...readStoredFilters(stored) }),
      },
    ),
  );
}
