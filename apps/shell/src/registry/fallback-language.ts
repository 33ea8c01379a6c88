import type { RegistryEntry } from '@courier/config/registry';
import { uiLanguageOf } from '@courier/i18n';

/**
 * English, if a remote has no texts in the language of the page: remotes built elsewhere have the required
 * languages only. Undefined if it has texts, or none at all.
 */
export function fallbackLanguage({ texts }: Pick<RegistryEntry, 'texts'>, locale: string): 'en' | undefined {
  const language = uiLanguageOf(locale);
  return language !== 'en' && texts['en'] !== undefined && texts[language] === undefined ? 'en' : undefined;
}
