/** The locale as the help centre wants it: `zh_Hant_TW` -> `zh-TW`. */
export const helpLocale = (locale: string): string => locale.replace('_Hant', '').replaceAll('_', '-');
