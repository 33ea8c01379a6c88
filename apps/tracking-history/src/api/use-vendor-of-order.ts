import { useVendors } from '@courier/shell-api';
import { vendorIdOf } from '../model/vendor-of-order';

/** The outlet an order belongs to, or the selected one while that outlet is not among the user's. */
export function useVendorOfOrder(orderId: string | null): string | undefined {
  const { vendors, selected } = useVendors();
  const owner = orderId === null ? '' : vendorIdOf(orderId);
  return vendors.some((vendor) => vendor.vendor_id === owner) ? owner : selected?.vendor_id;
}
