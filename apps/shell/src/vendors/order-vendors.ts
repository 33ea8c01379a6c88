import type { Vendor } from '@courier/api-client';

/** Parents, each followed by its outlets; outlets without a known parent come last. */
export function orderVendors(vendors: readonly Vendor[]): Vendor[] {
  const parents = vendors.filter((vendor) => vendor.is_parent || vendor.parent_vendor_id === null);
  const ofParent = (id: string) =>
    vendors.filter((vendor) => !parents.includes(vendor) && vendor.parent_vendor_id === id);
  const grouped = parents.flatMap((parent) => [parent, ...ofParent(parent.vendor_id)]);
  return [...grouped, ...vendors.filter((vendor) => !grouped.includes(vendor))];
}

/** A parent may answer for its outlets; an outlet stands for itself. */
export const isParent = (vendor: Vendor) => vendor.is_parent || vendor.parent_vendor_id === null;
