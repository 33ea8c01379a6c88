import type { Vendor } from '@courier/api-client';
import { createReadable } from '../host/create-readable';
import type { VendorsPort, VendorsState } from '../ports/vendors';

/** The vendors of a test: there from the start, selection without a server. */
export function createTestVendors(
  vendors: readonly Vendor[],
  selectedVendorId: string | undefined,
  outlets: Pick<VendorsState, 'includeAllOutlets' | 'allOutletsToggle'>,
  onSelect: (vendorId: string) => void,
  testVendors: Readonly<Record<string, number>> = {},
): VendorsPort {
  const find = (vendorId: string | undefined) => vendors.find((vendor) => vendor.vendor_id === vendorId);
  const state = createReadable<VendorsState>({
    status: 'ready',
    vendors,
    selected: find(selectedVendorId) ?? vendors[0] ?? null,
    ...outlets,
  });
  return {
    get: state.get,
    subscribe: state.subscribe,
    select(vendorId) {
      const vendor = find(vendorId);
      if (!vendor) return;
      state.set({ ...state.get(), selected: vendor });
      onSelect(vendorId);
    },
    setIncludeAllOutlets(on) {
      const now = state.get();
      if (now.allOutletsToggle === 'enabled') state.set({ ...now, includeAllOutlets: on });
    },
    refresh: async () => {},
    ready: async () => vendors,
    fallbackFee: (vendorId) => testVendors[vendorId] ?? null,
  };
}
