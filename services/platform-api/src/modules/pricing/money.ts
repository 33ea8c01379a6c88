import { countryConfig } from '@courier/config';

/** Larger amounts are refused: they would not survive the arithmetic in minor units. */
export const LARGEST_AMOUNT = 1_000_000_000;

/** Major units of a country's currency to whole minor units. */
export const toMinor = (amount: number, country: string): number =>
  Math.round(amount * 10 ** countryConfig(country).decimals);

/** Whole minor units to major units, as the wire carries them. */
export const toMajor = (minor: number, country: string): number => {
  const { decimals } = countryConfig(country);
  return Number((minor / 10 ** decimals).toFixed(decimals));
};
