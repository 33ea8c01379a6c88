import type { PasteField } from './pasted-part';
import type { Candidate } from './spans/candidate';
import type { Reading } from './text/reading';

/** Sides on which no sign may be missing between a value and a word that nothing explains. */
const SIDES: Partial<Record<PasteField, 'left' | 'right' | 'either' | 'both'>> = {
  address: 'left',
  description: 'either',
  name: 'both',
  unit: 'right',
};
const LETTER = /[\p{L}\p{M}\d]/u;
/** A house number or a sector goes on behind these: `G-11/3`. */
const GOES_ON = /^[-/]\d/;
const THAI = /[\p{Script=Thai}]/u;

/** Whether a value may be cut wrongly: a word that belongs to nothing stands right beside it, with no sign between. */
export function touchesUnexplained(
  { text, wordAt }: Reading,
  one: Candidate,
  explained: Uint8Array,
): boolean {
  const sides = SIDES[one.field];
  if (sides === undefined) return false;
  if (GOES_ON.test(text.slice(one.end, one.end + 2))) return true;
  const isLoose = (index: number) => LETTER.test(text[index] ?? '') && explained[index] === 0;
  let before = one.start - 1;
  while (text[before] === ' ') before -= 1;
  let after = one.end;
  while (text[after] === ' ') after += 1;
  const [left, right] = [isLoose(before), isLoose(after)];
  // Thai puts no space between words: an address that ends beside a letter ends within a word.
  if (one.field === 'address' && right && after === one.end && THAI.test(text[after] ?? '')) return true;
  if (sides === 'left') return left;
  if (sides === 'right') return right && !wordAt(after, 'place:town');
  return sides === 'either' ? left || right : left && right;
}
