import { expect, it } from '@jest/globals';
import { demoVendors, type DemoVendor } from '../demo-vendors';
import type { VendorRow } from '../port';
import { seededRandom } from '../simulator/random';
import { vendorRow } from '../vendor-row';
import { demoOrders } from './demo-orders';
import { localMarkets } from './local-market';
import type { Market } from './market';
import { createReturningCustomers } from './returning-customers';
import { TAIWAN } from './taiwan';

const NOW = 1_790_000_000;

function shopsIn({ country, past, unpinned }: Market): VendorRow[] {
  const [first] = demoVendors;
  const [parent, outlet] = Object.keys(past);
  const local = [parent, outlet].map((vendorId, at) => ({
    ...(first as DemoVendor),
    vendorId: vendorId as string,
    parentVendorId: at === 0 ? null : (parent as string),
    position: unpinned,
  }));
  const vendors = country === 'TW' ? demoVendors : local;
  return vendors.map((vendor) => vendorRow(vendor, country, NOW) as unknown as VendorRow);
}

it.each([TAIWAN, ...localMarkets()].map((market) => [market.country, market] as const))(
  'customers of %s have ten names or more, one running order per shop, and two addresses at most',
  (_, market) => {
    expect(new Set(market.names).size).toBeGreaterThanOrEqual(10);
    const shops = shopsIn(market);
    const shopIds = new Map(shops.map((shop) => [shop.vendor_id, shop.parent_vendor_id ?? shop.vendor_id]));
    const orders = demoOrders(market, shops, ['r1', 'r2'], NOW, 1).map((demo) => ({
      ...demo.order,
      isRunning: demo.plot !== null || demo.order.preorderedFor !== null,
    }));
    const running = orders
      .filter(({ isRunning }) => isRunning)
      .map(({ vendor, customer }) => `${shopIds.get(vendor.vendor_id)} ${customer.name}`);
    expect(running.length).toBeGreaterThan(5);
    expect(running).toEqual([...new Set(running)]);
    const addresses = new Map<string, Set<string>>();
    for (const { vendor, customer } of orders) {
      const key = `${vendor.vendor_id} ${customer.name}`;
      addresses.set(key, (addresses.get(key) ?? new Set()).add(customer.address));
    }
    expect(Math.max(...[...addresses.values()].map(({ size }) => size))).toBe(2);
  },
);

it('a name is repeated only when every customer of the shop has a running order', () => {
  const position = { latitude: 0, longitude: 0 };
  const customers = createReturningCustomers(
    ['Ann', 'Ben'].map((name) => ({
      shopId: 's',
      vendorId: 's',
      name,
      destination: { address: `${name} 1`, position },
      isRunning: true,
    })),
  );
  const names = ['Ann', 'Ben', 'Cleo'];
  const random = seededRandom(3);
  const chosen = Array.from({ length: 20 }, () => customers.chooseName('s', names, random));
  expect(new Set(chosen)).toEqual(new Set(['Cleo']));
  customers.addRunning('s', 'Cleo');
  const repeated = Array.from({ length: 40 }, () => customers.chooseName('s', names, random));
  expect(new Set(repeated)).toEqual(new Set(names));
});
