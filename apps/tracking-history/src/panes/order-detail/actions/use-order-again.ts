import type { Order } from '@courier/api-client';
import { routes, usePorts } from '@courier/shell-api';
import { useScreenAddress, useShortcut } from '@courier/shell-api/hooks';
import { useKnownVendor } from '../../../api/use-known-vendor';
import { manifest } from '../../../remote.manifest';

/** Null where this is not offered, or the brand has no form. */
export function useOrderAgain({ order_id, vendor_id }: Order, isOffered: boolean): (() => void) | null {
  const { navigation } = usePorts();
  const vendorId = useKnownVendor(vendor_id);
  const form = routes.requestRider({ ...(vendorId && { vendorId }), again: order_id });
  const hasForm = useScreenAddress()(form) !== null;
  const orderAgain = isOffered && hasForm ? () => navigation.go(form) : null;
  useShortcut(manifest, 'again', orderAgain);
  return orderAgain;
}
