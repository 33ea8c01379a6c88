import type { Reading } from '../text/reading';

/** Single letters and short words that also precede other numbers. */
const OTHER = /^(?:[a-z]|no\.?|al\.?|os\.?|of\.?|at|pl\.?|int)$/u;

/** Whether the number belongs to a floor, a block or a street: `ชั้น 9`, `Block 4`, `ش ٥`. */
export function isPlaceNumber({ text, folded, wordBefore }: Reading, start: number): boolean {
  const before = start - (text[start - 1] === ' ' ? 1 : 0);
  const word = wordBefore(before, 'unit:before', 'place:before');
  return word !== undefined && !OTHER.test(folded.slice(word.start, word.end));
}
