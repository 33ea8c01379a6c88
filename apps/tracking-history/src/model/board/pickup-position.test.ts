import { expect, it } from '@jest/globals';
import { buildVendor } from '@courier/api-client/testing';
import { buildDemoOrder } from '../../testing/demo-orders';
import { listShops } from './pickup-position';

const shop = (id: string, latitude: number | null) => {
  const vendor = buildVendor({ vendor_id: id });
  const location = { ...vendor.vendor_information.location, latitude, longitude: latitude && 121.54 };
  return { ...vendor, vendor_information: { ...vendor.vendor_information, location } };
};

it('a shop with orders is on the map once, and only if it has coordinates', () => {
  const vendors = [shop('v1002', 25.02), shop('v1003', null), shop('a-v1004', 25.06)];
  const orders = ['v1002', 'v1003', 'v1002', 'v9999'].map((vendor_id) => buildDemoOrder({ vendor_id }));
  expect(listShops(orders, vendors)).toEqual([
    { vendorId: 'v1002', position: { latitude: 25.02, longitude: 121.54 } },
  ]);
});
