import type { Candidate } from '../text/candidate';
import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';

/** "no" and "改" are part of too many words that are not corrections. */
const LEAST_LETTERS = 3;
const LEAST_HAN = 2;
const HAN = /\p{Script=Han}/u;

/** Words that mark the preceding value as wrong. */
export const correctionsIn = (reading: Reading, span: Span): Span[] =>
  reading
    .within(span, 'cue:instead')
    .filter(
      ({ start, end }) => end - start >= (HAN.test(reading.text[start] ?? '') ? LEAST_HAN : LEAST_LETTERS),
    );

/**
 * Maximum distance from a value to its correction word, and from there to the corrected value, in characters.
 */
const BEHIND = 60;
const NEXT = 28;

function hasOpenNumber(reading: Reading, { start, end }: Span, explained: Uint8Array): boolean {
  for (let index = start; index < end; index += 1)
    if (/\d/.test(reading.text[index] ?? '') && explained[index] === 0) return true;
  return reading
    .within({ start, end }, 'goods:count')
    .some((count) => reading.wordAt(count.end + (reading.text[count.end] === ' ' ? 1 : 0), 'goods:unit'));
}

/** Whether a later word corrects a number of the value, and the value does not contain the correction. */
export function isCorrectedLater(reading: Reading, one: Candidate, explained: Uint8Array): boolean {
  if (one.also !== undefined || (one.field !== 'address' && one.field !== 'description')) return false;
  const behind = { start: one.end, end: one.end + BEHIND };
  return correctionsIn(reading, behind).some(({ end }) =>
    hasOpenNumber(reading, { start: end, end: Math.min(end + NEXT, reading.text.length) }, explained),
  );
}
