import { shownTag } from '../languages';
import { findOwnWords, ownDateFormat, type Unit } from './own-words';

/**
 * Intl tag of the current language, with Latin digits like amounts and ids, and with the pickers' calendar,
 * because that of `ar_SA` differs by browser.
 */
export function figuresTag(locale: string): string {
  return `${shownTag(locale)}-u-ca-gregory-nu-latn`;
}

/** What the portal uses of `Intl.DateTimeFormat`. */
interface DateFormat {
  format(at: number): string;
  formatRange(from: number, to: number): string;
}

const dates = new Map<string, DateFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Cached, because formatters are expensive to create and lists show hundreds of times and amounts. */
function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

export const dateFormat = (
  locale: string,
  timezone: string,
  options: Intl.DateTimeFormatOptions,
): DateFormat =>
  kept(dates, `${locale}|${timezone}|${JSON.stringify(options)}`, () => {
    const inZone = { ...options, timeZone: timezone };
    const words = findOwnWords(locale);
    return words ? ownDateFormat(words, inZone) : new Intl.DateTimeFormat(figuresTag(locale), inZone);
  });

/** A number format for a language tag from `figuresTag`. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, `${tag}|${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options));

/** An amount with its unit: `12 min`, `3.6 km`. */
export function formatUnit(
  amount: number,
  unit: Unit,
  locale: string,
  digits: Intl.NumberFormatOptions = {},
): string {
  const words = findOwnWords(locale);
  if (words) return `${numberFormat('en', digits).format(amount)} ${words.units[unit]}`;
  return numberFormat(figuresTag(locale), { style: 'unit', unit, unitDisplay: 'short', ...digits }).format(
    amount,
  );
}
