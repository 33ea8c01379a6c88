/** Options of the parser: cells alone, without what a file may bring besides. */
export const PLAIN_PARSING = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellStyles: false,
  cellNF: true,
  bookVBA: false,
};

/** What a workbook's list of sheets says of one that is shown. */
const VISIBLE = 0;

/** Whether the sheet at this place of a parsed workbook is hidden; where the workbook says nothing, none is. */
export const isSheetHidden = (book, place) => (book.Workbook?.Sheets?.[place]?.Hidden ?? VISIBLE) !== VISIBLE;
