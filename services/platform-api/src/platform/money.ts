import { countryConfig, type CountryCode } from '@courier/config';

export { toMajor, toMinor } from '@courier/config';

/** An integer of the smallest unit as a decimal number with a point: 1250 with 2 decimals is `12.50`. */
export function writeMinor(minor: number, decimals: number): string {
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = minor < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}

/** With all decimals of the currency and without its name: 12500 in Kuwait is `12.500`. */
export const writeAmount = (minor: number, country: CountryCode): string =>
  writeMinor(minor, countryConfig(country).decimals);

/** For operators, such as `12.50 EUR`. */
export const formatAmount = (minor: number, country: CountryCode): string =>
  `${writeAmount(minor, country)} ${countryConfig(country).isoCurrency}`;

/** Larger amounts are rejected, because they would lose precision in minor units. */
export const LARGEST_AMOUNT = 1_000_000_000;
