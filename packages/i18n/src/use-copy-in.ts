import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTag, type UiLanguage } from './languages';
import { LANGUAGE_WANTED } from './language-wanted';
import type { Copy, Namespace } from './use-copy';

/**
 * Texts of a namespace in a language that need not be the one shown, e.g. for a message to somebody else. English
 * stands in until they have arrived, and where they never do.
 */
export function useCopyIn<Name extends Namespace>(namespace: Name, language: UiLanguage): Copy<Name> {
  const { i18n } = useTranslation(namespace, { useSuspense: false });
  // Some texts of a language may be here without the others: whoever loads them knows, and loads each once.
  useEffect(() => {
    i18n.emit(LANGUAGE_WANTED, language);
  }, [i18n, language]);
  return useMemo(() => {
    const t = i18n.getFixedT(languageTag(language), namespace);
    return (key, values) => String(t(key as string, { ...values }));
  }, [i18n, namespace, language]);
}
