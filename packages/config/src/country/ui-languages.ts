/**
 * Languages with complete texts, English first. A bare language (`ar`) is the base of its country variants (`ar_KW`).
 */
export const UI_LANGUAGES = ['en', 'zh_Hant_TW', 'ar', 'ur'] as const;

export type UiLanguage = (typeof UI_LANGUAGES)[number];
