import type { NavigationPort, VendorsPort } from '@courier/shell-api';
import { pathForVendor } from '@courier/shell-api/host';
import type { Composition } from '../registry/composition';
import { findVendorRoute } from '../vendors/address-vendor';
import type { VendorLoader } from '../vendors/load-vendors';
import type { VendorsStore } from '../vendors/vendors.store';

interface VendorsPortServices {
  store: VendorsStore;
  loader: VendorLoader;
  composition: Composition;
  navigation: NavigationPort;
  location: () => { pathname: string; search: string };
  testVendors: { testVendorIds: readonly string[]; fallbackDeliveryFee: number };
  onAllIncluded: (vendorName: string) => void;
}

export function createVendorsPort({
  store,
  loader,
  composition,
  navigation,
  location,
  testVendors,
  onAllIncluded,
}: VendorsPortServices): VendorsPort {
  return {
    get: store.state.get,
    subscribe: store.state.subscribe,
    select(vendorId) {
      if (!store.getState().vendors.some((vendor) => vendor.vendor_id === vendorId)) return;
      const here = location();
      const route = findVendorRoute(composition, here.pathname);
      const to = route && pathForVendor(route, here, vendorId);
      if (to === null) store.choose(vendorId);
      else if (to !== here.pathname + here.search) navigation.go(to);
    },
    setIncludeAllOutlets(on) {
      const { allOutletsToggle, includeAllOutlets, selected } = store.state.get();
      if (allOutletsToggle !== 'enabled' || on === includeAllOutlets) return;
      store.setIncludeAll(on);
      if (on && selected) onAllIncluded(selected.vendor_information.name);
    },
    refresh: () => loader.load(),
    ready: () => loader.ready(),
    fallbackFee: (vendorId) =>
      testVendors.testVendorIds.includes(vendorId) ? testVendors.fallbackDeliveryFee : null,
  };
}
