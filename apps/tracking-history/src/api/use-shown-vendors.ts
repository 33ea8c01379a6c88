import { useMemo } from 'react';
import { useVendors } from '@courier/shell-api';

export function useShownVendors(): ReadonlySet<string> {
  const { vendors, selected, includeAllOutlets } = useVendors();
  return useMemo(() => {
    const outlets = includeAllOutlets
      ? vendors.filter(({ parent_vendor_id }) => parent_vendor_id === selected?.vendor_id)
      : [];
    return new Set([...(selected ? [selected] : []), ...outlets].map(({ vendor_id }) => vendor_id));
  }, [vendors, selected, includeAllOutlets]);
}
