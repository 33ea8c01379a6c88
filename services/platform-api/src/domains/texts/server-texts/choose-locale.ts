import {
  BASE_LANGUAGES,
  countryConfig,
  TEXT_VARIANTS,
  type LocaleCode,
  type UiLanguage,
  type CountryCode,
} from '@courier/config';
import { languageTag } from '@courier/i18n/server';
import Negotiator from 'negotiator';
import { bestLocale } from '../document-locale';

export type TextLocale = LocaleCode | UiLanguage;

/** Norwegian is written as Bokmål here. */
const SAME_LANGUAGE: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };

/** `es_AR` for `es-AR`, whose texts differ from `es`. */
const findVariant = (tag: string) =>
  TEXT_VARIANTS.find((variant) => languageTag(variant).toLowerCase() === tag.toLowerCase());

/**
 * The first wanted language with texts, as the locale of the country where it has one; else English.
 * @param acceptLanguage as in the header
 * @param country upper case
 */
export function chooseLocale(acceptLanguage: string | undefined, country: CountryCode): TextLocale {
  const { supportedLanguages } = countryConfig(country);
  const wished = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  for (const wish of wished) {
    const [language = '', ...rest] = wish.split('-');
    const tag = [SAME_LANGUAGE[language.toLowerCase()] ?? language, ...rest].join('-');
    const found = bestLocale(supportedLanguages, tag) ?? findVariant(tag) ?? bestLocale(BASE_LANGUAGES, tag);
    if (found) return found;
  }
  return 'en';
}
