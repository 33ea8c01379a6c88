import { useMemo } from 'react';
import type { ActiveScope } from '@courier/api-client/queries';
import { useLocaleState, usePorts, useSession, useVendors } from '@courier/shell-api';

/** Stands in while the vendor is not known and nothing is asked. */
export const NO_SCOPE: ActiveScope = {
  vendorId: '',
  includeOutlets: false,
  timezone: 'UTC',
  guestOrderIds: null,
};

/** Whose orders are listed, the same object while nothing of it changes; null while the vendor is not known. */
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
