import type { Vendor } from '@courier/api-client';

/** Parents, each followed by its outlets; outlets without a known parent come last. */
export function orderVendors(vendors: readonly Vendor[]): Vendor[] {
  const outlets = vendors.filter((vendor) => !isParent(vendor));
  const childOutlets = (id: string) => outlets.filter((vendor) => vendor.parent_vendor_id === id);
  const grouped = vendors.filter(isParent).flatMap((parent) => [parent, ...childOutlets(parent.vendor_id)]);
  const placed = new Set(grouped);
  return [...grouped, ...vendors.filter((vendor) => !placed.has(vendor))];
}

export const isParent = (vendor: Vendor) => vendor.is_parent || vendor.parent_vendor_id === null;
