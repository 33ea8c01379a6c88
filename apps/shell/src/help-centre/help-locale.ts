/** The locale format of the help centre: `zh_Hant_TW` -> `zh-TW`. */
export const helpLocale = (locale: string): string => locale.replace('_Hant', '').replaceAll('_', '-');
