import { basename } from 'node:path';
import { guardCell } from '@courier/api-client/export-file';
import Papa from 'papaparse';

export interface FileRow {
  /** As an editor or a spreadsheet counts. */
  line: number;
  /** Trimmed; empty for a missing cell. */
  cells: Readonly<Record<string, string>>;
  /** Columns whose cell is a number of a workbook, so that its decimal sign is not in doubt. */
  numeric?: ReadonlySet<string>;
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

/** CSV with a heading, as `readRuleRows` reads it. An apostrophe disarms possible formulas. */
export const ruleCsv = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string =>
  `${Papa.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((column) => guardCell(row[column] ?? ''))) },
    { newline: '\n' },
  )}\n`;
