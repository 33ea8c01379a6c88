import { UI_LANGUAGES, type LocaleCode, type UiLanguage } from '@courier/config';
import { LANGUAGE_NAMES } from './language-names';

export type { UiLanguage };

/** Locales that use the texts of a similar one; all others without texts use English. */
const NEIGHBOURS: Partial<Record<LocaleCode, UiLanguage>> = { zh_Hant_HK: 'zh_Hant_TW' };

/** The language of a locale's texts; English if there is none. */
export function uiLanguageOf(locale: string): UiLanguage {
  const [base] = locale.split('_');
  const own = UI_LANGUAGES.find((language) => language === locale || language === base);
  return own ?? NEIGHBOURS[locale as LocaleCode] ?? 'en';
}

/** BCP 47 tag of a locale code, for `lang`, Intl and i18next: `zh_Hant_TW` gives `zh-Hant-TW`. */
export function languageTag(locale: string): string {
  return locale.replaceAll('_', '-');
}

/** BCP 47 tag of the language shown for a locale: `ar-KW` for `ar_KW`, `en` for `de_DE` without texts. */
export function shownTag(locale: string): string {
  const shown = uiLanguageOf(locale);
  return shown.split('_')[0] === locale.split('_')[0] ? languageTag(locale) : shown;
}

/** The language's own name, e.g. `English`, `繁體中文（台灣）`. */
export const languageName = (locale: string): string =>
  LANGUAGE_NAMES[locale as LocaleCode] ?? languageTag(locale);

/**
 * The wanted locale if the country offers it, else the country's default.
 * @param offered the country's locales, default first
 */
export function allowedLocale(wanted: string | null | undefined, offered: readonly LocaleCode[]): LocaleCode {
  return offered.find((locale) => locale === wanted) ?? offered[0] ?? 'en';
}
