import { expect, it } from '@jest/globals';
import { placedAddress } from './placed-address';

const ORIGIN = 'https://shop.example';
const order = { vendorId: 'guest-7', orderId: 'guest-7-1', key: 'k3y' };
const customerPage = (to: string) => (to.startsWith('/tracking/') ? to : '/tracking/guest-7-1');

it('opens the screen of the order, whose address needs no key', () => {
  const findAddress = (to: string) => `${ORIGIN}${to}`;
  expect(placedAddress({ findAddress }, order)).toBe('/order-tracking/guest-7?order_id=guest-7-1');
});

it('opens the page of the customer with its key in a brand without that screen', () => {
  const findAddress = (to: string) => `${ORIGIN}${customerPage(to)}`;
  expect(placedAddress({ findAddress }, order)).toBe('/tracking/guest-7-1#key=k3y');
  expect(placedAddress({ findAddress }, { ...order, key: undefined })).toBe('/tracking/guest-7-1');
});

it('leaves the choice to a shell without either page, and to one of before addresses could be found', () => {
  const screen = '/order-tracking/guest-7?order_id=guest-7-1';
  expect(placedAddress({ findAddress: () => null }, order)).toBe(screen);
  expect(placedAddress({}, order)).toBe(screen);
});
