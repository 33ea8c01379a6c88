/** The spec's codes as language tags. */
const TAGS: Readonly<Record<string, string>> = { tw: 'zh-TW', zh: 'zh-TW' };

/** `tw` is asked for as `zh-TW`, everything else as it is. */
export const languageTagOf = (language: string): string =>
  TAGS[language.toLowerCase()] ?? language.replaceAll('_', '-');
