import { countryConfig, type CountryCode } from '@courier/config';

/** Larger amounts are rejected, because they would lose precision in minor units. */
export const LARGEST_AMOUNT = 1_000_000_000;

/** Rounds to whole minor units. */
export const toMinor = (amount: number, country: CountryCode): number =>
  Math.round(amount * 10 ** countryConfig(country).decimals);

/** To the wire format. */
export const toMajor = (minor: number, country: CountryCode): number => {
  const { decimals } = countryConfig(country);
  return Number((minor / 10 ** decimals).toFixed(decimals));
};
