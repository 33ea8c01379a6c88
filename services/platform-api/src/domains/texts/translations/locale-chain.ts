import { SUPPORTED_LOCALES, type LocaleCode } from '@courier/config';

/**
 * Fallback locales in ascending precedence: English, other variants of the language in the same script, the
 * language (`ar`), the locale (`ar_KW`).
 */
export function localeChain(locale: LocaleCode): string[] {
  if (locale === 'en') return ['en'];
  const stem = parentLocale(locale);
  const siblings = SUPPORTED_LOCALES.filter((other) => other !== locale && parentLocale(other) === stem);
  return ['en', ...siblings.reverse(), stem, locale];
}

/** Language with its script: `zh_Hant` of `zh_Hant_TW`, `ar` of `ar_KW`. */
const parentLocale = (locale: string): string => locale.split('_').slice(0, -1).join('_') || locale;

export const isLocale = (text: string): text is LocaleCode => SUPPORTED_LOCALES.some((code) => code === text);
