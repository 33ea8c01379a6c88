import { LANGUAGE_PARAMETER, type CountryConfig, type LocaleCode } from '@courier/config';
import Negotiator from 'negotiator';

export interface LanguageWish {
  /** Path and query. */
  url: string;
  acceptLanguage: string | undefined;
}

const toLanguageTag = (locale: string) => locale.replaceAll('_', '-');

/** Adds likely subtags to a language tag; null for an invalid one. */
function fullTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
}

/** The best offered locale for a language: same region, else same script, else any. */
export function bestLocale<Locale extends string>(
  offered: readonly Locale[],
  tag: string,
): Locale | undefined {
  const wanted = fullTag(tag);
  if (!wanted) return undefined;
  const known = offered.flatMap((locale) => {
    const full = fullTag(toLanguageTag(locale));
    return full?.language === wanted.language ? [{ locale, full }] : [];
  });
  const best =
    known.find(({ full }) => full.region === wanted.region) ??
    known.find(({ full }) => full.script === wanted.script) ??
    known[0];
  return best?.locale;
}

/**
 * The initial language of a document: from the URL, else the first of the browser's languages that the
 * country offers, else the country's default.
 */
export function documentLocale(
  { supportedLanguages, defaultLanguage }: Pick<CountryConfig, 'supportedLanguages' | 'defaultLanguage'>,
  { url, acceptLanguage }: LanguageWish,
): LocaleCode {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get(LANGUAGE_PARAMETER);
  const wished = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages();
  for (const wish of [...(asked === null ? [] : [toLanguageTag(asked)]), ...wished]) {
    const served = bestLocale(supportedLanguages, wish);
    if (served) return served;
  }
  return defaultLanguage;
}
