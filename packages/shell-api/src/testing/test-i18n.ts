import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ENGLISH_TEXTS, languageTag, baseLanguage, type LocaleTexts } from '@courier/i18n';
import type { BrandConfig, LocaleCode } from '@courier/config';

/** Synchronous i18next: English of the packages and the given texts per locale. */
export function createTestI18n(
  locale: LocaleCode,
  brand: BrandConfig,
  texts: Readonly<Record<string, LocaleTexts>> = {},
): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    initAsync: false,
    lng: languageTag(locale),
    // Variants fall back to their base, as in the shell.
    fallbackLng: (tag) => [languageTag(baseLanguage(String(tag))), 'en'],
    load: 'currentOnly',
    ns: Object.keys(ENGLISH_TEXTS),
    defaultNS: 'common',
    resources: { en: ENGLISH_TEXTS },
    interpolation: {
      escapeValue: false,
      defaultVariables: {
        platform: brand.platform,
        organisation: brand.organisation,
        product: brand.product,
      },
    },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, of] of Object.entries(namespaces)) {
      instance.addResourceBundle(languageTag(language), namespace, of, true, true);
    }
  }
  return instance;
}
