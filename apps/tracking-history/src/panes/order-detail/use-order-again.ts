import type { Order } from '@courier/api-client';
import { routes, usePorts, useSession } from '@courier/shell-api';
import { useShortcut } from '@courier/shell-api/hooks';
import { useKnownVendor } from '../../api/use-known-vendor';
import { manifest } from '../../remote.manifest';

/** Opens the request form filled in like this order, also by its key; null for a guest, whose orders cannot be repeated. */
export function useOrderAgain({ order_id, vendor_id }: Order): (() => void) | null {
  const { navigation } = usePorts();
  const isGuest = useSession().mode === 'GUEST';
  const vendorId = useKnownVendor(vendor_id);
  const form = routes.requestRider({ ...(vendorId && { vendorId }), again: order_id });
  const orderAgain = isGuest ? null : () => navigation.go(form);
  useShortcut(manifest, 'again', orderAgain);
  return orderAgain;
}
