import { utils, write } from 'xlsx';

/** Rows of a sheet, the heading first. Text cells are never interpreted as formulas. */
export type SheetRows = readonly (readonly (string | number | null)[])[];

export function writeWorkbook(rows: SheetRows, name: string): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows as (string | number | null)[][], { dense: true });
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}
