import type { Span } from '../text/lines';
import type { Reading } from '../text/reading';
import type { Piece } from '../text/pieces';
import { tokenizeLine } from './tokens';
import { Marks } from './marks';
import type { FoundAddress } from './han';

function namesAfter(marks: Marks, from: number): number {
  let names = 0;
  const most = marks.mostNames(from);
  while (names < most) {
    const joins = marks.is(from + names, 'word') && isJoin(marks.word(from + names));
    const isName = marks.isName(from + names) || marks.is(from + names, 'town');
    if (!isName && !(joins && (marks.isName(from + names + 1) || isJoin(marks.word(from + names + 1)))))
      break;
    names += 1;
  }
  return names;
}

/** Cross streets: `345 entre Linares y Murillo`, `1532 esq. Canelones`. */
function markCrossing(marks: Marks, from: number) {
  if (!/^(?:entre|esq\.?|esquina|casi|y)$/iu.test(marks.word(from))) return;
  const names = namesAfter(marks, from + 1);
  for (let at = from; names > 0 && at <= from + names; at += 1) marks.put(at);
}

/** Streets named after a date: "ul. 3 Maja 8", "Av. 6 de Agosto 2210". */
function markDatedName(marks: Marks, from: number) {
  const names = namesAfter(marks, from);
  if (names === 0 || names > 2 || !marks.is(from + names, 'number')) return;
  for (let at = from; at <= from + names; at += 1) marks.put(at);
}

/**
 * The keyword first, then a number or a name with an optional number: `Block 4`, `Calle Ancha 33`, `شارع ٥`.
 */
function markBefore(marks: Marks, index: number) {
  let next = index + 1;
  if (marks.is(next, 'comma') && /^[.:\-]$/.test(marks.word(next))) next += 1;
  if (marks.is(next, 'number')) {
    for (let at = index; at <= next; at += 1) marks.put(at);
    marks.core[index] = true;
    markLetter(marks, next + 1);
    markDatedName(marks, next + 1);
    markCrossing(marks, next + 1);
    return;
  }
  // "Jalan Masjid India": a keyword inside the name of the street.
  const isInner =
    marks.is(next, 'before') &&
    /^\p{Lu}/u.test(marks.word(index)) &&
    /^\p{Lu}/u.test(marks.word(next)) &&
    marks.isName(next + 1);
  const names = isInner ? 1 + namesAfter(marks, next + 1) : namesAfter(marks, next);
  if (names === 0) return;
  for (let at = index; at < next + names; at += 1) marks.put(at);
  marks.core[index] = true;
  if (marks.is(next + names, 'number')) {
    marks.put(next + names);
    markLetter(marks, next + names + 1);
    markCrossing(marks, next + names + 1);
  }
}

/** Spelled letters that follow a block in Urdu. */
const SPELLED = /^(?:اے|بی|سی|ڈی|ای|ایف|جی|ایچ|کے)$/u;
const isJoin = (word: string) =>
  /^(?:de|del|la|las|los|el|do|da|y|of|the|und|am|an|der|den|dem|von|al|van|i|w|we|z|na)$/iu.test(word);

/** A single letter after a number: "بلاک 13 ڈی", "Block 3 A". */
function markLetter(marks: Marks, index: number) {
  if (isJoin(marks.word(index))) return;
  if (marks.is(index, 'caps', 'word') && (marks.word(index).length === 1 || SPELLED.test(marks.word(index))))
    marks.put(index);
}

/** Names before the keyword, with a number around them: `Anson Road`, `Moda Cad.`, `ماڈل ٹاؤن`. */
function markAfter(marks: Marks, index: number) {
  let first = index;
  const most = /\p{Script=Latin}/u.test(marks.word(index - 1)) ? 4 : 2;
  while (index - first < most && (marks.isName(first - 1) || marks.is(first - 1, 'town'))) first -= 1;
  if (
    first === index &&
    !(marks.is(index - 1, 'number') || marks.is(index + 1, 'number')) &&
    !marks.inside[index - 1]
  )
    return;
  for (let at = first; at <= index; at += 1) marks.put(at);
  marks.core[index] = true;
  if (first < index && marks.is(first - 1, 'number')) marks.put(first - 1);
  else if (/^\d+\.$/.test(marks.word(first - 1))) marks.put(first - 1);
  let next = index + 1;
  if (marks.is(next, 'comma') && /^[.:]$/.test(marks.word(next))) next += 1;
  if (marks.is(next, 'number')) {
    for (let at = index; at <= next; at += 1) marks.put(at);
    markLetter(marks, next + 1);
  }
}

/** `Torstraße 45`, `Tübinger Straße 41`. */
function markGlued(marks: Marks, index: number) {
  marks.put(index);
  let next = index + 1;
  if (marks.is(next, 'comma') && marks.word(next) === '.') next += 1;
  if (!marks.is(next, 'number')) return;
  marks.core[index] = true;
  for (let at = index; at <= next; at += 1) marks.put(at);
  markLetter(marks, next + 1);
}

