import { countryConfig, toMajor, type CountryCode } from '@courier/config';

export { toMajor, toMinor } from '@courier/config';

/** For operators, such as `12.50 EUR`. */
export function formatAmount(minor: number, country: CountryCode): string {
  const { decimals, isoCurrency } = countryConfig(country);
  return `${toMajor(minor, country).toFixed(decimals)} ${isoCurrency}`;
}

/** Larger amounts are rejected, because they would lose precision in minor units. */
export const LARGEST_AMOUNT = 1_000_000_000;
