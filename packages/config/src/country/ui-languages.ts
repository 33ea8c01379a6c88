/**
 * What the portal has texts of its own for, English first: the languages in which every text exists. A bare language
 * (`ar`) is the base every country's variant of it (`ar_KW`) is read from.
 */
export const UI_LANGUAGES = ['en', 'zh_Hant_TW', 'ar', 'ur'] as const;

export type UiLanguage = (typeof UI_LANGUAGES)[number];
