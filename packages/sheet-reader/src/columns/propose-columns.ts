import type { SheetColumn, Mapping } from '../sheet/columns';
import { holdsFigures } from '../headings/heading-row';
import { findColumns, missingColumns } from '../headings/map-columns';
import { joinColumns } from './join-columns';
import { ORDER_HEADINGS } from '../headings/order-headings';
import { readExport } from '../exports/read-export';
import type { Sheet } from '../sheet/sheet';
import type { TableHeadings } from '../sheet/table-headings';

export interface ProposedColumns {
  sheet: Sheet;
  mapping: Mapping;
  /** Whether some come from an earlier choice. */
  isRemembered: boolean;
  /** Whether no column is missing, uncertain or remembered, and no line above the heading may be an order. */
  isClear: boolean;
}

/**
 * Finds the columns of a sheet by known exports, by names and by earlier choices.
 * @param currency ISO code of the shop, to compare with the amounts
 */
export function proposeColumns(
  sheet: Sheet,
  remembered: ReadonlyMap<string, SheetColumn>,
  table: TableHeadings = ORDER_HEADINGS,
  currency = '',
): ProposedColumns {
  const known = table.kind === 'orders' ? readExport(sheet) : null;
  const join = (read: Sheet, mapping: Mapping) =>
    table.kind === 'orders' ? joinColumns({ sheet: read, mapping }, currency) : { sheet: read, mapping };
  if (known && missingColumns(known.mapping, table).length === 0)
    return { ...join(known.sheet, known.mapping), isRemembered: false, isClear: true };
  const read = known?.sheet ?? sheet;
  const plain = findColumns(read, undefined, table);
  const found = findColumns(read, remembered, table);
  const joined = join(read, { ...found.mapping, ...known?.mapping });
  // Remembered columns are proposed for review and not applied.
  const isRemembered = table.columns.some((column) => plain.mapping[column] !== found.mapping[column]);
  const isClear =
    !isRemembered &&
    found.doubts.size === 0 &&
    found.weak.size === 0 &&
    sheet.headingNumber !== null &&
    !sheet.above?.some(holdsFigures) &&
    missingColumns(joined.mapping, table).length === 0;
  return { ...joined, isRemembered, isClear };
}
