import { useEffect } from 'react';
import { useVendors } from '@courier/shell-api';
import type { ListType } from '../../../model/lists/list-type';
import type { createOrderFilters } from '../../../model/lists/order-filters.store';

/** Copies vendor, list and order from the shell and the URL to the filters. */
export function useFollowedPlace(
  filters: ReturnType<typeof createOrderFilters>,
  listType: ListType,
  order: string | null,
): void {
  const vendor = useVendors().selected?.vendor_id ?? null;
  useEffect(
    () => filters.getState().applyPlace({ vendor, listType, order }),
    [filters, vendor, listType, order],
  );
}
