import { postalCodesIn } from '../address/postal-codes';
import type { PasteField } from '../pasted-part';
import type { Candidate } from '../text/candidate';
import type { Span } from '../text/lines';
import { overlaps, type Reading } from '../text/reading';

/** Fields where two readings of the same place are one number or one time. */
const PLACED = new Set<PasteField>(['phone', 'time']);

const foldLetters = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** Whether one value is a prefix of the other, as a street with or without its town. */
const isLonger = (own: string, other: string) => own.startsWith(other) || other.startsWith(own);
/** An address can also be longer at its beginning: a street with and without its keyword. */
const isContainedIn = (own: string, other: string) => own.includes(other) || other.includes(own);
/** Whether a longer address is the same place: it only adds a floor, town or postal code. */
function isSamePlace(reading: Reading, one: Candidate, rival: Candidate, candidates: readonly Candidate[]) {
  if (rival.start > one.start || rival.end < one.end || rival.also || one.also) return false;
  const units = candidates.filter(({ field }) => field === 'unit');
  const towns = [...reading.within(rival, 'place:town'), ...postalCodesIn(reading)];
  const added = [
    { start: rival.start, end: one.start },
    { start: one.end, end: rival.end },
  ];
  return added.every((span) =>
    reading.text
      .slice(span.start, span.end)
      .split('')
      .every((sign, at) => {
        const index = span.start + at;
        const isInsideUnit = [...units, ...towns].some(({ start, end }) => start <= index && index < end);
        return isInsideUnit || !/\p{L}/u.test(sign);
      }),
  );
}

const NUMBER = /\d/u;
const CAPITAL = /\p{Lu}/u;
/** Without a number or a capital letter, it is no rival of an address that has one: "str 40", "Dr. Robles". */
const isWeaker = (own: string, other: string) =>
  [NUMBER, CAPITAL].some((sign) => sign.test(own) && !sign.test(other));

/** A quarter or a town behind the number makes an address longer: "Storgatan 19, Luleå". */
const MORE_PLACES = /^, \p{Lu}[\p{L}\p{M} -]{1,30}$/u;
const endsWithNumber = ({ text }: Reading, one: Candidate, rival: Candidate) =>
  rival.start === one.start &&
  /\d\p{L}?$/u.test(one.value) &&
  MORE_PLACES.test(text.slice(one.end, rival.end));

const LIST_START = /(?:^|[\n\u0000\udc00-\udfff]| [/–-]) ?$/;
const LIST_END = /^ ?(?:$|[\n\u0000]|[/–-] )/;
/** An item of a list that fills a line, or the part between two slashes or dashes, is no other value. */
const isItem = ({ text }: Reading, { start, end }: Candidate, item: Span) =>
  start <= item.start &&
  item.end <= end &&
  LIST_START.test(text.slice(Math.max(0, start - 3), start)) &&
  LIST_END.test(text.slice(end, end + 3));

/**
 * The lead of a value over the other readings of its field.
 * @param nested true compares with longer or shorter cuts of it, false with all others
 */
export function candidateLead(
  reading: Reading,
  one: Candidate,
  candidates: readonly Candidate[],
  nested: boolean,
): number {
  const own = foldLetters(one.value);
  const rivals = candidates.filter(({ field, value, ...span }) => {
    const other = foldLetters(value);
    if (PLACED.has(field) && overlaps(span, one)) return false;
    if (field === 'description' && isItem(reading, one, span)) return false;
    if (field === 'address' && isWeaker(one.value, value)) return false;
    if (nested && field === 'address' && endsWithNumber(reading, one, { field, value, ...span }))
      return false;
    if (nested && field === 'address' && isSamePlace(reading, one, { field, value, ...span }, candidates))
      return false;
    const isNested = field === 'address' ? isContainedIn(own, other) : isLonger(own, other);
    return field === one.field && other !== own && isNested === nested;
  });
  return one.score - Math.max(0, ...rivals.map(({ score }) => score));
}
