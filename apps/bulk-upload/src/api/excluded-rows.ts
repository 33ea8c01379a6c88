import { isTotalRow } from '@courier/api-client/workbook';
import type { SheetRow } from '../model/sheet';

/** A row with why the sheet itself leaves it out, if it does. */
export function markedRow(number: number, cells: readonly string[], isHidden = false): SheetRow {
  if (isHidden) return { number, cells, exclusion: 'hidden' };
  return isTotalRow(cells) ? { number, cells, exclusion: 'total' } : { number, cells };
}
