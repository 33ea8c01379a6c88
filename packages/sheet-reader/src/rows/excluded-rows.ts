import { isTotalRow } from '../workbook';
import type { Sheet, SheetRow } from '../sheet/sheet';

export function markedRow(number: number, cells: readonly string[], isHidden = false): SheetRow {
  if (isHidden) return { number, cells, exclusion: 'hidden' };
  return isTotalRow(cells) ? { number, cells, exclusion: 'total' } : { number, cells };
}

/**
 * Marks rows of a text sheet that are not orders. More cells than headings mean an unquoted separator inside a cell,
 * which shifts the cells after it.
 */
export function markedSheet(sheet: Sheet): Sheet {
  const width = sheet.heading.length;
  const rows = sheet.rows.map(({ number, cells }): SheetRow => {
    const row = markedRow(number, cells);
    const isShifted = cells.slice(width).some((cell) => cell !== '');
    return isShifted && row.exclusion === undefined ? { ...row, exclusion: 'shifted' } : row;
  });
  return { ...sheet, rows };
}
