import {
  findPhoneNumbersInText,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import type { Candidate } from '../text/candidate';
import { BOUNDS } from '../text/bounds';
import type { Reading } from '../text/reading';
import { overlaps } from '../text/reading';
import type { Span } from '../text/lines';

const LOOSE = /(?<![\p{L}\d#.,:$€£¥₩฿/-])(?:\+|00)?\(?\d[\d ().\-–/]{5,20}\d(?![\d\p{L}:]|\s?%)/gu;
const DATE = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/;

/** The extension after a number is not part of it: `ext. 55`, `#123`, `分機 12`. */
const EXTENSION = /\d\s*[\p{L}#~;,].*$/u;
const withoutExtension = (written: string) => written.replace(EXTENSION, ([digit = '']) => digit);

function asTyped(written: string, phonePrefix: string): string {
  const international = /^\s*\(?(\+|00)/.test(written);
  const digits = withoutExtension(written).replace(/\D/g, '');
  if (!international) return digits;
  const whole = `+${digits.replace(/^00/, '')}`;
  // "+886 (0)912…" often contains the trunk prefix 0.
  return whole.startsWith(phonePrefix) ? whole.slice(phonePrefix.length).replace(/^0/, '') : whole;
}

interface Written extends Span {
  valid: boolean;
}

function isNumber(written: string, country: string): boolean {
  const region = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(written, region)?.isPossible() ?? false;
}

/** Numbers found by libphonenumber, and others of a possible length. */
function writtenNumbers({ text, place }: Reading): Written[] {
  const region = isSupportedCountry(place.country) ? place.country : undefined;
  const bounded = text.replace(/\d{25,}/g, (run) => ' '.repeat(run.length)).replace(/[,،;\n]|\.(?=\s)/g, '|');
  const found: Written[] = findPhoneNumbersInText(bounded, region && { defaultCountry: region })
    .map(({ startsAt, endsAt }) => ({
      start: startsAt,
      end: endsAt,
      valid: isLocal(text.slice(startsAt, endsAt), place.country),
    }))
    // The end of an amount and the beginning of a time: "1,250.50 19:10".
    .filter(
      ({ start, end }) =>
        !/\d[.,]$/.test(text.slice(Math.max(0, start - 2), start)) && !/^:\d/.test(text.slice(end, end + 2)),
    );
  for (const match of text.matchAll(LOOSE)) {
    if (found.length >= BOUNDS.phones) break;
    const span = { start: match.index, end: match.index + match[0].length };
    if (
      DATE.test(match[0]) ||
      match[0].replace(/\D/g, '').length < 7 ||
      /^[:\d]/.test(text.slice(span.end, span.end + 1)) ||
      /\d{4}\s\d{2}$/.test(match[0]) ||
      found.some((known) => overlaps(known, span))
    )
      continue;
    found.push({
      ...span,
      valid: isNumber(match[0], place.country) && isPlausible(match[0]) && isLocal(match[0], place.country),
    });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Local numbers have eight digits; more digits contain a house or a block: `452 64583391`. */
const EIGHT_DIGITS = new Set(['SG', 'HK', 'DK', 'NO']);
const isLocal = (written: string, country: string) =>
  !EIGHT_DIGITS.has(country) ||
  /^\s*\(?(?:\+|00)/u.test(written) ||
  withoutExtension(written).replace(/\D/g, '').length <= 8;

const isPlausible = (written: string) => /^\s*[+(0]/.test(written) || written.replace(/\D/g, '').length >= 8;

/** `030 2044455 - 1 coat`: the digit after the dash counts goods. */
function withoutCount(text: string, number: Written): Written {
  const count = / [-–] \d{1,2}$/.exec(text.slice(number.start, number.end));
  return count && /^ \p{L}/u.test(text.slice(number.end, number.end + 2))
    ? { ...number, end: number.end - count[0].length }
    : number;
}

export function phonesIn(reading: Reading): Candidate[] {
  const { text, place } = reading;
  return writtenNumbers(reading)
    .slice(0, BOUNDS.phones)
    .map((number) => withoutCount(text, number))
    .flatMap(({ start, end, valid }): Candidate[] => {
      const written = text.slice(start, end);
      const value = asTyped(written, place.phonePrefix);
      const digits = value.replace(/\D/g, '').length;
      if (digits < 6 || digits > 15 || written.includes('\n')) return [];
      return [{ field: 'phone', start, end, value, score: valid ? 6 : 2, certain: valid }];
    });
}
