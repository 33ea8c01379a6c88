import { expect, it } from '@jest/globals';
import { nameProblem, titleOfNew } from './remote-name';

const APPS = ['shell', 'request-rider', 'bulk-upload'];

it('makes a title of the name', () => {
  expect(titleOfNew('loyalty-points')).toBe('Loyalty points');
});

it.each(['loyalty-points', 'a-b', 'returns-2-go'])('takes %s', (name) => {
  expect(nameProblem(name, APPS)).toBeNull();
});

it.each([
  ['', /Give the remote a name/],
  // Its container would be a global variable and replace one of the browser.
  ['location', /two or more words/],
  ['Loyalty-points', /two or more words/],
  ['loyalty_points', /two or more words/],
  ['../shell', /two or more words/],
  ['loyalty-', /two or more words/],
  [`a-${'b'.repeat(39)}`, /at most 40/],
  ['bulk-upload', /exists already/],
  ['order-status', /portal's own texts/],
  ['order-tracking', /taken/],
  ['forgot-password', /taken/],
])('refuses "%s" and says why', (name, reason) => {
  expect(nameProblem(name, APPS)).toMatch(reason);
});
