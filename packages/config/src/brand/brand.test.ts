import { expect, it } from '@jest/globals';
import { BRAND_IDS } from './brand-ids';
import { brandConfig } from './brand';

it('has a name for every brand, with its own product name for send [CONF-15]', () => {
  const products = BRAND_IDS.map((id) => brandConfig(id).product);
  expect(new Set(products).size).toBe(BRAND_IDS.length);
  expect(brandConfig('send').product).toBe('Send');
});

it('refuses an unknown brand', () => {
  expect(() => brandConfig('acme')).toThrow(/acme is not one of/);
});
