import { countryConfig, type CountryCode } from '@courier/config';

/** Digits after the point in ISO 4217, where they are not two. */
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

interface PortalAmount {
  /** In the portal's minor units. */
  minor: number;
  currency: string;
  country: CountryCode;
}

/**
 * The amount in minor units of a provider. The portal counts some currencies, such as the Taiwanese dollar, in whole
 * units although they have two decimals.
 * @param differing decimals of the provider that differ from ISO 4217
 */
export function providerMinor(
  { minor, currency, country }: PortalAmount,
  differing: Readonly<Record<string, number>> = {},
): number {
  const decimals = differing[currency] ?? ISO_DECIMALS[currency] ?? 2;
  return Math.round(minor * 10 ** (decimals - countryConfig(country).decimals));
}

/** The opposite direction, e.g. 84 for a value of 8400 in Taiwanese dollars. */
export const wholeUnits = (
  { value, currency }: { value: number; currency: string },
  differing: Readonly<Record<string, number>> = {},
): number => value / 10 ** (differing[currency] ?? ISO_DECIMALS[currency] ?? 2);

/** The amount as decimal text, e.g. `84.00`. */
export function decimalAmount(amount: PortalAmount): string {
  const decimals = ISO_DECIMALS[amount.currency] ?? 2;
  return (providerMinor(amount) / 10 ** decimals).toFixed(decimals);
}
