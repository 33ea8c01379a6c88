/** A row as the spreadsheet numbers it; the first below the heading is 2. */
export interface SheetRow {
  number: number;
  cells: readonly string[];
}

/** A table as somebody made it: a heading in any words, and rows of text. */
export interface Sheet {
  heading: readonly string[];
  rows: readonly SheetRow[];
}

/** The beginning of one sheet of a workbook. */
export interface SheetGlance extends Sheet {
  name: string;
  /** Whoever opens the file does not see it. */
  isHidden: boolean;
}
