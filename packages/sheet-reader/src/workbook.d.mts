/** See `WORKBOOK_LIMITS` of the configuration. */
interface WorkbookLimits {
  rows: number;
  columns: number;
  cellCharacters: number;
  inflatedBytes: number;
  entries: number;
}

/** Why a file is not read; `code` is e.g. `too-many-rows`. */
export class Unreadable extends Error {
  readonly code: string;
  constructor(code: string);
}

/**
 * Counts a workbook while it inflates.
 * @returns the parts with rows, by name; other XML parts are present, but empty
 * @throws Unreadable at the first excess; `not-xlsx` for another archive
 */
export function unpackWorkbook(content: Uint8Array, limits: WorkbookLimits): Record<string, Uint8Array>;

/** Whether a file is a password-protected workbook. */
export function isEncrypted(content: Uint8Array): boolean;

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

export interface OpenedBook {
  sheets: readonly { name: string; isHidden: boolean }[];
  /**
   * The rows of a sheet by index; with `most` those numbered up to it.
   * @throws Error for an invalid workbook
   */
  rows(place: number, most?: number): CellRow[];
}

/**
 * The fast reader handles the usual format; `xlsx` reads any other, several times slower.
 * @param parts from `unpackWorkbook`
 * @param read of `xlsx`
 * @param options `isExact`: a percentage is text such as `25%`, and an error or a formula without a result is text such
 *   as `#REF!`, and formulas are marked; otherwise the number, and an empty cell
 * @throws Error for an invalid workbook
 */
export function openBook(
  parts: Readonly<Record<string, Uint8Array>>,
  read: (archive: Uint8Array, options: object) => unknown,
  options?: { isExact?: boolean },
): OpenedBook;

/**
 * Whether one cell says so ("Total", "合計"), and the others contain only numbers.
 * @param cells all of the row, as text
 */
export function isTotalRow(cells: readonly string[]): boolean;
