/**
 * Undefined for an empty cell or an error. A date or time format yields text: `2026-11-28`, `18:30` or `2026-11-28
 * 18:30`.
 */
export type CellValue = string | number | boolean | undefined;

/** Spreadsheet numbering from 1; values are at their columns. */
export interface CellRow {
  number: number;
  values: CellValue[];
  /** Hidden or filtered out in the spreadsheet. */
  isHidden?: true;
  /** Columns whose value is computed, from 0; with `isExact` alone. */
  formulas?: number[];
}

/** Parts of a workbook by name. */
export type WorkbookParts = Readonly<Record<string, Uint8Array>>;

export interface OpenedBook {
  sheets: readonly { name: string; isHidden: boolean }[];
  /**
   * The rows of a sheet by index; with `most` those numbered up to it.
   * @throws Error for an invalid workbook
   */
  rows(place: number, most?: number): CellRow[];
}
