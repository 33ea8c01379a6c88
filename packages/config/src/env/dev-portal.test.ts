import { expect, it } from '@jest/globals';
import { readDevPortal } from './dev-portal';

const portal = {
  country: 'KW',
  brand: 'oasis',
  flags: { voucher: true },
  paymentHosts: ['.bank.test'],
  user: { id: 'u7', email: 'noura@shop.test' },
};

it('the page of a remote that runs alone has no portal', () => {
  expect(readDevPortal(undefined)).toBeUndefined();
});

it('the page of a remote contains the public settings of its portal, and no session data', () => {
  expect(readDevPortal({ ...portal, apiBase: '/courier/api/v1', token: 'secret' })).toEqual(portal);
});

it.each([
  ['no portal at all', null],
  ['an unserved country', { ...portal, country: 'XX' }],
  ['an unknown brand', { ...portal, brand: 'acme' }],
  ['a flag in words', { ...portal, flags: { voucher: 'on' } }],
  ['no signed-in user', { ...portal, user: undefined }],
  ['a user without an address', { ...portal, user: { id: 'u7' } }],
])('the page of a remote does not start with %s', (_, data) => {
  expect(() => readDevPortal(data)).toThrow();
});
