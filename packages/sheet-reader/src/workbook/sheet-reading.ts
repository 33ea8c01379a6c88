import type { ParsingOptions, WorkBook } from 'xlsx';

/** Parser options: only cells. */
export const PLAIN_PARSING: ParsingOptions = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellStyles: false,
  cellNF: true,
  bookVBA: false,
};

/** State of a visible sheet in the workbook's list. */
const VISIBLE = 0;

export const isSheetHidden = (book: WorkBook, place: number): boolean =>
  (book.Workbook?.Sheets?.[place]?.Hidden ?? VISIBLE) !== VISIBLE;
