import { useMemo } from 'react';
import { useLocaleState, usePorts, useSession, useVendors } from '@courier/shell-api';
import type { ActiveScope } from './active-orders.queries';

/** Whose orders are listed; null while the vendor is not known. */
export function useListScope(): ActiveScope | null {
  const { session } = usePorts();
  const { mode } = useSession();
  const { country } = useLocaleState();
  const { selected, includeAllOutlets } = useVendors();
  const vendorId = selected?.vendor_id;
  const guestIds = mode === 'GUEST' ? session.guestOrderIds().join(' ') : null;
  return useMemo(
    () =>
      vendorId === undefined
        ? null
        : {
            vendorId,
            includeOutlets: includeAllOutlets,
            timezone: country.timezone,
            guestOrderIds: guestIds === null ? null : guestIds.split(' ').filter(Boolean),
          },
    [vendorId, includeAllOutlets, country.timezone, guestIds],
  );
}
