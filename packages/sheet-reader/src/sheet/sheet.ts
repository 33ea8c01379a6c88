/** Why a row is not an order: it is hidden, it is a total, its order is closed, or it has more cells than headings. */
export const ROW_EXCLUSIONS = ['hidden', 'total', 'closed', 'shifted'] as const;
export type RowExclusion = (typeof ROW_EXCLUSIONS)[number];

/** A row by its spreadsheet number; the first below the heading is 2. */
export interface SheetRow {
  number: number;
  cells: readonly string[];
  /** Absent for an ordinary row. */
  exclusion?: RowExclusion;
  /** Indexes of cells that are numbers in the workbook, from 0; absent for typed rows. */
  numbers?: readonly number[];
}

export interface Sheet {
  heading: readonly string[];
  /** Number of the heading line; null without a heading, 1 when absent. */
  headingNumber?: number | null;
  /** Lines above the heading, such as a title. */
  above?: readonly SheetRow[];
  rows: readonly SheetRow[];
  /** Sign between the cells of a text; absent for a workbook. */
  separator?: string;
  /** Places of headings whose text is part of an added column. */
  joined?: readonly number[];
}

export interface SheetGlance extends Sheet {
  name: string;
  /** Spreadsheet programs do not show the sheet. */
  isHidden: boolean;
}
