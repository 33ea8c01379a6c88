import { expect, it } from '@jest/globals';
import { supportedCountries } from '@courier/config';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { mobileNumber } from './mobile-number';
import { riderNames } from './rider-names';

it.each(supportedCountries)('riders and shops of %s have distinct numbers of that country', (country) => {
  const numbers = [...riderNames(country).keys(), 1001, 1002].map((index) => mobileNumber(country, index));
  expect(numbers.filter((number) => !parsePhoneNumber(number).isValid())).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('numbers of Kuwait have eight digits', () => {
  expect(mobileNumber('KW', 3)).toMatch(/^\+965\d{8}$/);
});
