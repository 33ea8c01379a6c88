import { isNumberComma, type Reading } from './reading';
import type { Span } from './lines';
import { BOUNDS } from './bounds';
import { CUT } from './lines';

const PARTS = new Set([...',，、،၊؛;；。।။|•·!！?？…“”«»¡¿\n', CUT]);
const DIGIT = /\d/;
/** Initials of a place end a sentence: "UM. Danish". */
const INITIALS = /^\p{Lu}{2}$/u;
const ABBREVIATION = /^\p{L}{1,2}$/u;

/** A span between two separators; `before` is the preceding separator. */
export interface Piece extends Span {
  line: number;
  before: string;
  after: string;
  cut: number;
}

function isDotPart({ text, wordBefore, wordAt }: Reading, index: number): boolean {
  const next = text[index + 1];
  if (next !== undefined && !/\s/.test(next)) return false;
  const before = /[\p{L}\p{M}\d/-]{1,24}$/u.exec(text.slice(Math.max(0, index - 24), index))?.[0] ?? '';
  const follows = text[index + 2] === undefined ? undefined : index + 2;
  if (/^\d{1,2}$/.test(before)) return next === undefined;
  if (/^\d+$/.test(before))
    return !(follows !== undefined && wordAt(follows, 'place:after', 'place:before', 'unit:before'));
  if (next === undefined || next === '\n') return true;
  if (ABBREVIATION.test(before) && !/\p{Script=Han}/u.test(before) && !INITIALS.test(before)) return false;
  return !wordBefore(
    index + 1,
    'place:before',
    'place:after',
    'place:glued',
    'name:before',
    'unit:before',
    'goods:unit',
    'time:clock',
    'currency:money',
  );
}

function endsPiece(reading: Reading, index: number): boolean {
  const { text } = reading;
  const sign = text[index] ?? '';
  if (sign === ',')
    return !(
      isNumberComma(reading, index) &&
      DIGIT.test(text[index - 1] ?? '') &&
      /^\d{3}(?!\d)|^\d{2}(?!\d)|^-/.test(text.slice(index + 1, index + 5))
    );
  if (PARTS.has(sign)) return true;
  if (sign === '.') return isDotPart(reading, index);
  if (sign === '>') return text[index - 1] === '-' || text[index - 1] === '=';
  if (sign === '-' || sign === '–' || sign === '—' || sign === '/' || sign === '+')
    return text[index - 1] === ' ' && text[index + 1] === ' ' && sign !== '+';
  if (sign === ':')
    return (
      text[index + 1] === ' ' &&
      !DIGIT.test(text[index - 1] ?? '') &&
      !reading.wordBefore(index, 'place:before', 'place:after', 'unit:before')
    );
  const code = sign.charCodeAt(0);
  // The second half of a pair of UTF-16 units.
  if (code >= 0xdc00 && code <= 0xdfff) return true;
  return code >= 0x2190 && /[\p{Extended_Pictographic}\u{d83c}-\u{d83e}]/u.test(sign);
}

export function splitIntoPieces(reading: Reading): Piece[] {
  const pieces: Piece[] = [];
  reading.lines.forEach((line, number) => {
    let start = line.start;
    let before = '\n';
    const push = (end: number, after: string) => {
      let from = start;
      let to = end;
      while (from < to && /\s/.test(reading.text[from] ?? '')) from += 1;
      while (to > from && /\s/.test(reading.text[to - 1] ?? '')) to -= 1;
      if (to > from) pieces.push({ start: from, end: to, line: number, before, after, cut: end });
      before = after;
    };
    for (let index = line.start; index < line.end; index += 1) {
      if (!endsPiece(reading, index)) continue;
      push(index, reading.text[index] ?? '');
      start = index + 1;
    }
    push(line.end, '\n');
  });
  return pieces.slice(0, BOUNDS.pieces);
}
