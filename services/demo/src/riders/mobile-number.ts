import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { countryConfig, type CountryCode } from '@courier/config';

/** Final digits that distinguish numbers; the leading digits are valid in the country. */
const OWN_DIGITS = 5;

/** An invented mobile number in the country's format, unique per index. */
export function mobileNumber(country: CountryCode, index: number): string {
  const example = getExampleNumber(country, examples)?.nationalNumber ?? '900000000';
  const own = String((17_246 + index * 19_313) % 10 ** OWN_DIGITS).padStart(OWN_DIGITS, '0');
  return `${countryConfig(country).phonePrefix}${example.slice(0, -OWN_DIGITS)}${own}`;
}
