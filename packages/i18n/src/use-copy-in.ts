import { useEffect, useSyncExternalStore } from 'react';
import { copiesOf } from './copies';
import { languageTag, type UiLanguage } from './languages';
import { LANGUAGE_WANTED } from './language-wanted';
import type { Copy, Namespace } from './copy';
import { useInstance } from './use-instance';

/**
 * Texts of a namespace in a language that need not be the one shown, e.g. for a message to somebody else. English
 * stands in until they have arrived, and where they never do.
 */
export function useCopyIn<Name extends Namespace>(namespace: Name, language: UiLanguage): Copy<Name> {
  const i18n = useInstance();
  const copies = copiesOf(i18n);
  // Some texts of a language may be here without the others: whoever loads them knows, and loads each once.
  useEffect(() => {
    i18n.emit(LANGUAGE_WANTED, language);
  }, [i18n, language]);
  const current = () => copies.of(namespace, languageTag(language));
  return useSyncExternalStore(copies.subscribe, current, current);
}
