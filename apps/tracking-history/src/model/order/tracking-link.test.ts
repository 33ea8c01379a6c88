import { expect, it } from '@jest/globals';
import { customerLink, openLink } from './tracking-link';

const findAddress = (to: string) => `https://kw.shop.example${to}`;
const handover = { pin: 'required' as const, signed_at: null, age_checked_at: null, customer_key: 'a-_9' };

it('the link for the customer has the key of the PIN, and the one that riders can read has not', () => {
  const order = { order_id: 'kw1001-2611a', handover };
  expect(customerLink(order, findAddress)).toBe('https://kw.shop.example/tracking/kw1001-2611a#key=a-_9');
  expect(openLink(order, findAddress)).toBe('https://kw.shop.example/tracking/kw1001-2611a');
  expect(customerLink({ order_id: 'kw1001-2611a' }, findAddress)).toBe(openLink(order, findAddress));
});

it('there is no link in a brand without a page for customers', () => {
  const order = { order_id: 'kw1001-2611a', handover };
  expect([customerLink(order, () => null), openLink(order, () => null)]).toEqual([null, null]);
});
