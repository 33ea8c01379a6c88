/**
 * Why a row of a sheet is not taken for an order: the spreadsheet does not show it, it adds up others, the sheet calls it
 * cancelled or delivered, or it has more cells than the sheet has headings.
 */
export const ROW_EXCLUSIONS = ['hidden', 'total', 'closed', 'shifted'] as const;
export type RowExclusion = (typeof ROW_EXCLUSIONS)[number];

/** A row as the spreadsheet numbers it; the first below the heading is 2. */
export interface SheetRow {
  number: number;
  cells: readonly string[];
  /** Absent for a row like any other. */
  exclusion?: RowExclusion;
  /** Columns, counted from 0, whose cell the workbook holds as a number; absent for rows that were typed. */
  numbers?: readonly number[];
}

/** A table as somebody made it: a heading in any words, and rows of text. */
export interface Sheet {
  heading: readonly string[];
  /** The number of the line the heading stands in; null where there is none, 1 where it is not said. */
  headingNumber?: number | null;
  /** Lines above it, such as a title. */
  above?: readonly SheetRow[];
  rows: readonly SheetRow[];
}

/** The beginning of one sheet of a workbook. */
export interface SheetGlance extends Sheet {
  name: string;
  /** Whoever opens the file does not see it. */
  isHidden: boolean;
}
