import { useEffect, useSyncExternalStore } from 'react';
import { cachedCopies } from './copies';
import { languageTag, type UiLanguage } from './languages';
import { LANGUAGE_WANTED } from './language-wanted';
import type { Copy, Namespace } from './copy';
import { useInstance } from './use-instance';

/**
 * Texts of a namespace in any language, for example for a message to another person. English is the fallback
 * until they load.
 */
export function useCopyIn<Name extends Namespace>(namespace: Name, language: UiLanguage): Copy<Name> {
  const i18n = useInstance();
  const copies = cachedCopies(i18n);
  // Requested on each change: a language may be partly loaded, and the loader loads each file once.
  useEffect(() => {
    i18n.emit(LANGUAGE_WANTED, language);
  }, [i18n, language]);
  const current = () => copies.of(namespace, languageTag(language));
  return useSyncExternalStore(copies.subscribe, current, current);
}
