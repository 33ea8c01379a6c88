import { countryConfig, type CountryCode } from '@courier/config';
import { LARGEST_AMOUNT, toMinor } from '../../../platform/money';

/**
 * An amount as people write it into a command, in minor units.
 * @returns a sentence for text, for more decimals than the currency has, and for an amount that is too large
 */
export function readAmount(text: string, country: CountryCode): number | string {
  const { decimals, isoCurrency } = countryConfig(country);
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === '') return `"${text}" is no amount: write digits with a point before decimals.`;
  if (fraction.length > decimals)
    return decimals === 0
      ? `${isoCurrency} has no decimals, and ${text} has some.`
      : `${isoCurrency} has ${decimals} decimals, and ${text} has ${fraction.length}.`;
  const amount = Number(`${whole}.${fraction || '0'}`);
  if (amount > LARGEST_AMOUNT) return `${text} is larger than ${LARGEST_AMOUNT}.`;
  return toMinor(sign === '' ? amount : -amount, country);
}
