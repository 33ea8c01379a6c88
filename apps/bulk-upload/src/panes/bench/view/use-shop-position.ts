import { useMemo } from 'react';
import type { LatLng } from '@courier/api-client/order-rules';
import { useVendors } from '@courier/shell-api';

/** The selected shop on the map; null without a position. */
export function useShopPosition(): { id: string; name: string; position: LatLng } | null {
  const { selected } = useVendors();
  return useMemo(() => {
    if (!selected) return null;
    const { name, location } = selected.vendor_information;
    const { latitude, longitude } = location ?? {};
    return typeof latitude === 'number' && typeof longitude === 'number'
      ? { id: selected.vendor_id, name, position: { latitude, longitude } }
      : null;
  }, [selected]);
}
