import type { Vendor } from '@courier/api-client';
import { outletWithId } from '@courier/api-client/order-rules';

/** The vendors that may have collection points. */
export const listParentVendors = (vendors: readonly Vendor[]): Vendor[] =>
  vendors.filter(({ is_parent: isParent }) => isParent);

/** The initial parent of a new collection point: the only one, or the selected one. */
export function firstParentId(vendors: readonly Vendor[], selected: Vendor | null): string {
  const parents = listParentVendors(vendors);
  if (parents.length === 1) return parents[0]?.vendor_id ?? '';
  const family = [selected?.vendor_id, selected?.parent_vendor_id];
  return parents.find(({ vendor_id: id }) => family.includes(id))?.vendor_id ?? '';
}

/** Managed elsewhere: such outlets are shown here and not changed. */
export const isManagedElsewhere = (vendorId: string): boolean => /^[ab]-/.test(vendorId);

/** Whether a collection point of this family has the id already, ignoring case. */
export const takesId = (
  vendors: readonly Vendor[],
  parentVendorId: string,
  clientVendorId: string,
): boolean => outletWithId(vendors, parentVendorId, clientVendorId) !== undefined;
