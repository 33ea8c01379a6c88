import { isCountryCode } from '@courier/config';
import { countryAddressForm } from '@courier/config/address-form';
import type { Reading } from '../text/reading';

/** The number of a house, a street or a block; a postal code is longer in most countries. */
export const PLACE_NUMBER = /(?<!\d)\d{1,4}(?!\d)/u;

/** Signs between a label and its value, or between two values. */
const FOREIGN = /[:៖*|=]/u;
/** The colon of a Turkish house number is no sign of another value: "Cad. No:45". */
const HOUSE_COLON = /No:(?= ?\d)/gu;
export const hasForeignSign = (written: string) => FOREIGN.test(written.replace(HOUSE_COLON, 'No '));

/** A separate number after the last comma. */
const NUMBER_AT_END = /[,،，\n] ?(\d{3,6})$/u;

/** Whether an address ends with a price without currency: a number that is no postal code of the country. */
export function endsWithPrice({ place }: Reading, written: string): boolean {
  const digits = NUMBER_AT_END.exec(written)?.[1];
  if (digits === undefined) return false;
  const country = place.country.toUpperCase();
  const code = isCountryCode(country) ? countryAddressForm(country).postalCode : undefined;
  return !code?.isEveryday || !new RegExp(`^(?:${code.pattern})$`, 'u').test(digits);
}
