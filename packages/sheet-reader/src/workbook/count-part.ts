import { Unreadable, joined, type ChunkConsumer } from './inflate.ts';

const [NUL, SPACE, AMPERSAND, SLASH, COLON, SEMICOLON, LESS, EQUALS, GREATER] = [
  0, 0x20, 0x26, 0x2f, 0x3a, 0x3b, 0x3c, 0x3d, 0x3e,
] as const;
const [CELL, STRING, ROW] = [0x63, 0x7369, 0x726f77];
/** Enough for a prefixed name and a cell reference; the rest of a tag is irrelevant. */
const HEAD_BYTES = 64;
const LETTER_R = 0x72;
const TAGS_OF_CELL = 4;
const NOTHING = new Uint8Array(0);

/** The limits of one part. */
export interface PartLimits {
  rows: number;
  columns: number;
  cellCharacters: number;
}

const nextTag = (bytes: Uint8Array, from: number) => {
  const at = bytes.indexOf(LESS, from);
  return at === -1 ? bytes.length : at;
};

const byteAt = (bytes: Uint8Array, at: number) => bytes[at] ?? NUL;

/** End of a tag, start of a nested tag, or the end. */
const endOfTag = (bytes: Uint8Array, from: number) => {
  let at = from;
  while (at < bytes.length && bytes[at] !== GREATER && bytes[at] !== LESS) at += 1;
  return at;
};

/**
 * Reads one XML part as a stream and counts tags, rows with cells, cells of a row and their columns, strings, and
 * characters of a cell or string. Every `<row`, `<c` and `<si` counts at any position, because the parser accepts them
 * there too.
 * @throws Unreadable at the first excess, and for text the parser would not read as UTF-8
 */
export function createPartCounter(limits: PartLimits): ChunkConsumer {
  const { rows: mostRows, columns: mostColumns, cellCharacters } = limits;
  const mostCells = mostRows * mostColumns;
  let [tags, rows, cells, strings, characters] = [0, 0, 0, 0, 0];
  let [inCell, inTag, inEntity] = [false, false, false];
  let rest: Uint8Array = NOTHING;

  const countCell = (bytes: Uint8Array, at: number) => {
    cells += 1;
    if (cells === 1) rows += 1;
    // The heading does not count.
    if (rows > mostRows + 1) throw new Unreadable('too-many-rows');
    if (cells > mostColumns || referenceColumn(bytes, at) > mostColumns)
      throw new Unreadable('too-many-columns');
  };
  /** @returns the end of the name; `letters` are a number because strings would dominate the time */
  const countTag = (bytes: Uint8Array, from: number) => {
    const isEnd = bytes[from] === SLASH;
    let letters = 0;
    let at = isEnd ? from + 1 : from;
    for (; at < bytes.length; at += 1) {
      const byte = byteAt(bytes, at);
      if (byte <= SPACE || byte === SLASH || byte === GREATER) break;
      letters = byte === COLON ? 0 : letters * 256 + byte;
    }
    if (at - from > HEAD_BYTES) throw new Unreadable('not-xlsx');
    tags += 1;
    if (tags > mostCells * TAGS_OF_CELL) throw new Unreadable('too-large');
    if (letters !== CELL && letters !== STRING && letters !== ROW) return at;
    characters = 0;
    inCell = !isEnd && letters !== ROW;
    if (isEnd) return at;
    if (letters === CELL) countCell(bytes, at);
    else if (letters === ROW) cells = 0;
    else {
      strings += 1;
      if (strings > mostCells) throw new Unreadable('too-large');
    }
    return at;
  };
  const countText = (bytes: Uint8Array, from: number, to: number) => {
    if (!inCell) return;
    for (let at = from; at < to; at += 1) {
      const byte = byteAt(bytes, at);
      if (inEntity) inEntity = byte !== SEMICOLON;
      // UTF-8 continuation bytes begin with the bits 10.
      else if ((byte & 0xc0) !== 0x80) {
        inEntity = byte === AMPERSAND;
        characters += 1;
      }
    }
    if (characters > cellCharacters) throw new Unreadable('cell-too-long');
  };

  return (chunk, isLast) => {
    if (chunk.includes(NUL)) throw new Unreadable('not-xlsx');
    const bytes = rest.length === 0 ? chunk : joined([rest, chunk]);
    rest = NOTHING;
    let at = 0;
    while (at < bytes.length) {
      const end = inTag ? endOfTag(bytes, at) : nextTag(bytes, at);
      if (!inTag) countText(bytes, at, end);
      if (bytes[end] === GREATER) {
        inTag = false;
        at = end + 1;
        continue;
      }
      if (end === bytes.length) return;
      if (!isLast && bytes.length - end < 2 * HEAD_BYTES) {
        rest = bytes.slice(end);
        return;
      }
      at = countTag(bytes, end + 1);
      inTag = true;
      inEntity = false;
    }
  };
}

/** Column of a cell reference, A being 1; 0 without one in the first bytes after the name. */
function referenceColumn(bytes: Uint8Array, from: number): number {
  const end = Math.min(bytes.length, from + HEAD_BYTES);
  let at = from;
  while (at < end && byteAt(bytes, at) <= SPACE) at += 1;
  if (bytes[at] !== LETTER_R || bytes[at + 1] !== EQUALS) return 0;
  let column = 0;
  for (at += 3; at < end; at += 1) {
    const byte = byteAt(bytes, at);
    const letter = (byte & 0xdf) - 0x40;
    if (byte < 0x41 || letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column;
}
