import papaparse from 'papaparse';

/**
 * What a spreadsheet may take for a formula: its first sign, also after blanks and in its wide form. The library's
 * own rule lets a formula pass whose text has a second line.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The bytes of a CSV file in UTF-8 with a mark that spreadsheets need to see it; an apostrophe disarms formulas. */
export function csvFile<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string | number | null>>[],
): Buffer {
  const text = papaparse.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((column) => row[column] ?? '')) },
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
  return Buffer.from(`\ufeff${text}\r\n`);
}
