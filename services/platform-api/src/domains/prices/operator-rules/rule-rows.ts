import { withoutGuard } from '@courier/api-client/export-file';
import { isTotalRow } from '@courier/sheet-reader/workbook';
import { OperatorFileError, type FileProblem } from '../../../platform/operator-files/file-error';
import { readSheets, type OperatorSheet, type SheetLine } from '../../../platform/operator-files/read-sheets';
import type { FileRow } from './rule-file';

/** A title may precede the names of the columns. */
const SEARCHED_LINES = 20;
/** What a spreadsheet shows where it has no value. */
const ERROR_CELL = /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|ERROR!|FORMULA!)$/i;

const NO_CELLS = { cells: [], numeric: new Set<number>(), formulas: new Set<number>(), isHidden: false };

export interface RuleColumns {
  columns: readonly string[];
  required: readonly string[];
}

interface Table {
  heading: SheetLine;
  names: readonly string[];
  below: readonly SheetLine[];
}

/**
 * The rows of a CSV or XLSX file below its heading, without empty rows and totals.
 * @throws OperatorFileError for an unreadable file, and for everything that would be left out: unknown columns, values
 *   without a column, hidden rows, error cells
 */
export async function readRuleRows(file: string, columns: RuleColumns): Promise<FileRow[]> {
  const sheets = await readSheets(file, (cell) => columns.columns.includes(plainHeading(cell)));
  const { heading, names, below } = chooseTable(file, sheets, columns);
  const rows = below.filter((line) => !isEmpty(line) && !isTotal(line, names));
  const problems = [
    ...listHeadingProblems(heading, names, columns),
    ...rows.flatMap((line) => listLineProblems(line, names)),
  ];
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  return rows.map(({ number, cells, numeric }) => ({
    line: number,
    cells: Object.fromEntries(
      columns.columns.map((column) => [column, withoutGuard(cells[names.indexOf(column)] ?? '')]),
    ),
    numeric: new Set(columns.columns.filter((column) => numeric.has(names.indexOf(column)))),
  }));
}

function chooseTable(file: string, sheets: readonly OperatorSheet[], { required }: RuleColumns): Table {
  const tables = sheets.flatMap(({ name, lines }) => {
    const at = lines
      .slice(0, SEARCHED_LINES)
      .findIndex(({ cells }) => required.every((column) => cells.map(plainHeading).includes(column)));
    return at < 0 ? [] : [{ name, lines, at }];
  });
  const [table, second] = tables;
  if (second) {
    const listed = tables.map(({ name }) => name).join(', ');
    throw new OperatorFileError(file, [
      { problem: `several sheets have these columns: ${listed}; leave only one` },
    ]);
  }
  const { lines, at } = table ?? {
    lines: sheets.find((sheet) => sheet.lines.some((line) => !isEmpty(line)))?.lines ?? [],
    at: 0,
  };
  const start = table ? at : lines.findIndex((line) => !isEmpty(line));
  const heading = lines[start] ?? { number: 1, ...NO_CELLS };
  return { heading, names: heading.cells.map(plainHeading), below: lines.slice(start + 1) };
}

/** `From km` and `"from_km"` are the column `from_km`. */
const plainHeading = (cell: string): string =>
  cell
    .replaceAll('"', '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_');

const isEmpty = ({ cells }: SheetLine) => cells.every((cell) => cell === '');

/** A line of a country is never a total, although a voucher may have the code TOTAL. */
function isTotal({ cells }: SheetLine, names: readonly string[]): boolean {
  const country = cells[names.indexOf('country')] ?? '';
  return !/^[a-z]{2}$/i.test(country) && isTotalRow(cells);
}

function listHeadingProblems(
  { number: line }: SheetLine,
  names: readonly string[],
  { columns, required }: RuleColumns,
): FileProblem[] {
  return [
    ...names
      .filter((name) => name !== '' && !columns.includes(name))
      .map((value) => ({ line, value, problem: `unknown column; known are ${columns.join(', ')}` })),
    ...columns
      .filter((column) => names.filter((name) => name === column).length > 1)
      .map((value) => ({ line, value, problem: 'the column is given twice' })),
    ...required
      .filter((name) => !names.includes(name))
      .map((name) => ({ line, problem: `the column ${name} is missing` })),
  ];
}

function listLineProblems(
  { number: line, cells, isHidden }: SheetLine,
  names: readonly string[],
): FileProblem[] {
  if (isHidden) return [{ line, problem: 'the row is hidden in the spreadsheet; show it or delete it' }];
  return cells.flatMap((value, place): FileProblem[] => {
    const column = names[place] ?? '';
    if (value !== '' && column === '')
      return [
        { line, value, problem: 'the value is in no column; a comma inside a cell needs quotation marks' },
      ];
    return ERROR_CELL.test(value)
      ? [{ line, column, value, problem: 'the spreadsheet has no value here' }]
      : [];
  });
}
