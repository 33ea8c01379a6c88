import { expect, it } from '@jest/globals';
import { supportedCountries } from './country-codes';
import { demoAccount } from './demo-account';

it.each([
  ['KW', 'owner.kw@demo.test'],
  ['de', 'owner.de@demo.test'],
  ['TW', 'owner@demo.test'],
])('the demo of %s belongs to %s', (country, email) => {
  expect(demoAccount(country)).toBe(email);
});

it('the demos of two countries never belong to one account', () => {
  expect(new Set(supportedCountries.map(demoAccount)).size).toBe(supportedCountries.length);
});
