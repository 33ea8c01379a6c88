import type { AddressBookEntry, PortalContract } from '../contract';
import type { HandlersOf } from './fake-handlers.types';
import { findVendor, type FakeState } from './fake-state';

const MOST = 10;

/** The customers of the vendor's own orders, newest first, without duplicate places. */
export function fakeAddressBook(state: FakeState): HandlersOf<PortalContract['addressBook']> {
  return {
    searchCustomers: ({ params, query }) => {
      findVendor(state, params.vendorId);
      const wanted = query.query.trim().toLowerCase();
      const found = new Map<string, AddressBookEntry>();
      const orders = [...state.orders.values()].sort((a, b) => b.created_at - a.created_at);
      for (const { vendor_id, customer } of orders) {
        const { name, phone_number, location } = customer;
        const id = [phone_number, name, location.address].join('|').toLowerCase();
        const isFound = vendor_id === params.vendorId && id.includes(wanted);
        if (isFound && !found.has(id)) found.set(id, { id, name, phone_number, ...location });
      }
      return { body: [...found.values()].slice(0, MOST) };
    },
  };
}
