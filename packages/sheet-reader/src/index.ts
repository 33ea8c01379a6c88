export { proposeColumns, type ChosenColumns } from './columns/propose-columns';
export { findUnusedColumns, type UnusedColumn } from './columns/unused-columns';
export { linesOfSheet, toSheet, withHeading } from './headings/heading-row';
export { findColumns, mapColumns, missingColumns, ownHeadings } from './headings/map-columns';
export { ORDER_HEADINGS } from './headings/order-headings';
export { OUTLET_HEADINGS } from './headings/outlet-headings';
export { REMITTANCE_HEADINGS } from './headings/remittance-headings';
export { markedRow, markedSheet } from './rows/excluded-rows';
export {
  REMITTANCE_COLUMNS,
  type Mapping,
  type OutletColumn,
  type OwnHeadings,
  type RemittanceColumn,
  type SheetColumn,
} from './sheet/columns';
export { plainHeading } from './sheet/plain-heading';
export {
  ROW_EXCLUSIONS,
  type RowExclusion,
  type Sheet,
  type SheetGlance,
  type SheetRow,
} from './sheet/sheet';
export type { TableHeadings } from './sheet/table-headings';
export { cellsToPaste, parseDelimited, pastedSheet, PasteRefused } from './text/delimited';
export { decodeBytes, ENCODINGS, PREVIEW_BYTES, statedEncoding } from './text/encodings';
export { guessEncoding } from './text/guess-encoding';
export { SEPARATORS, type Separator } from './text/separators';
