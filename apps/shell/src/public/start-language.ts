import { brandConfig, type CountryConfig, type PortalConfig } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import { createI18n } from '@courier/i18n';
import { createDocumentLocale, documentOverrides, documentTexts, startLocale } from '@courier/i18n/document';
import english from '../../locales/en.json';
import { NAMESPACE } from '../copy';

/** The texts of the lean document in the language it starts in, and the port that changes it. Never rejects. */
export async function startLanguage(config: PortalConfig, country: CountryConfig, storage: SafeStorage) {
  const brand = brandConfig(config.brand);
  const { platform, organisation, product } = brand;
  const i18n = await createI18n({
    locale: startLocale(country.supportedLanguages, storage),
    country,
    words: { platform, organisation, product },
    fetchTexts: documentTexts(),
    overrides: documentOverrides(),
    compiledTexts: { en: { [NAMESPACE]: english } },
  });
  const fixed = { country, brand, mapStyleUrl: config.mapStyleUrl };
  return { i18n, locale: createDocumentLocale({ i18n, storage, fixed }) };
}
