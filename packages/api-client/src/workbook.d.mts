/** What a workbook may hold; `WORKBOOK_LIMITS` of the configuration. */
interface WorkbookLimits {
  rows: number;
  columns: number;
  cellCharacters: number;
  inflatedBytes: number;
  entries: number;
}

/** Why a file is not read; `code` names it, e.g. `too-many-rows`. */
export class Unreadable extends Error {
  readonly code: string;
  constructor(code: string);
}

/**
 * Counts a workbook while it inflates.
 * @returns the parts that rows are read from, by their names; other XML parts are there, but empty
 * @throws Unreadable at the first excess; `not-xlsx` for an archive of something else
 */
export function unpackWorkbook(content: Uint8Array, limits: WorkbookLimits): Record<string, Uint8Array>;

/** Whether a file is a workbook that a password protects: it is in a container instead of an archive. */
export function isEncrypted(content: Uint8Array): boolean;

/**
 * Value of a cell; undefined if it is empty or contains an error. A number that the workbook formats as a date or a
 * time is its text: `2026-11-28`, `18:30` or `2026-11-28 18:30`.
 */
export type CellValue = string | number | boolean | undefined;

/** A row as the spreadsheet numbers it, from 1; its values are at their columns. */
export interface CellRow {
  number: number;
  values: CellValue[];
  /** The spreadsheet does not show it: it was hidden or filtered out. */
  isHidden?: true;
}

/** A workbook whose sheets can be read. */
export interface OpenedBook {
  sheets: readonly { name: string; isHidden: boolean }[];
  /**
   * The rows of the sheet at this place; with `most` those numbered up to it.
   * @throws Error for what is no workbook
   */
  rows(place: number, most?: number): CellRow[];
}

/**
 * Opens a counted workbook. A sheet that is written as most programs write it is read right here; any other is left to
 * `xlsx`, which takes several times as long.
 * @param parts what `unpackWorkbook` answered
 * @param read of `xlsx`
 * @throws Error for what is no workbook
 */
export function openBook(
  parts: Readonly<Record<string, Uint8Array>>,
  read: (archive: Uint8Array, options: object) => unknown,
): OpenedBook;

/**
 * Whether a row adds up others: a cell says so ("Total", "合計"), and beside it are figures alone.
 * @param cells all of the row, as text
 */
export function isTotalRow(cells: readonly string[]): boolean;
