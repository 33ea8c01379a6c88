import { useVendors } from '@courier/shell-api';

/** The given vendor if the user has it, else the selected vendor. */
export function useKnownVendor(vendorId: string): string | undefined {
  const { vendors, selected } = useVendors();
  return vendors.some((vendor) => vendor.vendor_id === vendorId) ? vendorId : selected?.vendor_id;
}
