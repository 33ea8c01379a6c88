import { expect, it } from '@jest/globals';
import { supportedCountries } from '../country/country-codes';
import { countryConfig } from '../country/country-config';
import { faqOf } from './faq';

it('the FAQ of a country states no weight but the one its orders are held to', () => {
  const stated = supportedCountries.filter((country) => faqOf(country).maxWeightKg !== undefined);
  expect(stated).toEqual(['TW']);
  expect(stated.map((country) => faqOf(country).maxWeightKg)).toEqual(
    stated.map((country) => countryConfig(country).maxWeightKg),
  );
});

it.each(['KW', 'DE', 'PK'] as const)(
  'the FAQ of %s, of which nothing is stated, invents no figure',
  (country) => {
    expect(faqOf(country)).toEqual({});
  },
);
