import papaparse from 'papaparse';

/**
 * What a spreadsheet may take for a formula: its first sign, also in its wide or small form and after whatever nobody
 * sees. The library's own rule lets a formula pass whose text has a second line.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u;

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
