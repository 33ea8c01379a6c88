import { isTotalRow } from '@courier/api-client/workbook';
import type { Sheet, SheetRow } from '../model/sheet';

/** A row with why the sheet itself leaves it out, if it does. */
export function markedRow(number: number, cells: readonly string[], isHidden = false): SheetRow {
  if (isHidden) return { number, cells, exclusion: 'hidden' };
  return isTotalRow(cells) ? { number, cells, exclusion: 'total' } : { number, cells };
}

/**
 * A sheet of text with the rows marked that are no orders. A row with more cells than headings has a separator inside a
 * cell without quotation marks: the cells behind it are not those of their columns.
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
