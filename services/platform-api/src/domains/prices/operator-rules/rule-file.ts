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

/** CSV with a heading, as `readRuleRows` reads it. An apostrophe disarms possible formulas. */
export const ruleCsv = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string =>
  `${Papa.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((column) => guardCell(row[column] ?? ''))) },
    { newline: '\n' },
  )}\n`;
