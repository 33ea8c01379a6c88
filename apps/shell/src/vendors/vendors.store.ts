import type { Vendor } from '@courier/api-client';
import { STORAGE_KEYS } from '@courier/config';
import type { VendorsState } from '@courier/shell-api';
import { createReadable, type WritableReadable } from '@courier/shell-api/host';
import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SafeStorage } from '@courier/config/document';
import { parseJson } from '../platform/parse-json';
import type { VendorAddress } from './address-vendor';
import { isParent, orderVendors } from './order-vendors';

export interface VendorChoice {
  status: VendorsState['status'];
  error: unknown;
  vendors: readonly Vendor[];
  byId: Readonly<Record<string, Vendor>>;
  /** The placeholder vendor of a guest. */
  guest: Vendor | null;
  /** A known vendor in the address is the selected one. */
  address: VendorAddress;
  /** The last selection, for addresses without a vendor. */
  chosenId: string | null;
  /** Position of the switch; stored. */
  includeAll: boolean;
  toggleOffered: boolean;
}

export interface VendorsStore extends StoreApi<VendorChoice> {
  /** The state for remotes. */
  readonly state: WritableReadable<VendorsState>;
  /** Sorts parents before their outlets and removes duplicates. */
  setVendors(list: readonly Vendor[]): void;
  /** The vendor of the previous address stays as the last selection. */
  arriveAt(address: VendorAddress): void;
  choose(vendorId: string): void;
  setIncludeAll(on: boolean): void;
}

const togglesSchema = v.object({ includeAll: v.boolean() });

export const selectedVendor = ({ vendors, byId, address, chosenId }: VendorChoice): Vendor | null =>
  // Stryker disable next-line StringLiteral: no vendor has this id
  byId[address.vendorId ?? ''] ?? byId[chosenId ?? ''] ?? vendors[0] ?? null;

/** The country offers the switch, the screen uses it and a parent is selected. */
function isToggleEnabled(choice: VendorChoice): boolean {
  const selected = selectedVendor(choice);
  return choice.toggleOffered && choice.address.usesToggle && selected !== null && isParent(selected);
}

const visible = (choice: VendorChoice): VendorsState => ({
  status: choice.guest ? 'ready' : choice.status,
  vendors: choice.vendors,
  selected: choice.guest ?? selectedVendor(choice),
  includeAllOutlets: choice.includeAll && isToggleEnabled(choice),
  allOutletsToggle: !choice.toggleOffered ? 'hidden' : isToggleEnabled(choice) ? 'enabled' : 'disabled',
});

export function createVendorsStore(storage: SafeStorage): VendorsStore {
  const stored = parseJson(togglesSchema, storage.read(STORAGE_KEYS.outletToggles));
  const store = createStore<VendorChoice>(() => ({
    status: 'loading',
    error: null,
    vendors: [],
    byId: {},
    guest: null,
    // Stryker disable next-line ObjectLiteral: an empty object has no vendor either
    address: { vendorId: null, usesToggle: false },
    chosenId: null,
    includeAll: stored?.includeAll ?? false,
    toggleOffered: false,
  }));
  const state = createReadable(visible(store.getState()));
  store.subscribe((choice) => {
    const next = visible(choice);
    const now = state.get();
    const isSame = (Object.keys(next) as (keyof VendorsState)[]).every((key) =>
      Object.is(next[key], now[key]),
    );
    if (!isSame) state.set(next);
  });
  return {
    ...store,
    state,
    setVendors(list) {
      const unique = new Map(list.map((vendor) => [vendor.vendor_id, vendor]));
      const vendors = orderVendors([...unique.values()]);
      store.setState({ status: 'ready', error: null, byId: Object.fromEntries(unique), vendors });
    },
    arriveAt(address) {
      const { byId, address: left, chosenId } = store.getState();
      // Stryker disable next-line StringLiteral: no vendor has this id
      store.setState({ address, chosenId: byId[left.vendorId ?? '']?.vendor_id ?? chosenId });
    },
    choose: (vendorId) => store.setState({ chosenId: vendorId }),
    setIncludeAll(on) {
      storage.write(STORAGE_KEYS.outletToggles, JSON.stringify({ includeAll: on }));
      store.setState({ includeAll: on });
    },
  };
}
