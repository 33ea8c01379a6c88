import type { BenchColumn, Mapping } from './columns';
import { holdsFigures } from './heading-row';
import { findColumns, missingColumns } from './map-columns';
import { joinColumns } from './join-columns';
import { ORDER_TABLE } from './order-table';
import { readExport } from './read-export';
import type { Sheet } from './sheet';
import type { SheetTable } from './sheet-table';

/** The columns of a sheet as far as they were found. */
export interface ProposedColumns {
  sheet: Sheet;
  mapping: Mapping;
  /** Some were chosen so for an earlier file. */
  isRemembered: boolean;
  /** Nothing is missing, in doubt or remembered, and no line above the heading may be an order. */
  isClear: boolean;
}

/**
 * Finds the columns of a sheet: by the headings of a known system, by names, and as they were chosen before.
 * @param currency ISO code of the shop's, with which amounts are compared
 */
export function proposeColumns(
  sheet: Sheet,
  remembered: ReadonlyMap<string, BenchColumn>,
  table: SheetTable = ORDER_TABLE,
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
  // What was remembered is offered, not done.
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
