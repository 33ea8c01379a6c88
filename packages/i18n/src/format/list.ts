import { shownTag } from '../languages';

/** Joins words as the language does, for example with an Arabic comma: `پتہ، منزل، فلیٹ`. */
export const formatList = (words: readonly string[], locale: string): string =>
  new Intl.ListFormat(shownTag(locale), { type: 'unit', style: 'short' }).format(words);
