import { expect, it } from '@jest/globals';
import { supportedCountries } from './country-codes';
import { countryMessengers } from './messengers';

it.each([
  ['KW', ['whatsapp', 'sms']],
  ['PK', ['whatsapp', 'sms']],
  ['TW', ['line', 'sms']],
  ['JP', ['line', 'sms']],
  ['TH', ['line', 'sms']],
  ['KR', ['sms']],
  ['VN', ['sms']],
] as const)('a message in %s uses the common messengers', (country, ways) => {
  expect(countryMessengers(country)).toEqual(ways);
});

it('every country has a messenger, and three have LINE', () => {
  expect(supportedCountries.filter((country) => countryMessengers(country).at(-1) !== 'sms')).toEqual([]);
  const withLine = supportedCountries.filter((country) => countryMessengers(country).includes('line'));
  expect([...withLine].sort()).toEqual(['JP', 'TH', 'TW']);
});
