import type { PasteField } from '../pasted-part';
import type { Candidate } from '../text/candidate';
import type { Reading } from '../text/reading';

/** The sides on which a separator must divide a value from an unexplained word. */
const SIDES: Partial<Record<PasteField, 'before' | 'after' | 'either' | 'both'>> = {
  address: 'before',
  description: 'either',
  name: 'both',
  unit: 'after',
};
const LETTER = /[\p{L}\p{M}\d]/u;
/** A house number or a sector continues after these: `G-11/3`. */
const GOES_ON = /^[-/]\d/;
const THAI = /[\p{Script=Thai}]/u;

/** An abbreviation, whose full stop ends no sentence: `Sct. Limbaga St.` */
const SHORTENED = /(?:^|[^\p{L}])\p{L}{1,4}$/u;

const HAN = /\p{Script=Han}/u;

/** Chinese has no space before an address: an introducing word, a count or a name must end there. */
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

/** Maximum distance in characters of an omitted part of an address. */
const BESIDE = 36;

/** Whether unexplained place words follow the comma beside an address: "Satellite Town B Block, …". */
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
/** Shorter place words have other meanings. */
const LEAST_PLACE = 4;

function behindUnit({ text }: Reading, { end }: Candidate, chosen: readonly Candidate[]): number {
  const unit = chosen.find(
    ({ field, start }) => field === 'unit' && start >= end && /^ {0,2}$/.test(text.slice(end, start)),
  );
  if (!unit) return -1;
  let index = unit.end;
  while (text[index] === ' ') index += 1;
  return index;
}

/** Whether a value may be cut wrongly: an unexplained word is adjacent, without a separator. */
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
  // Thai has no spaces: an address directly before a letter ends inside a word.
  if (one.field === 'address' && right && after === one.end && THAI.test(text[after] ?? '')) return true;
  if (one.field === 'address' && isLoose(next) && !wordAt(next, 'place:town')) return true;
  if (sides === 'before') return left;
  if (sides === 'after') return right && !wordAt(after, 'place:town');
  return sides === 'either' ? left || right : left && right;
}
