import { utils, write, type CellObject } from 'xlsx';

export type WorkbookCell = string | number | CellObject | null;
export type WorkbookSheet = readonly (readonly WorkbookCell[])[];

interface Options {
  /** Row numbers from 1. */
  hidden?: readonly number[];
  hiddenSheets?: readonly string[];
}

/** A workbook as a spreadsheet program saves it. */
export function ruleWorkbook(sheets: Readonly<Record<string, WorkbookSheet>>, options: Options = {}): Buffer {
  const { hidden = [], hiddenSheets = [] } = options;
  const book = utils.book_new();
  for (const [name, lines] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(lines.map((line) => [...line]));
    sheet['!rows'] = lines.map((_line, index) => ({ hidden: hidden.includes(index + 1) }));
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    Sheets: book.SheetNames.map((name) => ({ name, Hidden: hiddenSheets.includes(name) ? 1 : 0 })),
  };
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

/** A number with the format in which the spreadsheet shows it. */
export const numberCell = (v: number, z: string): CellObject => ({ t: 'n', v, z });
