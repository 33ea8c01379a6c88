import { isHiddenRow } from './hidden-rows.mjs';
import { readCells } from './plain-cell.mjs';
import { NotPlain, inPieces } from './plain-text.mjs';

const ROW = /<row(?: r="(\d{1,7})")?(?: [\w:.]+="[^"<>]*")*(\/)?>/y;
const [BEGIN, END, END_OF_ROW] = ['<sheetData>', '</sheetData>', '</row>'];
const NAME = 'sheetData';

/** Consumes the text of whole rows. */
function createRowReader(tables) {
  const rows = [];
  let number = 0;
  return {
    rows,
    take(xml, from, to) {
      for (let at = from; at < to;) {
        ROW.lastIndex = at;
        const found = ROW.exec(xml);
        const next = found?.[1] === undefined ? number + 1 : Number(found[1]);
        if (!found || next <= number) throw new NotPlain();
        number = next;
        at = ROW.lastIndex;
        if (found[2] !== undefined) continue;
        const row = { number, values: [], ...(isHiddenRow(found[0]) && { isHidden: true }) };
        at = readCells(xml, at, row, tables);
        if (!xml.startsWith(END_OF_ROW, at)) throw new NotPlain();
        at += END_OF_ROW.length;
        rows.push(row);
      }
    },
  };
}

/**
 * The rows of a sheet in the usual format, much faster than a full parser.
 * @param part the counted bytes of the sheet
 * @param tables `strings` gives the table of strings, when a cell refers to it; `dates` detects date styles
 * @returns null for any other format
 */
export function plainRows(part, tables) {
  const reader = createRowReader(tables);
  let place = 'before';
  const takeRows = (text, from) => {
    const end = text.indexOf(END, from);
    const whole = end === -1 ? text.lastIndexOf(END_OF_ROW) + END_OF_ROW.length : end;
    if (end === -1 && whole <= from) return from;
    reader.take(text, from, whole);
    if (end === -1) return whole;
    place = 'after';
    return end + END.length;
  };
  const takeAround = (text, from, isLast) => {
    if (text.includes(NAME, from)) throw new NotPlain();
    return isLast ? text.length : Math.max(from, text.length - BEGIN.length);
  };
  const readRowText = (text, isLast) => {
    let at = 0;
    if (place === 'before') {
      const begin = text.indexOf(BEGIN);
      if (begin === -1) return takeAround(text, 0, isLast);
      place = 'rows';
      at = begin + BEGIN.length;
    }
    if (place === 'rows') at = takeRows(text, at);
    return place === 'after' ? takeAround(text, at, isLast) : at;
  };
  try {
    inPieces(part, readRowText);
    return place === 'after' ? reader.rows : null;
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}
