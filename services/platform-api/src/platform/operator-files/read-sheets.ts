import { WORKBOOK_LIMITS } from '@courier/config';
import { parseDelimited, PasteRefused } from '@courier/sheet-reader';
import {
  isEncrypted,
  openBook,
  Unreadable,
  unpackWorkbook,
  type CellRow,
  type CellValue,
} from '@courier/sheet-reader/workbook';
import { OperatorFileError } from './file-error';
import { decodeText, readContent } from './read-text';

export interface SheetLine {
  /** As an editor or a spreadsheet counts. */
  number: number;
  /** Trimmed. */
  cells: readonly string[];
  /** Positions of numbers in a workbook. */
  numeric: ReadonlySet<number>;
  /** Positions of formulas in a workbook. */
  formulas: ReadonlySet<number>;
  isHidden: boolean;
}

export interface OperatorSheet {
  name: string;
  lines: readonly SheetLine[];
}

type IsHeading = (cell: string) => boolean;

/**
 * The visible sheets of a workbook, or the one of a text file. The content decides, not the name.
 * @param isHeading the headings of a text file show which sign separates its cells
 * @throws OperatorFileError
 */
export async function readSheets(file: string, isHeading: IsHeading): Promise<OperatorSheet[]> {
  const content = readContent(file);
  const isArchive = content.subarray(0, 2).toString('latin1') === 'PK';
  const isContainer = content.subarray(0, 4).toString('hex') === 'd0cf11e0';
  if (isArchive || isContainer) return readWorkbook(file, content);
  return [{ name: '', lines: readDelimited(file, decodeText(file, content), isHeading) }];
}

async function readWorkbook(file: string, content: Uint8Array): Promise<OperatorSheet[]> {
  const { read } = await import('xlsx');
  try {
    if (isEncrypted(content)) throw new Unreadable('encrypted');
    const book = openBook(unpackWorkbook(content, WORKBOOK_LIMITS), read, { isExact: true });
    return book.sheets.flatMap(({ name, isHidden }, place) =>
      isHidden ? [] : [{ name, lines: book.rows(place).map(toLine) }],
    );
  } catch (error) {
    throw new OperatorFileError(file, [{ problem: describeFault(error) }]);
  }
}

const FAULTS: Readonly<Record<string, string>> = {
  encrypted: 'it is protected by a password; save it without one',
  'not-xlsx': 'it is no XLSX workbook; save it as .xlsx or as CSV UTF-8',
  'cell-too-long': `a cell has more than ${WORKBOOK_LIMITS.cellCharacters} characters`,
  'too-many-rows': `it has more than ${WORKBOOK_LIMITS.rows} rows; delete the empty ones below the last`,
  'too-many-columns': `it has more than ${WORKBOOK_LIMITS.columns} columns; delete the empty ones`,
  'too-large': 'it is too large when unpacked; save the sheet alone',
};

function describeFault(error: unknown): string {
  const known = error instanceof Unreadable ? FAULTS[error.code] : undefined;
  return known ?? `it is no readable workbook (${error instanceof Error ? error.message : 'unknown reason'})`;
}

const toLine = ({ number, values, isHidden, formulas }: CellRow): SheetLine => ({
  number,
  cells: Array.from(values, cellText),
  numeric: new Set(values.flatMap((value, column) => (typeof value === 'number' ? [column] : []))),
  formulas: new Set(formulas),
  isHidden: isHidden === true,
});

/** Significant digits of a spreadsheet; more are binary rounding, such as 0.30000000000000004. */
const DIGITS = 15;

function cellText(value: CellValue): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)));
  return value === undefined ? '' : String(value).trim();
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
const SEARCHED_LINES = 20;

function readDelimited(file: string, text: string, isHeading: IsHeading): SheetLine[] {
  const isDeclared = /^sep=/i.test(text);
  try {
    const rows = parseDelimited(isDeclared ? text : `sep=${findSeparator(text, isHeading)}\n${text}`);
    const skipped = isDeclared ? 1 : 0;
    return rows.map((cells, index) => ({
      number: index + 1 + skipped,
      cells,
      numeric: new Set(),
      formulas: new Set(),
      isHidden: false,
    }));
  } catch (error) {
    if (!(error instanceof PasteRefused)) throw error;
    const line = error.line === undefined || isDeclared ? error.line : error.line - 1;
    throw new OperatorFileError(file, [
      { ...(line === undefined ? {} : { line }), problem: 'a quotation mark has no end' },
    ]);
  }
}

/** The sign that makes most known headings; cells may contain every other one. */
function findSeparator(text: string, isHeading: IsHeading): string {
  const lines = text.split(/\r\n?|\n/, SEARCHED_LINES);
  const countHeadings = (sign: string) =>
    Math.max(
      ...lines.map(
        (line) => line.split(sign).filter((cell) => isHeading(cell.replaceAll('"', '').trim())).length,
      ),
    );
  return SEPARATORS.reduce((most, sign) => (countHeadings(sign) > countHeadings(most) ? sign : most));
}
