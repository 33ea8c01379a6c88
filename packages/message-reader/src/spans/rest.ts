import { BOUNDS } from '../text/bounds';
import type { Span } from '../text/lines';
import { overlaps, trimSpan, spanValue, type Reading } from '../text/reading';
import type { Candidate } from '../text/candidate';
import { describeLooks, type Looks } from './looks';
import type { Piece } from '../text/pieces';

const LETTERS = /[\p{L}]/u;

/** Words after goods that introduce something else; a note may end with them. */
const GOODS_END = ['cue:place', 'cue:want', 'cue:link', 'name:says', 'name:takes', 'cue:sum'] as const;

/** Removes polite, ordering and pointing words from both ends. */
export function withoutFillers(reading: Reading, span: Span, keepsNo = false): Span | null {
  let current = trimSpan(reading.text, span, ')"）');
  for (let rounds = 0; current && rounds < 8; rounds += 1) {
    const first = reading.wordAt(
      current.start,
      'cue:polite',
      'cue:want',
      'cue:link',
      ...(keepsNo ? [] : (['cue:instead'] as const)),
      'time:today',
      'name:says',
      'name:takes',
      'goods:article',
    );
    const last = reading.wordBefore(current.end, 'cue:polite', 'label:phone', ...(keepsNo ? [] : GOODS_END));
    const kin = reading.wordBefore(current.end, 'name:kin');
    // "bento set A" names a variant; the "A" introduces nothing.
    const isKind = last !== undefined && /^\p{Lu}$/u.test(reading.text.slice(last.start, last.end));
    const toKin =
      kin && reading.wordBefore(kin.start - (reading.text[kin.start - 1] === ' ' ? 1 : 0), 'name:says');
    if (toKin && toKin.start > current.start) {
      current = trimSpan(reading.text, { start: current.start, end: toKin.start }, ')"）');
      continue;
    }
    if (first && first.end >= current.end && (first.kind === 'cue:polite' || first.kind === 'cue:instead'))
      return null;
    let { start, end } = current;
    if (
      first &&
      first.end <= end &&
      !/^\s?\d*$/.test(reading.text.slice(first.end, end)) &&
      (first.kind !== 'name:says' || first.end === end)
    )
      start = first.end;
    else if (last && !isKind && last.start > start) end = last.start;
    else break;
    const open: Span | null = trimSpan(reading.text, { start, end }, ')"）');
    current = open;
  }
  if (!current) return null;
  const inner = reading.text.slice(current.start, current.end);
  const closes = inner.endsWith(')') && !inner.includes('(');
  return closes ? trimSpan(reading.text, { start: current.start, end: current.end - 1 }) : current;
}

const isGoods = ({ quantity, noun, note }: Looks) => (quantity || noun) && !(note && !quantity);

interface Slice extends Span {
  piece: number;
  line: number;
}

function cutSlices(pieces: readonly Piece[], edges: readonly number[], hard: readonly Span[]): Slice[] {
  return pieces.flatMap((piece, index) => {
    const cuts = [
      ...new Set([piece.start, piece.end, ...edges.filter((edge) => edge > piece.start && edge < piece.end)]),
    ].sort((a, b) => a - b);
    return cuts.slice(0, -1).flatMap((start, at): Slice[] => {
      const end = cuts[at + 1] ?? piece.end;
      return hard.some((span) => overlaps(span, { start, end }))
        ? []
        : [{ start, end, piece: index, line: piece.line }];
    });
  });
}

const MOST_JOINED = 5;

/** "one delivery for tomorrow" announces an order and names no goods. */
const isErrand = (reading: Reading, span: Span) =>
  reading.within(span, 'cue:part', 'time:tomorrow').length > 0;

function goodsScore(reading: Reading, parts: readonly Span[], span: Span, ownLine: boolean): number {
  const looks = parts.map((part) => describeLooks(reading, part));
  const whole = describeLooks(reading, span);
  const good = looks.filter(isGoods).length;
  const bad = looks.length - good;
  const wanted = reading.wordBefore(span.start - 1, 'cue:want') ?? reading.wordBefore(span.start, 'cue:want');
  const aimed = reading.wordAt(span.end + 1, 'cue:place', 'name:says');
  const base =
    0.9 +
    (whole.quantity ? 1.8 : 0) +
    (whole.noun ? 1.4 : 0) +
    (wanted ? 1 : 0) +
    (aimed ? 0.5 : 0) +
    (ownLine ? 0.5 : 0);
  const joined = good > 1 ? (good - 1) * 0.9 : 0;
  return (
    base +
    joined -
    (looks.length > 1 ? bad * 1.6 : 0) -
    (whole.note ? 1.6 : 0) -
    (whole.odd ? 1.5 : 0) -
    (isErrand(reading, span) && !whole.noun ? 2 : 0) -
    Math.max(0, whole.words - 9) * 0.3
  );
}

function scoreNote(reading: Reading, parts: readonly Span[], span: Span): number {
  const whole = describeLooks(reading, span);
  if (!whole.note) return 0;
  const bad = parts.filter((part) => !describeLooks(reading, part).note).length;
  return 2.6 - bad * 0.7 - (whole.odd ? 1.5 : 0) - Math.max(0, whole.words - 12) * 0.2;
}

const made = (reading: Reading, field: 'description' | 'notes', span: Span, score: number): Candidate => ({
  field,
  ...span,
  value: spanValue(reading, span),
  score,
  certain: false,
});

/**
 * Candidates for goods and notes: the spans between the other candidates, alone or joined with their
 * neighbours.
 */
export function restIn(
  reading: Reading,
  pieces: readonly Piece[],
  hard: readonly Span[],
  soft: readonly Candidate[],
  places: readonly Span[],
): Candidate[] {
  const wants = (['cue:want', 'cue:sum', 'cue:polite'] as const)
    .flatMap((meaning) => reading.words(meaning))
    .filter(({ start }) => !/[不別别莫未]/u.test(reading.text[start - 1] ?? ''));
  const edges = [...hard, ...soft, ...wants].flatMap(({ start, end }) => [start, end]);
  const slices = cutSlices(pieces, edges, hard).slice(0, BOUNDS.pieces);
  return slices.flatMap((first, index) => {
    const found: Candidate[] = [];
    for (let count = 1; count <= MOST_JOINED; count += 1) {
      const run = slices.slice(index, index + count);
      const last = run.at(-1);
      if (run.length < count || !last || last.line !== first.line) break;
      if (hard.some((span) => overlaps(span, { start: first.start, end: last.end }))) break;
      const span = withoutFillers(reading, { start: first.start, end: last.end });
      if (!span || !LETTERS.test(reading.text.slice(span.start, span.end)) || span.end - span.start < 2)
        continue;
      const line = reading.lines[first.line];
      const ownLine = line !== undefined && span.start - line.start < 3 && line.end - span.end < 3;
      const parts = run.flatMap((slice) => withoutFillers(reading, slice) ?? []);
      const place = places.some((other) => overlaps(other, span)) ? 2.5 : 0;
      const isTown = reading.within(span, 'place:town').length > 0 && !describeLooks(reading, span).noun;
      const goods = goodsScore(reading, parts, span, ownLine) - place - (isTown ? 2 : 0);
      const spanWithoutFillers = withoutFillers(reading, { start: first.start, end: last.end }, true) ?? span;
      const note = scoreNote(reading, parts, spanWithoutFillers) - (place ? 0.8 : 0);
      if (goods > 0.5) found.push(made(reading, 'description', span, goods));
      if (note > 0.5) found.push(made(reading, 'notes', spanWithoutFillers, note));
    }
    return found;
  });
}
