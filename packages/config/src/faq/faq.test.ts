import { expect, it } from '@jest/globals';
import { supportedCountries } from '../country/country-codes';
import { countryConfig } from '../country/country-config';
import { countryFaq } from './faq';

it('the FAQ of a country states only the weight limit of its orders', () => {
  const stated = supportedCountries.filter((country) => countryFaq(country).maxWeightKg !== undefined);
  expect(stated).toEqual(['TW']);
  expect(stated.map((country) => countryFaq(country).maxWeightKg)).toEqual(
    stated.map((country) => countryConfig(country).maxWeightKg),
  );
});

it.each(['KW', 'DE', 'PK'] as const)('the FAQ of %s without data contains no invented figure', (country) => {
  expect(countryFaq(country)).toEqual({});
});
