/** Joins words as the language does, e.g. with an Arabic comma. */
export const formatList = (words: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale.replaceAll('_', '-'), { type: 'unit', style: 'short' }).format(words);
