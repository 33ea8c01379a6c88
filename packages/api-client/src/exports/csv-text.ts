import papaparse from 'papaparse';

/**
 * What a spreadsheet may take for a formula: its first sign, also in its wide or small form, after invisible characters,
 * and after a semicolon, at which half of Europe's spreadsheets split a line. A pipe begins a call of another program.
 * The library's own rule lets a formula pass whose text has a second line.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800;；]*[=+\-@|＝＋－＠｜﹢﹣﹦﹫−]|^[\t\r\n]/u;

/** Begins a file in UTF-8, so that spreadsheets see what it is. */
const CSV_MARK = '\ufeff';

export type CsvRow<Column extends string> = Readonly<Record<Column, string | number | null>>;

const lines = (table: readonly (readonly (string | number)[])[]): string =>
  table.length === 0
    ? ''
    : `${papaparse.unparse(table as (string | number)[][], { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/** The first line of a CSV file, after its mark. */
export const csvHead = (columns: readonly string[]): string => CSV_MARK + lines([columns]);

/** Lines of a CSV file, each with its end; an apostrophe disarms what might be a formula. */
export const csvLines = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
): string => lines(rows.map((row) => columns.map((column) => row[column] ?? '')));
