import type { CountryCode } from 'libphonenumber-js/min';
import { plainText } from '../model/paste/plain-text';

/** What the form needs to know about phone numbers. */
export interface PhoneCheck {
  /** Whether the typed number has a possible length in the country. */
  isPossible(typed: string): boolean;
  /** The number as it is sent, e.g. `+886912048317`. */
  toInternational(typed: string): string;
}

/** Loads the number tables, which no screen needs before somebody types a number. Rejects when the file cannot be had. */
export async function loadPhoneCheck(country: string): Promise<PhoneCheck> {
  const { isPossiblePhoneNumber, parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const region = country as CountryCode;
  return {
    isPossible: (typed) => isPossiblePhoneNumber(typed, region),
    toInternational: (typed) =>
      parsePhoneNumberFromString(typed, region)?.number ?? typed.replace(/[^\d+]/g, ''),
  };
}

/** A mobile number of the country, as it is written to people abroad; null when none is known. */
export async function loadPhoneExample(country: string): Promise<string | null> {
  const [{ getExampleNumber }, { default: examples }] = await Promise.all([
    import('libphonenumber-js/min'),
    import('libphonenumber-js/mobile/examples'),
  ]);
  return getExampleNumber(country as CountryCode, examples)?.formatInternational() ?? null;
}

/** Stands in when the tables cannot be loaded: the server checks the number again. */
export function lenientPhoneCheck(prefix: string): PhoneCheck {
  return {
    isPossible: (typed) => plainText(typed).replace(/\D/g, '').length > 3,
    toInternational: (typed) => {
      const digits = plainText(typed).replace(/[^\d+]/g, '');
      return digits.startsWith('+') ? digits : `${prefix}${digits.replace(/^0+/, '')}`;
    },
  };
}
