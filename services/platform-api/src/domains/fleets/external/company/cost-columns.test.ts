import { expect, it } from '@jest/globals';
import { toCostColumns } from './cost-columns';

const TAIWAN = { country: 'TW', currency: 'TWD' } as const;
const KUWAIT = { country: 'KW', currency: 'KWD' } as const;

it.each([
  ["the shop's own currency", { amount: 6.45, currency: 'KWD' }, KUWAIT, 6450, 'KWD'],
  ['no currency', { amount: 6.45, currency: null }, KUWAIT, 6450, 'KWD'],
  ['a currency with other decimals', { amount: 6.45, currency: 'USD' }, KUWAIT, 645, 'USD'],
  ['a word that is no currency', { amount: 8.2, currency: 'US DOLLAR' }, TAIWAN, 820, 'US DOLLAR'],
  ['a currency without decimals', { amount: 820, currency: 'JPY' }, TAIWAN, 820, 'JPY'],
])('stores a fee in %s in minor units of that currency', (_case, fee, shop, minor, currency) => {
  expect(toCostColumns(fee, shop)).toEqual({
    cost_minor: minor,
    cost_currency: currency,
    cost_is_estimate: false,
  });
});
