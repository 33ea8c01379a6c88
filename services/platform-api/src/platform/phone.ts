import { latinDigits, type CountryCode } from '@courier/config';
import { readPhone } from '@courier/api-client/order-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Whether the number is possible; without a plus it is national. Numbers with an extension are rejected,
 * because the extension would be lost.
 */
export function isPossiblePhone(text: string, country: CountryCode): boolean {
  const phone = parsePhoneNumberFromString(latinDigits(text), country);
  return phone !== undefined && phone.ext === undefined && phone.isValid();
}

/** Removes the extension; returns the text if it is not one number. */
function withoutExtension(text: string, country: CountryCode): string {
  const phone = readPhone(text, (number) => isPossiblePhone(number, country));
  return phone.kind === 'good' ? phone.value.number : latinDigits(text);
}

/** Normalizes for storing and searching: `+886912048317`. Other text keeps its digits. */
export function normalisedPhone(text: string, country: CountryCode): string {
  const number = withoutExtension(text, country);
  return parsePhoneNumberFromString(number, country)?.number ?? number.replace(/[^\d+]/g, '');
}

/** Adds the extension of the customer's number to the rider's notes, because stored numbers have none. */
export function notesWithExtension(notes: string, text: string, country: CountryCode): string {
  const phone = readPhone(text, (number) => isPossiblePhone(number, country));
  const extension = phone.kind === 'good' ? phone.value.extension : null;
  if (extension === null) return notes;
  const said = `Ext. ${extension}`;
  if (notes.includes(said)) return notes;
  return notes.trim() === '' ? said : `${notes}, ${said}`;
}
