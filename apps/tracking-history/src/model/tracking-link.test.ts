import { expect, it } from '@jest/globals';
import { customerLink, openLink } from './tracking-link';

const ORIGIN = 'https://kw.shop.example';
const handover = { pin: 'required' as const, signed_at: null, age_checked_at: null, customer_key: 'a-_9' };

it('the link for the customer has the key of the PIN, and the one that riders can read has not', () => {
  const order = { order_id: 'kw1001-2611a', handover };
  expect(customerLink(order, ORIGIN)).toBe('https://kw.shop.example/tracking/kw1001-2611a#key=a-_9');
  expect(openLink(order, ORIGIN)).toBe('https://kw.shop.example/tracking/kw1001-2611a');
  expect(customerLink({ order_id: 'kw1001-2611a' }, ORIGIN)).toBe(openLink(order, ORIGIN));
});
