import { useMemo } from 'react';
import type { ActiveScope } from '@courier/api-client/queries';
import { useLocaleState, usePorts, useSession, useVendors } from '@courier/shell-api';

/** Placeholder while the vendor is unknown and the query is disabled. */
export const NO_SCOPE: ActiveScope = {
  vendorId: '',
  includeOutlets: false,
  timezone: 'UTC',
  guestOrderIds: null,
};

/** Has a stable identity; null while the vendor is unknown. */
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
