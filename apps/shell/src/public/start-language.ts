import { brandConfig, type CountryConfig, type PortalConfig } from '@courier/config';
import type { SafeStorage } from '@courier/config/document';
import { startI18n } from '@courier/i18n';
import { createDocumentLocale, documentOverrides, documentTexts, startLocale } from '@courier/i18n/document';
import { firstEnglish } from './first-english';

/** Never rejects. */
export async function startLanguage(config: PortalConfig, country: CountryConfig, storage: SafeStorage) {
  const brand = brandConfig(config.brand);
  const { platform, organisation, product } = brand;
  const i18n = await startI18n(firstEnglish, {
    locale: startLocale(country.supportedLanguages, storage),
    country,
    words: { platform, organisation, product },
    fetchTexts: documentTexts(),
    overrides: documentOverrides(),
  });
  const fixed = { country, brand, mapStyleUrl: config.mapStyleUrl };
  return { i18n, locale: createDocumentLocale({ i18n, storage, fixed }) };
}
