import { latinDigits } from '@courier/config';
import { isPossiblePhoneNumber, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/** Whether the text has the length of a phone number, read in the country unless it starts with a plus. */
export const isPossiblePhone = (text: string, country: string): boolean =>
  isPossiblePhoneNumber(latinDigits(text), country as CountryCode);

/** One spelling for storing and searching: `+886912048317`. Text that is no phone number keeps its digits. */
export const normalisedPhone = (text: string, country: string): string =>
  parsePhoneNumberFromString(latinDigits(text), country as CountryCode)?.number ??
  latinDigits(text).replace(/[^\d+]/g, '');