function markCores(marks: Marks) {
  marks.tokens.forEach((token, index) => {
    if (token.kind === 'after' || (token.mayFollow && (marks.isName(index - 1) || marks.inside[index - 1])))
      markAfter(marks, index);
    if (token.kind === 'before' && !marks.core[index]) markBefore(marks, index);
    if (token.kind === 'after' && !marks.inside[index]) markBefore(marks, index);
    if (marks.core[index] && marks.inside[index]) marks.putNumberBefore(index);
    if (token.kind === 'glued') markGlued(marks, index);
  });
}

function markNeighbours(marks: Marks) {
  const { tokens } = marks;
  const reach = (index: number, step: 1 | -1) => {
    let at = index + step;
    if (marks.is(at, 'comma')) at += step;
    return marks.inside[at] === true;
  };
  for (let round = 0; round < 3; round += 1)
    tokens.forEach((token, index) => {
      if (marks.inside[index]) return;
      const direct = marks.inside[index - 1] === true || marks.inside[index + 1] === true;
      if (
        (token.kind === 'before' || token.kind === 'after') &&
        direct &&
        !/\p{Script=Latin}/u.test(marks.word(index))
      )
        marks.put(index);
      if ((token.kind === 'town' || token.mayBeTown) && (reach(index, -1) || reach(index, 1)))
        marks.put(index);
      const zip =
        token.kind === 'number' &&
        /^\d{3,6}$/.test(marks.word(index)) &&
        marks.inside[index - 1] &&
        marks.is(index - 1, 'town', 'after');
      const code =
        token.kind === 'caps' &&
        /^[A-Z]-\d{1,2}(?:\/\d{1,2})?$/.test(marks.word(index) + marks.word(index + 1)) &&
        reach(index, -1);
      if (code) marks.put(index + 1);
      const quarter =
        token.kind === 'number' &&
        /^\d{1,2}$/.test(marks.word(index)) &&
        marks.inside[index - 1] === true &&
        marks.is(index - 1, 'town') &&
        !marks.is(index + 1, 'word', 'caps');
      if (zip || code || quarter) marks.put(index);
      const postal = token.kind === 'number' && /^\d{4,6}$|^\d{2}-\d{3}$/.test(marks.word(index));
      if (postal && reach(index, -1)) {
        marks.put(index);
        const isTown = marks.is(index + 1, 'town');
        const most = isTown ? index + 2 : index + 4;
        for (let at = index + 1; at < most && marks.is(at, 'caps', 'town') && !marks.isCue(at); at += 1)
          marks.put(at);
      }
      const joins = token.kind === 'word' && isJoin(marks.word(index));
      if (joins && marks.inside[index - 1] && marks.is(index + 1, 'town')) marks.put(index);
    });
}

/** A quarter between commas inside an address: "Plot 33-C, Khayaban-e-Seher, DHA Phase 6". */
function markBetween(marks: Marks) {
  const { tokens } = marks;
  tokens.forEach((token, index) => {
    if (token.kind !== 'comma' || marks.word(index) === '.' || !marks.inside[index - 1]) return;
    let end = index + 1;
    while (end - index < 6 && (marks.isName(end) || marks.is(end, 'town') || /^-$|^e$/.test(marks.word(end))))
      end += 1;
    if (end === index + 1 || !marks.is(end, 'comma') || !marks.inside[end + 1]) return;
    for (let at = index + 1; at < end; at += 1) marks.put(at);
  });
}

/** Runs of marked words, including the separators between them. */
function listMarkedRuns(marks: Marks): [first: number, last: number][] {
  const runs: [number, number][] = [];
  let first = -1;
  let last = -1;
  marks.tokens.forEach((token, index) => {
    if (marks.inside[index]) {
      if (first < 0) first = index;
      last = index;
    } else if (
      first >= 0 &&
      !(token.kind === 'comma' && index === last + 1) &&
      !(token.kind === 'unit' && marks.inside[index + 1])
    ) {
      runs.push([first, last]);
      first = -1;
    }
  });
  if (first >= 0) runs.push([first, last]);
  return runs;
}

export function spacedAddresses(
  reading: Reading,
  line: Span,
  blocked: readonly Span[],
  pieces: readonly Piece[],
  units: readonly Span[],
): FoundAddress[] {
  const marks = new Marks(reading, tokenizeLine(reading, line, blocked, pieces, units));
  markCores(marks);
  markNeighbours(marks);
  markBetween(marks);
  return listMarkedRuns(marks).flatMap(([first, last]): FoundAddress[] => {
    const inside = marks.tokens.slice(first, last + 1);
    const cores = marks.core.slice(first, last + 1).filter(Boolean).length;
    const numbers = inside.filter(({ kind }) => kind === 'number').length;
    if (cores === 0) return [];
    const start = inside[0]?.start ?? line.start;
    const end = inside.at(-1)?.end ?? line.end;
    const towns = inside.filter(({ kind, mayBeTown }) => kind === 'town' || mayBeTown).length;
    const strength = 2 + Math.min(cores, 3) + Math.min(numbers, 1) * 1.5 + Math.min(towns, 1) * 0.6;
    return [{ start, end, strength, whole: cores > 0 && numbers > 0 }];
  });
}
