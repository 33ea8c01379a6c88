import { languageTag } from '../languages';

/** Tag for Intl with Latin digits: figures stand beside amounts and ids that are always Latin. */
export function figuresTag(locale: string): string {
  return `${languageTag(locale)}-u-nu-latn`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is dear, using it is cheap; lists show hundreds of times. */
export function dateFormat(
  locale: string,
  timezone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale}|${timezone}|${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(figuresTag(locale), { ...options, timeZone: timezone });
  formats.set(key, made);
  return made;
}
