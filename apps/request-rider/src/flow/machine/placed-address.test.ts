import { expect, it, jest } from '@jest/globals';
import { findPlacedAddress } from './placed-address';

const ORIGIN = 'https://shop.example';
const order = { vendorId: 'guest-7', orderId: 'guest-7-1' };
const readKey = () => Promise.resolve<string | undefined>('k3y');
const customerPage = (to: string) => (to.startsWith('/tracking/') ? to : '/tracking/guest-7-1');

it('opens the screen of the order, whose address needs no key', async () => {
  const findAddress = (to: string) => `${ORIGIN}${to}`;
  const unread = jest.fn(readKey);
  const address = await findPlacedAddress({ findAddress }, order, unread);
  expect(address).toBe('/order-tracking/guest-7?order_id=guest-7-1');
  expect(unread).not.toHaveBeenCalled();
});

it('opens the page of the customer with its key in a brand without that screen', async () => {
  const findAddress = (to: string) => `${ORIGIN}${customerPage(to)}`;
  expect(await findPlacedAddress({ findAddress }, order, readKey)).toBe('/tracking/guest-7-1#key=k3y');
  const none = () => Promise.resolve(undefined);
  expect(await findPlacedAddress({ findAddress }, order, none)).toBe('/tracking/guest-7-1');
});

it('leaves the choice to a shell without either page, and to one of before addresses could be found', async () => {
  const screen = '/order-tracking/guest-7?order_id=guest-7-1';
  expect(await findPlacedAddress({ findAddress: () => null }, order, readKey)).toBe(screen);
  expect(await findPlacedAddress({}, order, readKey)).toBe(screen);
});
