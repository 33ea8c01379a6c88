import { countryConfig } from './country-config';
import type { CountryCode } from './country-codes';

/** An amount in minor units of the country's currency, rounded to whole ones. */
export const toMinor = (amount: number, country: CountryCode): number =>
  Math.round(amount * 10 ** countryConfig(country).decimals);

/** To the wire format. */
export const toMajor = (minor: number, country: CountryCode): number => {
  const { decimals } = countryConfig(country);
  return Number((minor / 10 ** decimals).toFixed(decimals));
};
