import { describe, expect, it } from '@jest/globals';
import { supportedCountries } from './country-codes';
import { countryConfig } from './country-config';
import { countryCustoms, weekdays } from './country-customs';

interface WeekInfo {
  firstDay: number;
  weekend: number[];
}

/** Not in every TypeScript library yet. */
const weekInfo = (country: string): WeekInfo => {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getWeekInfo(): WeekInfo };
  return locale.getWeekInfo();
};

/** Decimals that differ from ISO 4217 on purpose. */
const OWN_DECIMALS: Readonly<Record<string, number>> = {
  // Given by the specification: Taiwan's amounts have none.
  TW: 0,
  // Prices are in whole forint, dinar and kyat; ISO knows small coins that are not used.
  HU: 0,
  IQ: 0,
  LA: 0,
  MM: 0,
};

/** ISO 4217. Intl is no source: it gives the decimals of cash. */
const ISO_DECIMALS: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  IQD: 3,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  PYG: 0,
  VND: 0,
};

describe.each(supportedCountries)('the customs of %s', (country) => {
  const { firstDay, weekend, taxNumber } = countryCustoms(country);

  it('have the decimals of its currency', () => {
    const { decimals, isoCurrency } = countryConfig(country);
    expect(decimals).toBe(OWN_DECIMALS[country] ?? ISO_DECIMALS[isoCurrency] ?? 2);
  });

  it('have the week of the Unicode tables', () => {
    const unicode = weekInfo(country);
    expect(firstDay).toBe(unicode.firstDay);
    expect([...weekend]).toEqual(country === 'BD' ? [5, 6] : unicode.weekend);
  });

  it('list each day of the week once, from the first', () => {
    expect(weekdays(country)[0]).toBe(firstDay);
    expect([...weekdays(country)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('have a name of the tax number', () => {
    expect(taxNumber.trim()).not.toBe('');
  });
});

it('the weekend is Friday and Saturday in Kuwait and Bangladesh, and Saturday and Sunday in the Emirates', () => {
  expect(countryCustoms('KW').weekend).toEqual([5, 6]);
  expect(countryCustoms('BD').weekend).toEqual([5, 6]);
  expect(countryCustoms('AE').weekend).toEqual([6, 7]);
});

it('the week begins on Monday in Germany and on Sunday in Japan and Saudi Arabia', () => {
  expect(['DE', 'JP', 'SA'].map((country) => weekdays(country as 'DE')[0])).toEqual([1, 7, 7]);
});
