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
const BETWEEN = /[/,;|、]|\s(?:或|or|oder|und|and|o|y|e|atau|أو|یا|หรือ|또는|または|veya|lub)\s/iu;

const ERROR = { kind: 'error', key: 'validation.phone-incorrect' } as const;

/** The number as the country accepts it; null for unassigned digits. */
function toNumber(text: string, isPhone: (text: string) => boolean): string | null {
  const number = text.trim();
  if (!PLAIN.test(number)) return null;
  if (isPhone(number)) return number;
  const abroad = number.replace(/^\+?00/, '+');
  return abroad !== number && isPhone(abroad) ? abroad : null;
}

/** Restores a prefix that a spreadsheet or a person removed. */
const completed = (text: string, isPhone: (text: string) => boolean): string[] => {
  const digits = text.replace(/\D/g, '');
  return PLAIN.test(text) ? [`0${digits}`, `+${digits}`].filter(isPhone).slice(0, 1) : [];
};

/**
 * Several numbers, or a number among other words, become a question.
 * @param isPhone whether the number is possible in the country
 */
export function readPhone(text: string, isPhone: (text: string) => boolean): Verdict<PhoneNumber> {
  const plain = withoutUnseen(plainDigits(text.replace(/[\r\n]+/g, ' / ')).normalize('NFKC'))
    .replace(/^['’‘`]/, '')
    .replace(PREFIX, '');
  if (plain === '' || isShortened(plain)) return ERROR;
  const found = EXTENSION.exec(plain);
  const before = found ? toNumber(plain.slice(0, found.index), isPhone) : null;
  if (before !== null) return good({ number: before, extension: found?.[1] ?? null });
  const whole = toNumber(plain, isPhone);
  if (whole !== null) return good({ number: whole, extension: null });
  const several = plain.split(BETWEEN).flatMap((part) => toNumber(part, isPhone) ?? []);
  const numbers =
    several.length > 0
      ? several
      : (plain.match(NUMBERS) ?? []).flatMap((part) => toNumber(part, isPhone) ?? []);
  const likely = numbers.length > 0 ? numbers : completed(plain, isPhone);
  const answers = [...new Set(likely)].map((number, index): Answer => ({
    reading: `number-${index + 1}`,
    text: number,
  }));
  return answers.length > 0 ? { kind: 'question', key: 'cell.which-phone', answers } : ERROR;
}

export const isOnePhone = (text: string, isPhone: (text: string) => boolean): boolean =>
  readPhone(text, isPhone).kind === 'good';
