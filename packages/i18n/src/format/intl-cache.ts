import { shownTag } from '../languages';

/**
 * Intl tag of the current language, with Latin digits, because amounts and ids are always Latin, and with the calendar
 * of the pickers, because that of `ar_SA` differs by browser.
 */
export function figuresTag(locale: string): string {
  return `${shownTag(locale)}-u-ca-gregory-nu-latn`;
}

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Making a format is dear, using it is cheap; lists show hundreds of times and amounts. */
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

/** Of a language tag, figures as that has them. */
export const numberFormat = (tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  kept(numbers, `${tag}|${JSON.stringify(options)}`, () => new Intl.NumberFormat(tag, options));
