import type { CountryCode } from 'libphonenumber-js/min';
import { readPhone } from '@courier/api-client/order-rules';
import { plainText } from '../model/paste/plain-text';

/** What the form needs to know about phone numbers. */
export interface PhoneCheck {
  /** Whether somebody in the country can have this number; one with an extension is read before. */
  isPossible(typed: string): boolean;
  /** The number as it is sent, e.g. `+886912048317`, or `+886227123456 ext. 12`. */
  toInternational(typed: string): string;
}

/** Writes the number of a text in international form, and its extension behind it. */
function withExtension({ isPossible, toInternational }: PhoneCheck): PhoneCheck {
  return {
    isPossible,
    toInternational: (typed) => {
      const phone = readPhone(typed, isPossible);
      if (phone.kind !== 'good') return toInternational(typed);
      const { number, extension } = phone.value;
      return extension === null ? toInternational(number) : `${toInternational(number)} ext. ${extension}`;
    },
  };
}

/** Loads the number tables, which no screen needs before somebody types a number. Rejects when the file cannot be had. */
export async function loadPhoneCheck(country: string): Promise<PhoneCheck> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  const region = country as CountryCode;
  return withExtension({
    isPossible: (typed) => {
      const phone = parsePhoneNumberFromString(typed, region);
      return phone !== undefined && phone.ext === undefined && phone.isValid();
    },
    toInternational: (typed) =>
      parsePhoneNumberFromString(typed, region)?.number ?? typed.replace(/[^\d+]/g, ''),
  });
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
  return withExtension({
    isPossible: (typed) => plainText(typed).replace(/\D/g, '').length > 3,
    toInternational: (typed) => {
      const digits = plainText(typed).replace(/[^\d+]/g, '');
      return digits.startsWith('+') ? digits : `${prefix}${digits.replace(/^0+/, '')}`;
    },
  });
}
