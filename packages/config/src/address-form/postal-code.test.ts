import { describe, expect, it } from '@jest/globals';
import { supportedCountries } from '../country/country-codes';
import { countryAddressForm, doubtfulPostalCode, isPostalCode } from './index';

const withCode = supportedCountries.flatMap((country) => {
  const { postalCode, example } = countryAddressForm(country);
  return postalCode ? [[country, postalCode, example] as const] : [];
});

describe('a postal code', () => {
  it('has no form in the countries whose addresses have none', () => {
    const without = supportedCountries.filter((country) => !countryAddressForm(country).postalCode);
    expect(without).toEqual(['AE', 'BO', 'HK', 'QA']);
  });

  it.each(withCode)(
    'of %s is right as in its example, empty and with spaces around it, and wrong as a word',
    (_, code) => {
      for (const right of [code.example, '', ` ${code.example} `, code.example.toLowerCase()])
        expect([right, isPostalCode(code, right)]).toEqual([right, true]);
      for (const wrong of ['12', 'street', '123456789'])
        expect([wrong, isPostalCode(code, wrong)]).toEqual([wrong, false]);
    },
  );

  it.each(withCode)('of %s raises no doubt in the example address', (_, code, example) => {
    expect(doubtfulPostalCode(code, example)).toBeNull();
  });

  it.each([
    ['DE', 'Torstraße 12, 1011 Berlin', '1011'],
    ['DE', 'Torstraße 12, Hinterhaus, 101199 Berlin', '101199'],
    ['DE', 'Torstraße 1234, Berlin', null],
    ['DE', 'Torstraße 12, 10119 Berlin, Deutschland', null],
    ['SG', '335 Orchard Road, Singapore 23886', '23886'],
    ['PL', 'ul. Prosta 5, 00590 Warszawa', '00590'],
    ['SE', 'Drottninggatan 12, 11151 Stockholm', null],
    ['PK', 'House 12, Karachi ٧٥٣٠٠', null],
    ['CL', 'Av. Providencia, Torre 1234', null],
    ['AE', 'Al Wahda Street, 12345 Abu Dhabi', null],
  ] as const)('in an address of %s, %s, is doubted as %s', (country, address, doubtful) => {
    expect(doubtfulPostalCode(countryAddressForm(country).postalCode, address)).toBe(doubtful);
  });

  it('is read in the digits of other keyboards and with the Japanese sign', () => {
    const japan = countryAddressForm('JP').postalCode;
    expect(japan && isPostalCode(japan, '〒１５０-０００１')).toBe(true);
  });
});
