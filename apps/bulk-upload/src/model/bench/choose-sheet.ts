import { mapColumns, type SheetGlance } from '@courier/sheet-reader';
import { ORDER_TABLE } from './order-table';
import type { SheetTable } from './sheet-table';

/** Number of known columns that identify a sheet. */
const KNOWN_COLUMNS = 2;

/** The visible sheets with known headings, or all visible sheets with content if none has them. */
export function meantSheets(sheets: readonly SheetGlance[], table: SheetTable = ORDER_TABLE): SheetGlance[] {
  const filled = sheets.filter(({ rows, isHidden }) => rows.length > 0 && !isHidden);
  const known = filled.filter(
    ({ heading }) => Object.keys(mapColumns(heading, table)).length >= KNOWN_COLUMNS,
  );
  return known.length > 0 ? known : filled;
}
