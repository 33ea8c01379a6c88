import { useVendors } from '@courier/shell-api';

/** The vendor of this id, or the selected one while that is not among the user's. */
export function useKnownVendor(vendorId: string): string | undefined {
  const { vendors, selected } = useVendors();
  return vendors.some((vendor) => vendor.vendor_id === vendorId) ? vendorId : selected?.vendor_id;
}
