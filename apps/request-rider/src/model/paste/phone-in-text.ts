import type { PasteContext } from './pasted-part';

/** Digits of a number as it is written inside its country, with the leading 0; others may have 7 to 12. */
const LENGTHS: Record<string, readonly [least: number, most: number]> = {
  DE: [7, 12],
  ES: [9, 9],
  HK: [8, 8],
  JP: [10, 11],
  KR: [9, 11],
  KW: [8, 8],
  PK: [10, 11],
  SA: [9, 10],
  SG: [8, 8],
  TH: [9, 10],
  TW: [9, 10],
};

const CANDIDATE = /(?<![\p{L}\d#.,:$€£¥₩฿])(?:\+|00)?\(?\d[\d\s().\-–/]{5,20}\d(?![\d\p{L}:]|\s*%)/gu;
const DATE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/;

export interface FoundPhone {
  /** As the field takes it. */
  value: string;
  /** Whether it has a length of this country. */
  fits: boolean;
  /** What stood in the text. */
  written: string;
}

function asTyped(written: string, { phonePrefix }: PasteContext): string {
  const international = /^\s*(\+|00)/.test(written);
  const digits = written.replace(/\D/g, '');
  if (!international) return digits;
  const whole = `+${digits.replace(/^00/, '')}`;
  // "+886 (0)912…" is often written with the 0 of the country.
  return whole.startsWith(phonePrefix) ? whole.slice(phonePrefix.length).replace(/^0/, '') : whole;
}

/** Numbers that may be a phone number, in the order they stand. */
export function phonesIn(text: string, context: PasteContext): FoundPhone[] {
  const [least, most] = LENGTHS[context.country] ?? [7, 12];
  return [...text.matchAll(CANDIDATE)]
    .map(([written]) => written.trim())
    .filter((written) => !DATE.test(written))
    .map((written) => {
      const value = asTyped(written, context);
      const digits = value.replace(/\D/g, '').length;
      const fits = !value.startsWith('+') && digits >= least - 1 && digits <= most;
      return { value, fits, written };
    })
    .filter(({ value }) => {
      const digits = value.replace(/\D/g, '').length;
      return digits >= 7 && digits <= 15;
    });
}
