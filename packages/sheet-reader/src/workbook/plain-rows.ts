import type { CellRow } from './cell-row.ts';
import { isHiddenRow } from './hidden-rows.ts';
import { readCells, type CellTables } from './plain-cell.ts';
import { NotPlain, inPieces } from './plain-text.ts';

const ROW = /<row(?: r="(\d{1,7})")?(?: [\w:.]+="[^"<>]*")*(\/)?>/y;
const [BEGIN, END, END_OF_ROW] = ['<sheetData>', '</sheetData>', '</row>'];
const NAME = 'sheetData';

/** Consumes the text of whole rows. */
function createRowReader(tables: CellTables) {
  const rows: CellRow[] = [];
  let number = 0;
  return {
    rows,
    readPart(xml: string, from: number, to: number) {
      for (let at = from; at < to;) {
        ROW.lastIndex = at;
        const found = ROW.exec(xml);
        const next = found?.[1] === undefined ? number + 1 : Number(found[1]);
        if (!found || next <= number) throw new NotPlain();
        number = next;
        at = ROW.lastIndex;
        if (found[2] !== undefined) continue;
        const row: CellRow = { number, values: [], ...(isHiddenRow(found[0]) && { isHidden: true }) };
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
 * @returns null for any other format
 */
export function plainRows(part: Uint8Array, tables: CellTables): CellRow[] | null {
  const reader = createRowReader(tables);
  const state: { place: 'before' | 'rows' | 'after' } = { place: 'before' };
  const addRows = (text: string, from: number) => {
    const end = text.indexOf(END, from);
    const whole = end === -1 ? text.lastIndexOf(END_OF_ROW) + END_OF_ROW.length : end;
    if (end === -1 && whole <= from) return from;
    reader.readPart(text, from, whole);
    if (end === -1) return whole;
    state.place = 'after';
    return end + END.length;
  };
  const addAround = (text: string, from: number, isLast: boolean) => {
    if (text.includes(NAME, from)) throw new NotPlain();
    return isLast ? text.length : Math.max(from, text.length - BEGIN.length);
  };
  const readRowText = (text: string, isLast: boolean) => {
    let at = 0;
    if (state.place === 'before') {
      const begin = text.indexOf(BEGIN);
      if (begin === -1) return addAround(text, 0, isLast);
      state.place = 'rows';
      at = begin + BEGIN.length;
    }
    if (state.place === 'rows') at = addRows(text, at);
    return state.place === 'after' ? addAround(text, at, isLast) : at;
  };
  try {
    inPieces(part, readRowText);
    return state.place === 'after' ? reader.rows : null;
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}
