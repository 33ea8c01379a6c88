/** The specification's codes as language tags. */
const TAGS: Readonly<Record<string, string>> = { tw: 'zh-TW', zh: 'zh-TW' };

export const providerLanguageTag = (language: string): string =>
  TAGS[language.toLowerCase()] ?? language.replaceAll('_', '-');
