import type { Candidate } from '../text/candidate';
import type { Span } from '../text/lines';
import { spanValue, type Reading } from '../text/reading';
import { UNCASED_LETTERS } from '../text/scripts';

export const CAPS = /^\p{Lu}[\p{L}\p{M}'’-]*\.?$/u;
/** A department or a place, such as IT and KL. */
const INITIALS = /^[A-Z]{2,3}$/u;
export const UNCASED = new RegExp(String.raw`^[${UNCASED_LETTERS}\p{M}]{2,24}$`, 'u');
export const NO_NAME = [
  'goods:noun',
  'goods:unit',
  'note:strong',
  'cue:want',
  'cue:polite',
  'cue:none',
  'place:before',
  'place:after',
  'place:town',
  'pay:paid',
  'pay:cash',
  'pay:terminal',
  'time:today',
  'time:tomorrow',
  'time:asap',
  'currency:money',
  'cue:link',
  'cue:instead',
  'cue:sum',
  'cue:part',
  'goods:count',
  'cue:mine',
  'cue:theirs',
  'cue:spare',
  'unit:before',
  'unit:alone',
  'time:past',
  'label:phone',
  'label:name',
  'label:address',
  'label:amount',
  'label:payment',
  'label:notes',
  'label:description',
  'name:says',
  'name:kin',
  'cue:place',
  'time:otherTime',
] as const;

export interface Word extends Span {
  text: string;
}

export const splitWords = ({ text }: Reading, { start, end }: Span): Word[] =>
  [...text.slice(start, end).matchAll(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’.\-]*|\S/gu)].map((match) => ({
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));

export function isNameWord(reading: Reading, word: Word, loose = false): boolean {
  const hit = reading.wordAt(word.start, ...NO_NAME);
  // The name Ali and the Arabic word for "on" have the same spelling.
  const isAli = reading.folded.slice(word.start, word.end) === 'علي';
  if (hit && hit.end >= word.end && !isAli && !(loose && hit.kind === 'place:town')) return false;
  return (CAPS.test(word.text) && !INITIALS.test(word.text)) || UNCASED.test(word.text);
}

export const made = (reading: Reading, span: Span, score: number, certain = false): Candidate => ({
  field: 'name',
  ...span,
  value: spanValue(reading, span),
  score,
  certain,
});
