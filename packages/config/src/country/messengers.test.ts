import { expect, it } from '@jest/globals';
import { supportedCountries } from './country-codes';
import { messengersOf } from './messengers';

it.each([
  ['KW', ['whatsapp', 'sms']],
  ['PK', ['whatsapp', 'sms']],
  ['TW', ['line', 'sms']],
  ['JP', ['line', 'sms']],
  ['TH', ['line', 'sms']],
  ['KR', ['sms']],
  ['VN', ['sms']],
] as const)('a message in %s is sent by what people use there', (country, ways) => {
  expect(messengersOf(country)).toEqual(ways);
});

it('there is a way in every country, and LINE in three of them', () => {
  expect(supportedCountries.filter((country) => messengersOf(country).at(-1) !== 'sms')).toEqual([]);
  const withLine = supportedCountries.filter((country) => messengersOf(country).includes('line'));
  expect([...withLine].sort()).toEqual(['JP', 'TH', 'TW']);
});
