const toTag = (locale: string): string => `${locale.replaceAll('_', '-')}-u-nu-latn-ca-gregory`;

const format = (locale: string, options: Intl.DateTimeFormatOptions, utcMs: number): string =>
  new Intl.DateTimeFormat(toTag(locale), { ...options, timeZone: 'UTC' }).format(utcMs);

/** @param month `2026-11` */
export const formatMonth = (month: string, locale: string): string =>
  format(locale, { month: 'long', year: 'numeric' }, Date.parse(`${month}-01T00:00:00Z`));

/** The day on which the statement of a month is issued. @param month `2026-11` */
export function dayAfterMonth(month: string, locale: string): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  const day = first.setUTCMonth(first.getUTCMonth() + 1);
  return format(locale, { day: 'numeric', month: 'long', year: 'numeric' }, day);
}
