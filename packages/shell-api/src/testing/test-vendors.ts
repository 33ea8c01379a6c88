import type { Vendor } from '@courier/api-client';
import { createReadable } from '../host/create-readable';
import type { VendorsPort, VendorsState } from '../ports/vendors';

export interface TestVendorsOptions {
  /** `failed`: the list could not be loaded. */
  vendors: readonly Vendor[] | 'failed';
  selectedVendorId: string | undefined;
  /** Value of the enabled "include all outlets" toggle; undefined hides it. */
  includeAllOutlets: boolean | undefined;
  /** Fallback fee of test vendors, major units. */
  testVendors: Readonly<Record<string, number>>;
  /** Moves the address to a vendor; false if impossible. */
  moveTo: (vendorId: string) => boolean;
}

export interface TestVendors {
  port: VendorsPort;
  /** Unknown ids and null are ignored. */
  arriveAt: (vendorId: string | null) => void;
}

/** Loaded vendors with selection, without a server. */
export function createTestVendors(options: TestVendorsOptions): TestVendors {
  const { includeAllOutlets } = options;
  const isThere = options.vendors !== 'failed';
  const vendors = options.vendors === 'failed' ? [] : options.vendors;
  const find = (vendorId: string | null | undefined) =>
    vendors.find((vendor) => vendor.vendor_id === vendorId);
  const state = createReadable<VendorsState>({
    status: isThere ? 'ready' : 'failed',
    vendors,
    selected: find(options.selectedVendorId) ?? vendors[0] ?? null,
    includeAllOutlets: includeAllOutlets ?? false,
    allOutletsToggle: includeAllOutlets === undefined ? 'hidden' : 'enabled',
  });
  const arriveAt = (vendorId: string | null) => {
    const selected = find(vendorId);
    if (selected && selected !== state.get().selected) state.set({ ...state.get(), selected });
  };
  return {
    arriveAt,
    port: {
      get: state.get,
      subscribe: state.subscribe,
      select(vendorId) {
        if (find(vendorId) && !options.moveTo(vendorId)) arriveAt(vendorId);
      },
      setIncludeAllOutlets(on) {
        const now = state.get();
        if (now.allOutletsToggle === 'enabled') state.set({ ...now, includeAllOutlets: on });
      },
      refresh: async () => {},
      ready: async () => vendors,
      fallbackFee: (vendorId) => options.testVendors[vendorId] ?? null,
    },
  };
}
