import { describe, expect, it } from '@jest/globals';
import { supportedCountries } from './country-codes';
import { storedTaxNumber, taxNumberForm } from './tax-number';

describe('a tax number is stored in one form however it is typed', () => {
  it.each([
    ['TW', '12345678', '12345678'],
    ['TW', '1234 5678', '12345678'],
    ['PL', '5252445767', '5252445767'],
    ['PL', '525-24-45-767', '5252445767'],
    ['PL', 'PL 525-244-57-67', '5252445767'],
    ['DE', 'DE123456789', 'DE123456789'],
    ['DE', 'de 123 456 789', 'DE123456789'],
    ['DE', '123456789', 'DE123456789'],
    ['AT', 'ATU12345678', 'ATU12345678'],
    ['AT', 'U 1234 5678', 'ATU12345678'],
    ['AT', '12345678', 'ATU12345678'],
    ['GR', 'EL 123456789', '123456789'],
    ['GR', '123456789', '123456789'],
    ['NO', 'NO 987 654 321 MVA', '987654321MVA'],
    ['NO', '987654321', '987654321MVA'],
    ['TH', '0-1055-12345-67-8', '0105512345678'],
    ['TH', '๐๑๐๕๕๑๒๓๔๕๖๗๘', '0105512345678'],
    ['AE', '100 1234 5670 0003', '100123456700003'],
    ['SA', '300123456700003', '300123456700003'],
    ['SA', '\u200f٣٠٠١٢٣٤٥٦٧٠٠٠٠٣', '300123456700003'],
    ['ES', 'b-12345678', 'B12345678'],
    ['HU', '12345678-2-41', '12345678241'],
    ['JP', 'Ｔ１２３４５６７８９０１２３', 'T1234567890123'],
    ['PK', '1234567-8', '12345678'],
    ['VE', 'J-12345678-9', 'J123456789'],
  ])('in %s %j becomes %j', (country, typed, stored) => {
    expect(storedTaxNumber(country, typed)).toBe(stored);
    expect(storedTaxNumber(country, stored)).toBe(stored);
  });
});

describe('a tax number of another length, or with other characters, is refused', () => {
  it.each([
    ['TW', '1234567'],
    ['TW', '123456789'],
    ['PL', '52524457'],
    ['PL', '52524457a7'],
    ['DE', 'DE12345678'],
    ['DE', 'FR123456789'],
    ['TH', '010551234567'],
    ['AE', '12345678'],
    ['SA', '3001234567000031'],
    ['ES', '12345678'],
    ['ES', 'B1234567!'],
    ['PL', ''],
  ])('in %s %j', (country, typed) => {
    expect(storedTaxNumber(country, typed)).toBeNull();
  });
});

it('a country that publishes no form has the 8 characters of every other country [REQ-VALID-24]', () => {
  for (const country of ['KW', 'IQ', 'TW', 'XX']) {
    expect(taxNumberForm(country).lengths).toEqual([8]);
    expect(storedTaxNumber(country, 'AB 12-3456')).toBe('AB123456');
    expect(storedTaxNumber(country, '1234567')).toBeNull();
  }
});

it.each(supportedCountries)('each length of %s is accepted with and without its prefix', (country) => {
  const { lengths, before, after } = taxNumberForm(country);
  for (const length of lengths.flat()) {
    const number = '1'.repeat(length);
    expect(storedTaxNumber(country, number)).toBe(`${before}${number}${after}`);
    expect(storedTaxNumber(country, `${before}${number}${after}`)).toBe(`${before}${number}${after}`);
  }
  const tooLong = '1'.repeat(Math.max(...lengths.flat()) + 1);
  expect(storedTaxNumber(country, tooLong)).toBeNull();
});
