import { WORKBOOK_LIMITS } from '@courier/config';

/** Why pasted text is not taken; each is a key of the shared error texts. */
export type PasteProblem =
  'bulk.no-rows' | 'bulk.too-many-rows' | 'bulk.too-many-columns' | 'bulk.cell-too-long';

/** Tabs as spreadsheets copy them, else the separator the first line has most of. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1);
  const count = (sign: string) => line.split(sign).length;
  if (line.includes('\t')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

/** Cells of text copied from a spreadsheet or written as CSV; quoted ones may hold separators and lines. */
export function parseDelimited(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** What is wrong with pasted rows, the heading among them, by the limits of a workbook; null when nothing is. */
export function pasteProblem(rows: readonly (readonly string[])[]): PasteProblem | null {
  if (rows.length < 2) return 'bulk.no-rows';
  if (rows.length - 1 > WORKBOOK_LIMITS.rows) return 'bulk.too-many-rows';
  if (rows.some(({ length }) => length > WORKBOOK_LIMITS.columns)) return 'bulk.too-many-columns';
  const isLong = (cell: string) => cell.length > WORKBOOK_LIMITS.cellCharacters;
  return rows.some((cells) => cells.some(isLong)) ? 'bulk.cell-too-long' : null;
}
