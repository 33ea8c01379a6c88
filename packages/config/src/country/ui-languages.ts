/** From `languages.json`, by `npm run languages`. Languages in which every remote has all texts, English first. */
export const REQUIRED_LANGUAGES = ['en', 'zh_Hant_TW', 'ar', 'ur'] as const;

/**
 * Languages with all texts. A remote built elsewhere may lack some that are not required, and shows English
 * there.
 */
export const BASE_LANGUAGES = [
  ...REQUIRED_LANGUAGES,
  'bg',
  'bn',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fi',
  'fil',
  'hr',
  'hu',
  'ja',
  'km',
  'ko',
  'lo',
  'ms',
  'my',
  'nb',
  'pl',
  'ro',
  'sk',
  'sv',
  'th',
  'tr',
  'vi',
  'zh_Hans_SG',
  'zh_Hant_HK',
] as const;

/** Locales with texts that differ from those of their base language: `es_AR` of `es`. */
export const TEXT_VARIANTS = [
  'ar_AE',
  'ar_BH',
  'ar_EG',
  'ar_IQ',
  'ar_JO',
  'ar_KW',
  'ar_OM',
  'ar_QA',
  'ar_SA',
  'de_AT',
  'el_CY',
  'es_419',
  'es_AR',
  'es_ES',
] as const;

/** Languages of the portal, by the names of their files of texts. */
export const UI_LANGUAGES = [...BASE_LANGUAGES, ...TEXT_VARIANTS] as const;

export type RequiredLanguage = (typeof REQUIRED_LANGUAGES)[number];
export type BaseLanguage = (typeof BASE_LANGUAGES)[number];
export type UiLanguage = (typeof UI_LANGUAGES)[number];
