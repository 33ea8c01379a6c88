import type { Candidate } from '../text/candidate';
import type { Piece } from '../text/pieces';
import { BOUNDS } from '../text/bounds';
import type { Span } from '../text/lines';
import { overlaps, trimSpan, spanValue, type Reading } from '../text/reading';
import { UNCASED_LETTERS } from '../text/scripts';
import { burmeseAddresses } from './burmese';
import { hanAddresses, type FoundAddress } from './han';
import { japaneseAddresses } from './japanese';
import { koreanAddresses } from './korean';
import { lineAddresses } from './line-addresses';
import { spacedAddresses } from './spaced';
import { streetAddresses } from './streets';
import { vietnameseAddresses } from './vietnamese';
import { weakAddresses } from './weak';

const FIRST_LETTER = new RegExp(String.raw`^[\p{Lu}${UNCASED_LETTERS}]`, 'u');
const CLOSE = /^[\s,،;\-–/()（）]{0,4}$/;

function withoutUnits(reading: Reading, span: Span, units: readonly Span[]): Span | null {
  let { start, end } = span;
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const last = units.find(
      (unit) =>
        unit.start > start &&
        unit.start < end &&
        CLOSE.test(reading.text.slice(unit.end, end)) &&
        unit.end <= end + 1,
    );
    if (last) end = last.start;
    const first = units.find(
      (unit) =>
        unit.start >= start &&
        unit.end < end &&
        CLOSE.test(reading.text.slice(start, unit.start)) &&
        /\d/.test(reading.text.slice(unit.end, end)),
    );
    if (first) start = first.end;
    if (!last && !first) break;
  }
  return trimSpan(reading.text, { start, end }, '.)');
}

/** Thai attaches "please" to the last word. */
function withoutPolite(reading: Reading, span: Span | null): Span | null {
  const word = span && reading.wordBefore(span.end, 'cue:polite');
  return span && word && word.start > span.start && /\p{Script=Thai}/u.test(reading.text[word.start] ?? '')
    ? trimSpan(reading.text, { start: span.start, end: word.start }, '.)')
    : span;
}

function candidate(reading: Reading, span: Span, score: number, units: readonly Span[]): Candidate[] {
  const cut = withoutPolite(reading, withoutUnits(reading, span, units));
  if (!cut || cut.end - cut.start < 3) return [];
  const dot =
    reading.text[cut.end - 1] === '.' &&
    !reading.wordBefore(cut.end, 'place:after', 'place:before', 'place:glued', 'place:town');
  const end = dot ? cut.end - 1 : cut.end;
  const from = { start: cut.start, end };
  return [{ field: 'address', ...from, value: spanValue(reading, from), score, certain: false }];
}

/** Leading words in the same piece that belong to an address: "Hawally block 4", "الوعب شارع". */
function leadingWordsStart(reading: Reading, found: Span, from: number): number | null {
  const words = [...reading.text.slice(from, found.start).matchAll(/\S+/gu)];
  if (words.length === 0 || words.length > 4) return null;
  const fits = words.every(({ 0: word, index }) => {
    const at = from + index;
    if (!FIRST_LETTER.test(word)) return false;
    return !reading.wordAt(
      at,
      'goods:noun',
      'goods:unit',
      'goods:count',
      'name:before',
      'name:says',
      'cue:want',
      'cue:place',
      'cue:polite',
      'cue:link',
      'note:strong',
      'label:name',
      'label:phone',
      'label:amount',
      'label:payment',
      'label:notes',
      'cue:theirs',
      'cue:mine',
    );
  });
  return fits ? from : null;
}

/** The place after a cue word: "to Salmiya, Block 10". */
function cuedStart(reading: Reading, found: Span, from: number): number | null {
  const cues = reading
    .within({ start: from, end: found.start }, 'cue:place', 'label:address')
    .filter(
      ({ end }) =>
        end <= found.start && /[\s:،,]|[\p{Script=Han}\p{Script=Thai}]/u.test(reading.text[end] ?? ' '),
    )
    .sort((a, b) => a.end - b.end);
  const last = cues.at(-1);
  return last ? last.end : null;
}

export function addressesIn(
  reading: Reading,
  pieces: readonly Piece[],
  units: readonly Span[],
  blocked: readonly Span[],
): Candidate[] {
  const spaced = reading.lines.flatMap((line) => spacedAddresses(reading, line, blocked, pieces, units));
  const fixed = [
    ...hanAddresses(reading),
    ...japaneseAddresses(reading),
    ...koreanAddresses(reading),
    ...vietnameseAddresses(reading),
    ...burmeseAddresses(reading),
  ];
  const found: FoundAddress[] = [
    ...fixed,
    ...spaced.filter((one) => !fixed.some((other) => overlaps(one, other))),
  ];
  const streets = streetAddresses(reading, pieces, blocked);
  found.push(
    ...streets.filter(
      (one) => !found.some((other) => overlaps(one, other) && other.strength >= one.strength),
    ),
  );
  const weak = weakAddresses(reading, pieces, [...found, ...blocked], units);
  const all = found
    .slice(0, BOUNDS.addresses)
    .flatMap((one): Candidate[] => variants(reading, one, pieces, units, blocked));
  const lines = lineAddresses(reading, [...spaced, ...weak], pieces, units, blocked);
  return [...all, ...[...weak, ...lines].flatMap((one) => candidate(reading, one, one.strength, units))];
}

