import { expect, it } from '@jest/globals';
import { hasScreenAt } from './screen-address';

const REMOTES = [
  {
    manifest: {
      routes: [
        { path: '/orders/:vendorId?', modes: ['CLASSIC', 'GUEST'] },
        { path: '/sheets/:vendorId?', modes: ['CLASSIC'], flag: 'sheets' },
        { path: '/page/:orderId' },
      ],
    },
  },
];

it.each([
  ['/orders/v1?order_id=7', true],
  ['/page/7#key=a', true],
  ['/page', false],
  ['/history', false],
])('a brand has a screen at %s: %s', (to, expected) => {
  expect(hasScreenAt(REMOTES, to)).toBe(expected);
});

it('does not count a screen of another session mode, or one whose flag is off', () => {
  expect(hasScreenAt(REMOTES, '/orders', { mode: 'GUEST' })).toBe(true);
  expect(hasScreenAt(REMOTES, '/sheets', { mode: 'GUEST' })).toBe(false);
  expect(hasScreenAt(REMOTES, '/sheets', { mode: 'CLASSIC', isOn: () => false })).toBe(false);
  expect(hasScreenAt([], '/orders')).toBe(false);
});
