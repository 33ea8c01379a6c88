import { plainDigits, withoutUnseen } from './plain-cell';
import { isShortened } from './read-amount';
import { good, type Answer, type Verdict } from './verdict';

export interface PhoneNumber {
  /** Digits and separators. */
  number: string;
  /** Digits; null without one. */
  extension: string | null;
}

/** Words and signs before an extension. */
const EXTENSION =
  /[\s,;(]*(?:;ext=|分機|分机|轉接|轉|转|內線|内線|内线|ext(?:ension|n)?|x|#|interno|int|anexo|durchwahl|dw|dahili|wew(?:nętrzny)?|máy lẻ|ต่อ|내선|구내|داخلي|تحويلة|ایکسٹینشن|mellék|klapka|linka|вътр(?:ешен)?|εσωτ(?:ερικό)?|alanumero|lokal|local|loc|samb(?:ungan)?|এক্সটেনশন)[.:]?\s*(\d{1,7})\)?$/iu;
const PREFIX = /^(?:tel|phone|mobile|mob|ph|手機|電話|☎|📞)[.:：]?\s*/iu;
const PLAIN = /^\+?[\d\s().\-‐-―]+$/;
const NUMBERS = /\+?\d[\d\s().\-‐-―]{4,}\d/g;
/** Minus signs and long vowel marks, typed instead of hyphens. */
const DASHES = /(?<=\d\s?)[−ー﹣](?=\s?\d)/gu;
/** A slash after an area code. */
const AREA_SLASH = /^(\+?[\d\s().-]{2,7})\s?\/\s?(?=\d)/;
/** Two figures after a slash may replace the last ones of another number. */
const ALTERNATIVE_END = /\/\s?\d{1,2}$/;
/** A short last group of figures may be an extension. */
const HYPHENED_EXTENSION = /^(.*\d)-(\d{1,5})$/;
/** Digits of a mobile number of Buenos Aires after its former prefix; only this city has eight. */
const FORMER_MOBILE = /^15[\s-]?(\d{4})[\s-]?(\d{4})$/;
const BETWEEN = /[/,;|、]|\s[-–—]\s|\s(?:或|or|oder|und|and|o|y|e|atau|أو|یا|หรือ|또는|または|veya|lub)\s/iu;

const ERROR = { kind: 'error', key: 'validation.phone-incorrect' } as const;

/** The number as the country accepts it; null for unassigned digits. */
function toNumber(text: string, isPhone: (text: string) => boolean): string | null {
  const number = text.trim();
  if (!PLAIN.test(number)) return null;
  if (isPhone(number)) return number;
  const abroad = number.replace(/^\+?00/, '+');
  return abroad !== number && isPhone(abroad) ? abroad : null;
}

/** A number with its extension, e.g. `02-123-4567#12`. */
function withExtension(text: string, isPhone: (text: string) => boolean): string | null {
  const found = EXTENSION.exec(text);
  const number = toNumber(found ? text.slice(0, found.index) : text, isPhone);
  return number !== null && found ? `${number}#${found[1]}` : number;
}

/** Restores a prefix that a spreadsheet or a person removed; never that of another country. */
function completed(text: string, isPhone: (text: string) => boolean, prefix: string): string[] {
  if (!PLAIN.test(text) || text.startsWith('+')) return [];
  const digits = text.replace(/\D/g, '');
  const abroad = prefix !== '' && digits.startsWith(prefix.replace('+', '')) ? [`+${digits}`] : [];
  const former = prefix === '+54' ? FORMER_MOBILE.exec(text.trim()) : null;
  if (former) return [`11 ${former[1]}-${former[2]}`].filter(isPhone);
  return [`0${digits}`, ...abroad].filter(isPhone).slice(0, 1);
}

/** Two numbers with nothing but a blank between them. */
function splitAtBlank(text: string, isPhone: (text: string) => boolean): string[] {
  const blanks = [...text.matchAll(/(?<=\d)\s+(?=[+(\d])/g)];
  for (const { index } of blanks) {
    const both = [text.slice(0, index), text.slice(index)].flatMap((part) => toNumber(part, isPhone) ?? []);
    const full = both.flatMap((number) => fullNumber(number, both, isPhone) ?? []);
    if (full.length === 2) return full;
  }
  return [];
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/** Digits without the trunk prefix that a telephone number has at least. */
const LEAST_DIGITS = 9;

/**
 * A complete number, unlike one that lacks its area code: it begins with a trunk prefix or a country, the country has
 * no trunk prefix, or it is as long as the others. Null for any other.
 */
function fullNumber(
  number: string,
  numbers: readonly string[],
  isPhone: (text: string) => boolean,
): string | null {
  const digits = number.replace(/\D/g, '');
  if (numbers.length > 1 && numbers.every((other) => countDigits(other) === digits.length)) return number;
  if (/^\(?[+0]/.test(number) || !isPhone(`0${digits}`)) return number;
  const others = numbers.filter((other) => other !== number && /^\(?[+0]/.test(other)).map(countDigits);
  if (others.length > 0) return digits.length + 1 >= Math.max(...others) ? number : null;
  return digits.length >= LEAST_DIGITS ? `0${digits}` : null;
}

interface PhonePlace {
  /** Prefix of the shop's country, e.g. `+886`. */
  prefix?: string;
}

const plainPhone = (text: string): string =>
  withoutUnseen(plainDigits(text.replace(/[\r\n]+/g, ' / ')).normalize('NFKC'))
    .replace(/^['’‘`]/, '')
    .replace(PREFIX, '')
    .replace(DASHES, '-')
    // A spreadsheet has written a whole number with decimals.
    .replace(/(?<=^\+?\d{7,15})[.,]0+$/, '');

/** Numbers that the text may mean, the likely one first. */
function listNumbers(plain: string, isPhone: (text: string) => boolean, prefix: string): string[] {
  const [, before = '', extension = ''] = HYPHENED_EXTENSION.exec(plain) ?? [];
  const number = before === '' ? null : toNumber(before, isPhone);
  if (number !== null) return [`${number}#${extension}`];
  const parts = plain.replace(AREA_SLASH, '$1 ').split(BETWEEN);
  const separate = parts.flatMap((part) => withExtension(part, isPhone) ?? []);
  // The short end may also belong to the number.
  const joined = ALTERNATIVE_END.test(plain) ? toNumber(plain.replaceAll('/', ' '), isPhone) : null;
  const whole = joined === null ? [] : [joined];
  const several = separate.length > 0 ? [...separate, ...whole] : splitAtBlank(plain, isPhone);
  const found =
    several.length > 0
      ? several
      : (plain.match(NUMBERS) ?? []).flatMap((part) => toNumber(part, isPhone) ?? []);
  return found.length > 0
    ? found.flatMap((each) => fullNumber(each, found, isPhone) ?? [])
    : completed(plain, isPhone, prefix);
}

/** Digits of the longest number of any country. */
const MOST_DIGITS = 15;

const mayBeOne = (plain: string): boolean => plain.includes('/') && countDigits(plain) <= MOST_DIGITS;

/** One number with a slash after its area code or between its groups. */
const withoutSlashes = (plain: string, isPhone: (text: string) => boolean): string | null =>
  toNumber(plain.replace(AREA_SLASH, '$1 '), isPhone) ??
  (ALTERNATIVE_END.test(plain) ? null : toNumber(plain.replaceAll('/', ' '), isPhone));

/**
 * Several numbers, an extension by hyphen, or a number among other words become a question. Only complete numbers are
 * offered, and a number of another country only where it is written with its country.
 * @param isPhone whether the number is possible in the country
 */
export function readPhone(
  text: string,
  isPhone: (text: string) => boolean,
  { prefix = '' }: PhonePlace = {},
): Verdict<PhoneNumber> {
  const plain = plainPhone(text);
  if (plain === '' || isShortened(plain)) return ERROR;
  const found = EXTENSION.exec(plain);
  const before = found ? toNumber(plain.slice(0, found.index), isPhone) : null;
  if (before !== null) return good({ number: before, extension: found?.[1] ?? null });
  const whole = toNumber(plain, isPhone) ?? (mayBeOne(plain) ? withoutSlashes(plain, isPhone) : null);
  if (whole !== null) return good({ number: whole, extension: null });
  const answers = [...new Set(listNumbers(plain, isPhone, prefix))].map((number, index): Answer => ({
    reading: `number-${index + 1}`,
    text: number,
  }));
  return answers.length > 0 ? { kind: 'question', key: 'cell.which-phone', answers } : ERROR;
}

export const isOnePhone = (text: string, isPhone: (text: string) => boolean): boolean =>
  readPhone(text, isPhone).kind === 'good';
