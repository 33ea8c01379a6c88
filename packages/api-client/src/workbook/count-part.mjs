import { Unreadable, joined } from './inflate.mjs';

const [NUL, SPACE, AMPERSAND, SLASH, COLON, SEMICOLON, LESS, EQUALS, GREATER] = [
  0, 0x20, 0x26, 0x2f, 0x3a, 0x3b, 0x3c, 0x3d, 0x3e,
];
const [CELL, STRING, ROW] = [0x63, 0x7369, 0x726f77];
/** A name with its prefix and the reference of a cell; what follows in a tag decides nothing. */
const HEAD_BYTES = 64;
const LETTER_R = 0x72;
/** A cell with its value takes four tags. */
const TAGS_OF_CELL = 4;

/**
 * Takes the bytes of one XML part as they come and counts tags, rows that have cells, cells of a row and their columns,
 * strings, and characters of a cell or string. Every `<row`, `<c` and `<si` counts wherever it stands, because the
 * parser takes them so too.
 * @throws Unreadable at the first excess, and for a text the parser would not read as UTF-8
 */
export function createPartCounter({ rows: mostRows, columns: mostColumns, cellCharacters }) {
  const mostCells = mostRows * mostColumns;
  let tags = 0;
  let rows = 0;
  let cells = 0;
  let strings = 0;
  let characters = 0;
  let inCell = false;
  let inTag = false;
  let inEntity = false;
  let rest = new Uint8Array(0);

  const countCell = (bytes, at) => {
    cells += 1;
    if (cells === 1) rows += 1;
    // The heading is no row of the file's.
    if (rows > mostRows + 1) throw new Unreadable('too-many-rows');
    if (cells > mostColumns || columnOf(bytes, at) > mostColumns) throw new Unreadable('too-many-columns');
  };
  /** @returns where the name ends; `letters` are a number because a string for every tag would take most of the time */
  const countTag = (bytes, from) => {
    const isEnd = bytes[from] === SLASH;
    let letters = 0;
    let at = isEnd ? from + 1 : from;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
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
  const countCharacter = (byte) => {
    if (inEntity) inEntity = byte !== SEMICOLON;
    // Bytes that go on with a character begin with the bits 10.
    else if ((byte & 0xc0) !== 0x80) {
      if (byte === NUL) throw new Unreadable('not-xlsx');
      inEntity = byte === AMPERSAND;
      if (inCell) characters += 1;
      if (characters > cellCharacters) throw new Unreadable('cell-too-long');
    }
  };

  return (chunk, isLast) => {
    const bytes = rest.length === 0 ? chunk : joined([rest, chunk]);
    rest = rest.subarray(0, 0);
    let at = 0;
    while (at < bytes.length) {
      const byte = bytes[at];
      if (byte === LESS) {
        if (!isLast && bytes.length - at < 2 * HEAD_BYTES) {
          rest = bytes.slice(at);
          return;
        }
        at = countTag(bytes, at + 1);
        inTag = true;
        inEntity = false;
        continue;
      }
      if (!inTag) countCharacter(byte);
      else if (byte === GREATER) inTag = false;
      at += 1;
    }
  };
}

/** The column a cell's reference names, A being 1; 0 without one in the first bytes after its name. */
function columnOf(bytes, from) {
  const end = Math.min(bytes.length, from + HEAD_BYTES);
  let at = from;
  while (at < end && bytes[at] <= SPACE) at += 1;
  if (bytes[at] !== LETTER_R || bytes[at + 1] !== EQUALS) return 0;
  let column = 0;
  for (at += 3; at < end; at += 1) {
    const letter = (bytes[at] & 0xdf) - 0x40;
    if (bytes[at] < 0x41 || letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column;
}
