import { latinDigits } from '@courier/config';
import { readPhone } from '@courier/api-client/order-rules';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/**
 * Whether the number is possible, read in the country unless it starts with a plus. A number with an extension is not:
 * it
 * would be stored without.
 */
export function isPossiblePhone(text: string, country: string): boolean {
  const phone = parsePhoneNumberFromString(latinDigits(text), country as CountryCode);
  return phone !== undefined && phone.ext === undefined && phone.isValid();
}

/** The number of a text without its extension; the text where it is not one number. */
function withoutExtension(text: string, country: string): string {
  const phone = readPhone(text, (number) => isPossiblePhone(number, country));
  return phone.kind === 'good' ? phone.value.number : latinDigits(text);
}

/** One spelling for storing and searching: `+886912048317`. Text that is no phone number keeps its digits. */
export function normalisedPhone(text: string, country: string): string {
  const number = withoutExtension(text, country);
  return parsePhoneNumberFromString(number, country as CountryCode)?.number ?? number.replace(/[^\d+]/g, '');
}

/** Notes for the rider with the extension of the customer's number, which no stored number has. */
export function notesWithExtension(notes: string, text: string, country: string): string {
  const phone = readPhone(text, (number) => isPossiblePhone(number, country));
  const extension = phone.kind === 'good' ? phone.value.extension : null;
  if (extension === null) return notes;
  const said = `Ext. ${extension}`;
  if (notes.includes(said)) return notes;
  return notes.trim() === '' ? said : `${notes}, ${said}`;
}