function variants(
  reading: Reading,
  one: FoundAddress,
  pieces: readonly Piece[],
  units: readonly Span[],
  blocked: readonly Span[],
): Candidate[] {
  const base = candidate(reading, one, one.strength, units);
  if (/\p{Script=Han}/u.test(reading.text.slice(one.start, one.end)) && one.strength === 7) return base;
  const line = reading.lines.find(({ start, end }) => start <= one.start && one.end <= end);
  const piece = pieces.find(({ start, end }) => start <= one.start && one.start < end);
  if (!line || !piece) return base;
  const barrier = Math.max(
    line.start,
    ...blocked.filter(({ end }) => end <= one.start).map(({ end }) => end),
  );
  const starts = new Map<number, number>([[one.start, 0]]);
  const pieceStart = Math.max(piece.start, barrier);
  const lead = leadingWordsStart(reading, one, pieceStart);
  if (lead !== null) starts.set(lead, 0.8);
  const cue = cuedStart(reading, one, barrier);
  if (cue !== null && cue < one.start && leadingWordsStart(reading, one, cue) !== null) starts.set(cue, 1.2);
  const previous = previousPiece(
    reading,
    pieces,
    piece,
    barrier,
    pieceStart === one.start || lead !== null || cue !== null ? one : null,
  );
  if (previous) starts.set(previous.start, previous.gain);
  const ends = listAddressEnds(reading, one, pieces, blocked);
  return [...starts].flatMap(([start, gain]) =>
    ends.flatMap(([end, more]) => candidate(reading, { start, end }, one.strength + gain + more, units)),
  );
}

const AREA_FIRST = new Set([
  'KW',
  'PK',
  'BH',
  'QA',
  'OM',
  'SA',
  'AE',
  'EG',
  'MY',
  'PH',
  'PA',
  'JO',
  'IQ',
  'BD',
]);

function previousPiece(
  reading: Reading,
  pieces: readonly Piece[],
  piece: Piece,
  barrier: number,
  one: Span | null,
) {
  const before = pieces[pieces.indexOf(piece) - 1];
  if (!one || !before || before.line !== piece.line || before.start < barrier || !/[,،၊]/.test(before.after))
    return null;
  const cue = cuedStart(reading, { start: before.end, end: before.end }, before.start);
  const start = cue ?? before.start;
  const span = {
    start: start + (/^\s*/.exec(reading.text.slice(start, before.end))?.[0].length ?? 0),
    end: before.end,
  };
  if (
    span.end <= span.start ||
    leadingWordsStart(reading, { start: span.end, end: span.end }, span.start) === null
  )
    return null;
  const words = reading.text.slice(span.start, span.end).trim().split(/\s+/).length;
  const known = reading.within(span, 'place:town').length > 0;
  if (!known && !AREA_FIRST.has(reading.place.country)) return null;
  // A street that begins with its number is complete: the words before it are a name.
  if (!known && cue === null && /\d/u.test(reading.text[one.start] ?? '')) return null;
  // Without capital letters, a quarter cannot be distinguished from a person's name.
  const isName = words === 1 && /^\p{Script=Arabic}/u.test(reading.text.slice(span.start, span.end));
  if (!known && cue === null && isName) return null;
  const gain = cue !== null ? 1.6 : known ? 1.2 : 0.6;
  return words <= 3 ? { start: span.start, gain } : null;
}

/** Possible later ends: the rest of the piece, and the next pieces that may name the quarter or the town. */
function listAddressEnds(
  reading: Reading,
  one: FoundAddress,
  pieces: readonly Piece[],
  blocked: readonly Span[],
): [number, number][] {
  const ends: [number, number][] = [[one.end, 0]];
  const index = pieces.findIndex(({ start, end }) => start < one.end && one.end <= end + 1);
  const piece = pieces[index];
  if (!piece) return ends;
  const next = Math.min(
    piece.end,
    ...blocked.filter(({ start }) => start >= one.end).map(({ start }) => start),
  );
  const rest = reading.text.slice(one.end, next);
  if (
    rest.trim() !== '' &&
    leadingWordsStart(
      reading,
      { start: next, end: next },
      one.end + (rest.length - rest.trimStart().length),
    ) !== null &&
    rest.trim().split(/\s+/).length <= 2
  )
    ends.push([next, one.whole ? -0.2 : 0.5]);
  const following = pieces[index + 1];
  if (next === piece.end && following && following.line === piece.line && /[,،၊]/.test(piece.after)) {
    const clear = !blocked.some((span) => overlaps(span, following));
    const name =
      leadingWordsStart(reading, { start: following.end, end: following.end }, following.start) !== null;
    const lineEnd = following.after === '\n' || following.after === '.';
    if (clear && name && following.end - following.start <= 30)
      ends.push([following.end, lineEnd ? 0.4 : -0.3]);
  }
  return ends;
}
