import type { CountryCode } from 'libphonenumber-js/min';
import { readPhone } from '@courier/api-client/order-rules';
import { plainText } from '@courier/message-reader/plain-text';

export interface PhoneCheck {
  /** Whether the number is possible in the country. An extension is split off first. */
  isPossible(typed: string): boolean;
  /** The number in the format of the API, e.g. `+886912048317`, or `+886227123456 ext. 12`. */
  toInternational(typed: string): string;
}

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

/** Loads the number tables on first use. Rejects when the file cannot be loaded. */
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

/** An example mobile number in international format; null when the country has none. */
export async function loadPhoneExample(country: string): Promise<string | null> {
  const [{ getExampleNumber }, { default: examples }] = await Promise.all([
    import('libphonenumber-js/min'),
    import('libphonenumber-js/mobile/examples'),
  ]);
  return getExampleNumber(country as CountryCode, examples)?.formatInternational() ?? null;
}

/** Fallback when the tables cannot be loaded: the server validates the number again. */
export function lenientPhoneCheck(prefix: string): PhoneCheck {
  return withExtension({
    isPossible: (typed) => plainText(typed).replace(/\D/g, '').length > 3,
    toInternational: (typed) => {
      const digits = plainText(typed).replace(/[^\d+]/g, '');
      return digits.startsWith('+') ? digits : `${prefix}${digits.replace(/^0+/, '')}`;
    },
  });
}
