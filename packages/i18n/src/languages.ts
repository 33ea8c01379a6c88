import {
  BASE_LANGUAGES,
  UI_LANGUAGES,
  type BaseLanguage,
  type LocaleCode,
  type UiLanguage,
} from '@courier/config';
import { LANGUAGE_NAMES } from './language-names';

export type { UiLanguage };

/** The code of a locale or of its BCP 47 tag: `es_AR` of `es-AR`. */
const toCode = (locale: string) => locale.replaceAll('-', '_');

/**
 * The language whose texts a locale, or its BCP 47 tag, is based on: `es` of `es_AR`; English for an unknown one.
 */
export function baseLanguage(locale: string): BaseLanguage {
  const code = toCode(locale);
  const [base] = code.split('_');
  return BASE_LANGUAGES.find((language) => language === code || language === base) ?? 'en';
}

/** The language of a locale's texts: `es_AR`, whose texts differ from `es`; `de` of `de_DE`. */
export const uiLanguageOf = (locale: string): UiLanguage =>
  UI_LANGUAGES.find((language) => language === toCode(locale)) ?? baseLanguage(locale);

/** BCP 47 tag of a locale code, for `lang`, Intl and i18next: `zh_Hant_TW` gives `zh-Hant-TW`. */
export function languageTag(locale: string): string {
  return locale.replaceAll('_', '-');
}

/** BCP 47 tag of the language shown for a locale: `ar-KW` for `ar_KW`, `en` for an unknown one. */
export function shownTag(locale: string): string {
  const shown = uiLanguageOf(locale);
  return shown.split('_')[0] === toCode(locale).split('_')[0] ? languageTag(locale) : shown;
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
