import type { PasteField } from '../pasted-part';
import type { Candidate } from '../spans/candidate';
import type { Reading } from '../text/reading';

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

/** Letters before a full stop that ends no sentence: `Sct. Limbaga St.` */
const SHORTENED = /(?:^|[^\p{L}])\p{L}{1,4}$/u;

const HAN = /\p{Script=Han}/u;

/** Chinese puts no space before an address: a word that leads to it, counts or names must end there. */
const beginsWithinHan = ({ text, wordBefore }: Reading, { start }: Candidate) =>
  HAN.test(text[start - 1] ?? '') &&
  HAN.test(text[start] ?? '') &&
  wordBefore(
    start,
    'cue:place',
    'cue:want',
    'cue:polite',
    'cue:theirs',
    'goods:unit',
    'goods:noun',
    'label:address',
    'name:after',
    'cue:instead',
  ) === undefined;

/** So far from an address a part of it may stand that was left out. */
const BESIDE = 36;

/** Whether words of a place stand behind the comma beside an address and belong to nothing: "Satellite Town B Block, …". */
function leavesPlaces(reading: Reading, { start, end }: Candidate, explained: Uint8Array): boolean {
  const { text } = reading;
  const line = reading.lines.find((one) => one.start <= start && end <= one.end);
  if (!line) return false;
  const left = /([^,،.;:!?\n]{2,})[,،] ?$/u.exec(text.slice(Math.max(line.start, start - BESIDE), start));
  const right = /^ ?[,،] ?([^,،.;:!?\n]{2,})/u.exec(text.slice(end, Math.min(line.end, end + BESIDE)));
  const spans = [
    ...(left ? [{ start: start - left[0].length, end: start }] : []),
    ...(right ? [{ start: end, end: end + right[0].length }] : []),
  ];
  return spans.some((span) =>
    reading
      .within(span, 'place:before', 'place:after', 'place:town')
      .some((hit) => hit.end - hit.start >= LEAST_PLACE && explained[hit.start] === 0),
  );
}
/** Shorter words of places are others as well. */
const LEAST_PLACE = 4;

/** The sign behind the floor that follows an address without a sign; the end of the address where none does. */
function behindUnit({ text }: Reading, { end }: Candidate, chosen: readonly Candidate[]): number {
  const unit = chosen.find(
    ({ field, start }) => field === 'unit' && start >= end && /^ {0,2}$/.test(text.slice(end, start)),
  );
  if (!unit) return -1;
  let index = unit.end;
  while (text[index] === ' ') index += 1;
  return index;
}

/** Whether a value may be cut wrongly: a word that belongs to nothing stands right beside it, with no sign between. */
export function touchesUnexplained(
  reading: Reading,
  one: Candidate,
  explained: Uint8Array,
  chosen: readonly Candidate[],
): boolean {
  const sides = SIDES[one.field];
  if (one.field === 'address' && leavesPlaces(reading, one, explained)) return true;
  if (one.field === 'address' && beginsWithinHan(reading, one)) return true;
  if (sides === undefined) return false;
  const { text, wordAt } = reading;
  if (GOES_ON.test(text.slice(one.end, one.end + 2))) return true;
  const isLoose = (index: number) => LETTER.test(text[index] ?? '') && explained[index] === 0;
  let before = one.start - 1;
  while (text[before] === ' ') before -= 1;
  if (text[before] === '.' && SHORTENED.test(text.slice(Math.max(0, before - 5), before))) before -= 1;
  let after = one.end;
  while (text[after] === ' ') after += 1;
  const [left, right] = [isLoose(before), isLoose(after)];
  const next = behindUnit(reading, one, chosen);
  // Thai puts no space between words: an address that ends beside a letter ends within a word.
  if (one.field === 'address' && right && after === one.end && THAI.test(text[after] ?? '')) return true;
  if (one.field === 'address' && isLoose(next) && !wordAt(next, 'place:town')) return true;
  if (sides === 'left') return left;
  if (sides === 'right') return right && !wordAt(after, 'place:town');
  return sides === 'either' ? left || right : left && right;
}
