import { decimalSign, type CountryConfig, type DecimalSign } from '@courier/config';
import papaparse from 'papaparse';

/**
 * Possible formulas: the first character, also full-width or small, after invisible characters, or after a semicolon,
 * which many European spreadsheets treat as a separator. A pipe starts a DDE call.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800;；]*[=+\-@|＝＋－＠｜﹢﹣﹦﹫−]|^[\t\r\n]/u;

/**
 * A possible formula after a character that some programs treat as a separator of cells. Quotes do not help: a program
 * with another separator ignores them within a cell.
 */
const INNER_FORMULA = /([;；\t|｜])(?=[\s\p{Cc}\p{Cf}\p{DI}\u2800]*[=+\-@＝＋－＠﹢﹣﹦﹫−])/gu;
const GUARDED_FORMULA = /([;；\t|｜])'(?=[\s\p{Cc}\p{Cf}\p{DI}\u2800;；|｜']*[=+\-@＝＋－＠﹢﹣﹦﹫−])/gu;

const NUMBER = /^-?\d+(\.\d+)?$/;

/** UTF-8 byte order mark, so that spreadsheets detect the encoding. */
const CSV_MARK = '\ufeff';

export type CsvRow<Column extends string> = Readonly<Record<Column, string | number | null>>;

export interface CsvForm {
  separator: ',' | ';';
  decimalSign: DecimalSign;
}

/** For programs. */
export const MACHINE_CSV: CsvForm = { separator: ',', decimalSign: '.' };

/** For spreadsheets: countries with a decimal comma separate cells by semicolons. */
export function countryCsv(country: Pick<CountryConfig, 'country' | 'supportedLanguages'>): CsvForm {
  const sign = decimalSign(country);
  return { separator: sign === ',' ? ';' : ',', decimalSign: sign };
}

/** The guard precedes the quoting and skips numbers: a negative number is no formula. */
const cellText = (cell: string | number, { decimalSign: sign }: CsvForm): string => {
  if (typeof cell === 'number') return String(cell).replace('.', sign);
  return disarm(cell);
};

/** A cell of text: an apostrophe before each possible formula, none before a number. */
export const guardCell = (cell: string): string => (NUMBER.test(cell) ? cell : disarm(cell));

/** An apostrophe before each possible formula. */
function disarm(cell: string): string {
  const inner = cell.replaceAll(INNER_FORMULA, "$1'");
  return FORMULA.test(cell) ? `'${inner}` : inner;
}

const lines = (table: readonly (readonly (string | number)[])[], form: CsvForm): string => {
  if (table.length === 0) return '';
  const texts = table.map((row) => row.map((cell) => cellText(cell, form)));
  return `${papaparse.unparse(texts, { delimiter: form.separator, newline: '\r\n' })}\r\n`;
};

/** Byte order mark and heading line. */
export const csvHead = (columns: readonly string[], form = MACHINE_CSV): string =>
  CSV_MARK + lines([columns], form);

/** An apostrophe disarms possible formulas. */
export const csvLines = <Column extends string>(
  columns: readonly Column[],
  rows: readonly CsvRow<Column>[],
  form = MACHINE_CSV,
): string =>
  lines(
    rows.map((row) => columns.map((column) => row[column] ?? '')),
    form,
  );

/** The text without the apostrophes of `guardCell`, for a workbook and for a file that is read again. */
export function withoutGuard(cell: string): string {
  const outer = cell.replaceAll(GUARDED_FORMULA, '$1');
  const isGuarded = outer.startsWith("'") && disarm(outer.slice(1)) === cell;
  if (isGuarded) return outer.slice(1);
  return disarm(outer) === cell ? outer : cell;
}

/** Workbook rows of a CSV file for programs: the first column is text, other numeric cells are numbers. */
export const csvTable = (text: string): (string | number)[][] =>
  papaparse
    .parse<string[]>(text.replace(CSV_MARK, ''), { delimiter: MACHINE_CSV.separator, skipEmptyLines: true })
    .data.map((row) =>
      row.map((cell, column) => (column > 0 && NUMBER.test(cell) ? Number(cell) : withoutGuard(cell))),
    );
