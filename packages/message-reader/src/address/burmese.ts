import type { Reading } from '../text/reading';
import type { FoundAddress } from './han';

const WORD = String.raw`[\p{Script=Myanmar}\p{M}]`;
const NUMBER = String.raw`\d{1,4}(?:[-/]\d{1,4})?(?:\(${WORD}\))?`;
const STREET = String.raw`(?:\d{1,3} ?|${WORD}{2,24})လမ်း(?:မကြီး|သွယ်)?`;
const HOUSE = String.raw`(?:အမှတ်|တိုက်|အိမ်အမှတ်|အိမ်)\s?(?:\(?${NUMBER}\)?)`;
const PART = String.raw`(?:${HOUSE}|${STREET})`;
const GAP = String.raw`(?:၊ ?|, ?| )`;
/** A quarter or a township without its own word, between commas or at the end. */
const QUARTER = String.raw`${WORD}{3,20}`;
const ADDRESS = new RegExp(
  String.raw`(?<!${WORD})(?:${QUARTER}(?:၊|,) ?)?${PART}(?:${GAP}${PART}){0,3}(?:(?:၊|,) ?${QUARTER}){0,2}`,
  'gu',
);

/** Burmese addresses: number, street and township in any order, between commas. */
export const burmeseAddresses = ({ text, place, wordAt }: Reading): FoundAddress[] =>
  place.country === 'MM'
    ? [...text.matchAll(ADDRESS)]
        .filter(({ 0: written }) => /\d/u.test(written))
        .map(({ 0: written, index }) => {
          const first = wordAt(index, 'label:address', 'name:says', 'cue:place');
          const start = first && /^\s/u.test(text.slice(first.end)) ? first.end + 1 : index;
          return { start, end: index + written.trimEnd().length, strength: 7, whole: true };
        })
    : [];
