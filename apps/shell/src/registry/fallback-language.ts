import type { RegistryEntry } from '@courier/config/registry';
import { uiLanguageOf, baseLanguage, type UiLanguage } from '@courier/i18n';

/**
 * Name of the texts of a remote for a locale: `es_AR`, else `es`. Undefined if it has none in the language:
 * remotes built elsewhere have the required languages only.
 */
export function remoteTextLanguage(
  { texts }: Pick<RegistryEntry, 'texts'>,
  locale: string,
): UiLanguage | undefined {
  return [uiLanguageOf(locale), baseLanguage(locale)].find((language) => texts[language] !== undefined);
}

/** English, if a remote has no texts in the language of the page. Undefined if it has texts, or none at all. */
export function fallbackLanguage(entry: Pick<RegistryEntry, 'texts'>, locale: string): 'en' | undefined {
  const hasTexts = entry.texts['en'] !== undefined;
  return hasTexts && remoteTextLanguage(entry, locale) === undefined ? 'en' : undefined;
}
