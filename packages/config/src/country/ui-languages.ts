/** Languages in which every remote has all texts, English first. */
export const REQUIRED_LANGUAGES = ['en', 'zh_Hant_TW', 'ar', 'ur'] as const;

/**
 * Languages of the portal. A bare language (`ar`) is the base of its country variants (`ar_KW`). A remote built
 * elsewhere may lack some that are not required, and shows English there.
 */
export const UI_LANGUAGES = [
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

export type RequiredLanguage = (typeof REQUIRED_LANGUAGES)[number];
export type UiLanguage = (typeof UI_LANGUAGES)[number];
