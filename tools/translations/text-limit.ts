/** Longer English texts are sentences that wrap. */
const LONGEST_LABEL = 60;
/** The journey with longer texts shows that ten screens fit this factor. */
const GROWTH = 1.4;

const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|[\u3000-\u303f\uff00-\uff60]/u;
const NOT_COUNTED = /{{[^}]*}}|<[^>]*>|[\u2066-\u2069]/g;

/** Letters of a text without placeholders and tags. A Chinese, Japanese or Korean letter counts as two. */
export function measureText(text: string): number {
  const letters = [...LETTERS.segment(text.replace(NOT_COUNTED, ''))];
  return letters.reduce((sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1), 0);
}

/**
 * How long the text of a label may be: what the screens are tested with, or the longest text that another language
 * has in the same place. Sentences wrap and have no limit.
 * @param longest over all languages
 */
export function textLimit(english: string, longest: number): number | undefined {
  const length = measureText(english);
  if (length > LONGEST_LABEL || english.includes('\n')) return undefined;
  return Math.max(Math.ceil(length * GROWTH), longest);
}
