import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import Papa from 'papaparse';

export interface FileRow {
  /** As an editor or a spreadsheet counts. */
  line: number;
  /** Trimmed; empty for a missing cell. */
  cells: Readonly<Record<string, string>>;
}

export interface FileProblem {
  line?: number;
  column?: string;
  value?: string;
  /** What is wrong and how to fix it. */
  problem: string;
}

/** A file of the operator that cannot be used; nothing of it was stored. */
export class RuleFileError extends Error {
  constructor(
    readonly file: string,
    readonly problems: readonly FileProblem[],
  ) {
    super(problems.map((problem) => describeProblem(basename(file), problem)).join('\n'));
    this.name = 'RuleFileError';
  }
}

const describeProblem = (file: string, { line, column, value, problem }: FileProblem) => {
  const place = [file, ...(line === undefined ? [] : [`line ${line}`]), ...(column ? [column] : [])].join(
    ', ',
  );
  return `${place}${value === undefined ? '' : ` "${value}"`}: ${problem}`;
};

/**
 * The rows of a CSV or XLSX file below its heading.
 * @throws RuleFileError for an unreadable file, and for unknown or missing columns
 */
export async function readRuleRows(
  file: string,
  { columns, required }: { columns: readonly string[]; required: readonly string[] },
): Promise<FileRow[]> {
  const lines = extname(file).toLowerCase() === '.xlsx' ? await readSheet(file) : readCsv(file);
  const [heading = [], ...below] = lines;
  const names = heading.map((name) => name.trim().toLowerCase());
  const problems = [
    ...names
      .filter((name) => name !== '' && !columns.includes(name))
      .map((name) => ({ line: 1, value: name, problem: `unknown column; known are ${columns.join(', ')}` })),
    ...required
      .filter((name) => !names.includes(name))
      .map((name) => ({ line: 1, problem: `the column ${name} is missing` })),
  ];
  if (problems.length > 0) throw new RuleFileError(file, problems);
  const rows = below.map((values, index) => ({
    line: index + 2,
    cells: Object.fromEntries(columns.map((column) => [column, values[names.indexOf(column)]?.trim() ?? ''])),
  }));
  return rows.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
}

function readCsv(file: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(readText(file), { skipEmptyLines: false });
  // A file of one column has no delimiter to find.
  const [error] = errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (error) throw new RuleFileError(file, [{ line: (error.row ?? 0) + 1, problem: error.message }]);
  return data;
}

async function readSheet(file: string): Promise<string[][]> {
  const content = readContent(file);
  const { read, utils } = await import('xlsx');
  try {
    const book = read(content, { type: 'buffer', cellDates: false });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (!sheet) throw new TypeError('The workbook has no sheet');
    return utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '', blankrows: true });
  } catch (error) {
    throw new RuleFileError(file, [
      {
        problem: `it is no readable workbook (${error instanceof Error ? error.message : 'unknown reason'})`,
      },
    ]);
  }
}

/** Without the byte-order mark. */
export const readText = (file: string): string =>
  readContent(file)
    .toString('utf8')
    .replace(/^\uFEFF/, '');

function readContent(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new RuleFileError(file, [
      { problem: `it cannot be read (${error instanceof Error ? error.message : 'unknown reason'})` },
    ]);
  }
}

/** CSV with a heading, as `readRuleRows` reads it. */
export const ruleCsv = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string =>
  `${Papa.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((column) => row[column] ?? '')) },
    { newline: '\n' },
  )}\n`;
