import { describe, expect, it } from '@jest/globals';
import { BASE_LANGUAGES, SUPPORTED_LOCALES } from '@courier/config';
import { directionOf } from './direction';
import { allowedLocale, baseLanguage, languageName, languageTag, uiLanguageOf } from './languages';

describe('languages', () => {
  it('lays out Urdu and every Arabic variant right to left, all others left to right [I18N-01]', () => {
    const rightToLeft = SUPPORTED_LOCALES.filter((locale) => directionOf(locale) === 'rtl');
    expect(rightToLeft).toEqual([
      'ar_AE',
      'ar_BH',
      'ar_EG',
      'ar_IQ',
      'ar_JO',
      'ar_KW',
      'ar_OM',
      'ar_QA',
      'ar_SA',
      'ur_PK',
    ]);
  });

  it('resolves each of the 43 codes to the texts of its own language [I18N-03]', () => {
    expect(SUPPORTED_LOCALES).toHaveLength(43);
    const languages = SUPPORTED_LOCALES.map(baseLanguage);
    expect(new Set(languages)).toEqual(new Set(BASE_LANGUAGES));
    for (const [index, locale] of SUPPORTED_LOCALES.entries())
      expect([locale, locale.startsWith(languages[index] ?? '-')]).toEqual([locale, true]);
    expect(uiLanguageOf('fr_FR')).toBe('en');
  });

  it('names the file of texts of a locale: its own where its words differ from its base language', () => {
    expect(['es_AR', 'de_AT', 'de_DE', 'zh_Hant_HK', 'fr_FR'].map(uiLanguageOf)).toEqual([
      'es_AR',
      'de_AT',
      'de',
      'zh_Hant_HK',
      'en',
    ]);
    expect([uiLanguageOf('es-AR'), baseLanguage('zh-Hant-TW')]).toEqual(['es_AR', 'zh_Hant_TW']);
  });

  it.each(SUPPORTED_LOCALES)('has a tag and a name for %s', (locale) => {
    expect(Intl.getCanonicalLocales(languageTag(locale))).toHaveLength(1);
    expect(languageName(locale)).not.toBe('');
  });

  it.each(SUPPORTED_LOCALES.filter((locale) => locale !== 'zh_Hant_HK'))('names %s in itself', (locale) => {
    const tag = languageTag(locale);
    const name =
      new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? '';
    expect(languageName(locale)).toBe(name.charAt(0).toLocaleUpperCase(tag) + name.slice(1));
  });

  it('names the Chinese of Hong Kong by the place alone, and an unknown language by its tag', () => {
    expect(languageName('zh_Hant_HK')).toBe('中文（繁體字，香港）');
    expect(languageName('xx_Latn_QQ')).toBe('xx-Latn-QQ');
  });

  it('selects only languages that the country offers', () => {
    expect(allowedLocale('en', ['zh_Hant_TW', 'en'])).toBe('en');
    expect(allowedLocale('ar_KW', ['zh_Hant_TW', 'en'])).toBe('zh_Hant_TW');
    expect(allowedLocale(null, ['zh_Hant_TW', 'en'])).toBe('zh_Hant_TW');
  });
});
