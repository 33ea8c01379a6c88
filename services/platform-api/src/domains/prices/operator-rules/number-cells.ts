import { countryConfig, type CountryCode } from '@courier/config';
import { CellError } from './read-cells';
import type { FileRow } from './rule-file';
import { bothMeanings, isLikeThousands, parseWrittenNumber } from './written-number';

/**
 * A decimal number as an integer of `1 / 10 ** decimals`, without binary rounding.
 * @throws CellError for text, a sign, and more decimals than allowed, zeros included: `15.000` may mean thousands
 */
export function readDecimal({ cells }: FileRow, column: string, decimals: number, problem: string): number {
  const value = cells[column] ?? '';
  const written = parseWrittenNumber(value);
  if (!written || written.fraction.length > decimals) throw new CellError(column, value, problem);
  return Number(`${written.whole}${written.fraction.padEnd(decimals, '0')}`);
}

/** An amount in whole minor units. @throws CellError */
export function readAmount(row: FileRow, column: string, country: CountryCode): number {
  const { decimals, isoCurrency } = countryConfig(country);
  const problem =
    decimals === 0
      ? `${isoCurrency} has no decimals; write a whole amount such as 12`
      : `write an amount of ${isoCurrency} with a point and at most ${decimals} decimals, such as 12.5`;
  return readDecimal(row, column, decimals, `${problem}${explainSigns(row, column, country, decimals)}`);
}

/** A percentage with two decimals, as hundredths; the sign may be written. @throws CellError */
export function readPercentage(row: FileRow, column: string, problem: string): number {
  const value = row.cells[column] ?? '';
  const cells = { ...row.cells, [column]: value.replace(/\s*%$/, '') };
  return readDecimal({ ...row, cells }, column, 2, problem);
}

const RATE_DECIMALS = 4;

/**
 * An amount per kilometre with four decimals more than the currency has.
 * @throws CellError, also for a number such as `5.000` or `1.235`, which may mean thousands
 */
export function readRate(row: FileRow, column: string, country: CountryCode): number {
  const { decimals, isoCurrency } = countryConfig(country);
  const most = decimals + RATE_DECIMALS;
  const problem = `write an amount of ${isoCurrency} per kilometre with a point and at most ${most} decimals${explainSigns(row, column, country, most)}`;
  const written = parseWrittenNumber(row.cells[column] ?? '');
  if (written && decimals !== 3 && !row.numeric?.has(column) && isLikeThousands(written))
    throw new CellError(column, row.cells[column] ?? '', problem);
  return readDecimal(row, column, most, problem);
}

/** A rate as `readRate` reads it. */
export function writeRate(rate: number, country: CountryCode): string {
  const { decimals } = countryConfig(country);
  const text = writeDecimal(rate, decimals + RATE_DECIMALS);
  return decimals === 3 || !bothMeanings(text) ? text : `${text}0`;
}

/** Why a number with a sign can be misread, and how each of its meanings is written. */
function explainSigns(
  { cells, numeric }: FileRow,
  column: string,
  country: CountryCode,
  decimals: number,
): string {
  const meanings = bothMeanings(cells[column] ?? '');
  if (!meanings || numeric?.has(column)) return '';
  const locale = new Intl.Locale(`und-${country}`).maximize();
  const inCountry = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(1_234_567.5);
  const usable = meanings.filter((text) => (text.split('.')[1]?.length ?? 0) <= decimals);
  return `. ${country} writes ${inCountry}, this file 1234567.5: write ${usable.join(' or ')}`;
}

/** An integer of `1 / 10 ** decimals` as a decimal number without needless zeros. */
export function writeDecimal(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return decimals === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
}
