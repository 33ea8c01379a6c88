import { mapColumns } from './map-columns';
import type { SheetGlance } from './sheet';
import { ORDER_TABLE } from './order-table';
import type { SheetTable } from './sheet-table';

/** So many known columns make a sheet one of its kind. */
const KNOWN_COLUMNS = 2;

/** The sheets that may be meant: those with headings we know, else all that hold something; never hidden ones. */
export function meantSheets(sheets: readonly SheetGlance[], table: SheetTable = ORDER_TABLE): SheetGlance[] {
  const filled = sheets.filter(({ rows, isHidden }) => rows.length > 0 && !isHidden);
  const known = filled.filter(
    ({ heading }) => Object.keys(mapColumns(heading, undefined, table)).length >= KNOWN_COLUMNS,
  );
  return known.length > 0 ? known : filled;
}
