import { shownTag } from '../languages';

/**
 * Intl tag of the current language, with Latin digits like amounts and ids, and with the pickers' calendar,
 * because that of `ar_SA` differs by browser.
 */
export function figuresTag(locale: string): string {
  return `${shownTag(locale)}-u-ca-gregory-nu-latn`;
}

const dates = new Map<string, Intl.DateTimeFormat>();
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
): Intl.DateTimeFormat =>
  kept(
    dates,
    `${locale}|${timezone}|${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(figuresTag(locale), { ...options, timeZone: timezone }),
  );

/** A number format for a language tag from `figuresTag`. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, `${tag}|${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options));
