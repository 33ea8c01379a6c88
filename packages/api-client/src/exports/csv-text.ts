import { decimalSign, type CountryConfig, type DecimalSign } from '@courier/config';
import papaparse from 'papaparse';

/**
 * What a spreadsheet may take for a formula: its first sign, also in its wide or small form, after invisible characters,
 * and after a semicolon, at which half of Europe's spreadsheets split a line. A pipe begins a call of another program.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800;；]*[=+\-@|＝＋－＠｜﹢﹣﹦﹫−]|^[\t\r\n]/u;

/** Begins a file in UTF-8, so that spreadsheets see what it is. */
const CSV_MARK = '\ufeff';

export type CsvRow<Column extends string> = Readonly<Record<Column, string | number | null>>;

/** How a CSV file separates its cells and writes its decimals. */
export interface CsvForm {
  separator: ',' | ';';
  decimalSign: DecimalSign;
}

/** What programs read. */
export const MACHINE_CSV: CsvForm = { separator: ',', decimalSign: '.' };

/** What spreadsheets of a country open in one step: where decimals follow a comma, cells are separated by semicolons. */
export function countryCsv(country: Pick<CountryConfig, 'country' | 'supportedLanguages'>): CsvForm {
  const sign = decimalSign(country);
  return { separator: sign === ',' ? ';' : ',', decimalSign: sign };
}

/** A cell as text. The guard comes before the quoting, and leaves numbers alone: a negative one is no formula. */
const cellText = (cell: string | number, { decimalSign: sign }: CsvForm): string => {
  if (typeof cell === 'number') return String(cell).replace('.', sign);
  return FORMULA.test(cell) ? `'${cell}` : cell;
};

const lines = (table: readonly (readonly (string | number)[])[], form: CsvForm): string => {
  if (table.length === 0) return '';
  const texts = table.map((row) => row.map((cell) => cellText(cell, form)));
  return `${papaparse.unparse(texts, { delimiter: form.separator, newline: '\r\n' })}\r\n`;
};

/** The first line of a CSV file, after its mark. */
export const csvHead = (columns: readonly string[], form = MACHINE_CSV): string =>
  CSV_MARK + lines([columns], form);

/** Lines of a CSV file, each with its end; an apostrophe disarms what might be a formula. */
export const csvLines = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
  form = MACHINE_CSV,
): string =>
  lines(
    rows.map((row) => columns.map((column) => row[column] ?? '')),
    form,
  );

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A workbook needs no guard, because its texts are never formulas. */
const withoutGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** The rows of a CSV file for programs, as a workbook holds them: the first column names its row, numbers are numbers. */
export const csvTable = (text: string): (string | number)[][] =>
  papaparse
    .parse<string[]>(text.replace(CSV_MARK, ''), { delimiter: MACHINE_CSV.separator, skipEmptyLines: true })
    .data.map((row) =>
      row.map((cell, column) => (column > 0 && NUMBER.test(cell) ? Number(cell) : withoutGuard(cell))),
    );
