import type { Vendor } from '@courier/api-client';
import { searchKey } from '@courier/api-client/order-rules';
import { isParent } from '../vendors/order-vendors';

export interface BranchRow {
  vendor: Vendor;
  isParent: boolean;
  /** Number of outlets of a parent, 0 for an outlet. */
  outlets: number;
  /** False for a parent that is listed only because one of its outlets matches. */
  isMatch: boolean;
}

const matches = (vendor: Vendor, query: string) =>
  searchKey(`${vendor.vendor_information.name}\0${vendor.vendor_id}`).includes(query);

/** The vendors whose name or id contains `query`, and the parents of matching outlets. */
export function branchRows(vendors: readonly Vendor[], query: string): BranchRow[] {
  const wanted = searchKey(query);
  const listOutlets = (id: string) => vendors.filter((vendor) => vendor.parent_vendor_id === id);
  return vendors
    .filter(
      (vendor) =>
        matches(vendor, wanted) ||
        (isParent(vendor) && listOutlets(vendor.vendor_id).some((outlet) => matches(outlet, wanted))),
    )
    .map((vendor) => ({
      vendor,
      isParent: isParent(vendor),
      outlets: listOutlets(vendor.vendor_id).length,
      isMatch: matches(vendor, wanted),
    }));
}
