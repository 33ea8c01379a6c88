import type { CountryCode } from '@courier/config';
import { formatAmount, writeAmount } from '../../../platform/money';
import type { AssessedRow } from './assess-rows';
import type { Remittance } from './remit-cash';
import type { RemittanceFile, RemittanceTotal } from './remittance-file';

const HEADINGS = ['row', 'result', 'order', 'amount', 'difference', 'why'];
const RESULTS = ['matched', 'short', 'over', 'unknown', 'double'] as const;

/** A line with tabs for each row of the file, in its order, then what they sum to. */
export function describeRows(country: CountryCode, { rows, totals }: RemittanceFileResult): string {
  const lines = [
    ...rows.map((assessed) => ({ number: assessed.row.number, line: describeRow(country, assessed) })),
    ...totals.map((total) => ({ number: total.number, line: describeTotal(country, total, rows) })),
  ].toSorted((a, b) => a.number - b.number);
  const sums = RESULTS.flatMap((result) => describeSum(country, result, rows));
  return [HEADINGS.join('\t'), ...lines.map(({ line }) => line), ...sums].join('\n');
}

type RemittanceFileResult = Pick<Remittance, 'rows'> & Pick<RemittanceFile, 'totals'>;

function describeRow(
  country: CountryCode,
  { row, result, orderId, differenceMinor, why }: AssessedRow,
): string {
  const difference = differenceMinor === null ? '' : writeAmount(differenceMinor, country);
  const order = orderId ?? row.references.join(' ');
  return [row.number, result, order, writeAmount(row.amountMinor, country), difference, why].join('\t');
}

const sumRows = (rows: readonly AssessedRow[]): number =>
  rows.reduce((sum, { row }) => sum + row.amountMinor, 0);

function describeTotal(
  country: CountryCode,
  { number, amountMinor }: RemittanceTotal,
  rows: readonly AssessedRow[],
): string {
  const amount = amountMinor === null ? '' : writeAmount(amountMinor, country);
  const sumMinor = sumRows(rows.filter(({ row }) => row.number < number));
  const why =
    amountMinor === null || amountMinor === sumMinor
      ? 'a total, never booked'
      : `a total, never booked; the rows above sum to ${formatAmount(sumMinor, country)}`;
  return [number, 'total', '', amount, '', why].join('\t');
}

function describeSum(
  country: CountryCode,
  result: AssessedRow['result'],
  rows: readonly AssessedRow[],
): string[] {
  const some = rows.filter((row) => row.result === result);
  if (some.length === 0) return [];
  const count = `${some.length} ${some.length === 1 ? 'row' : 'rows'}`;
  return [`${result}: ${count}, ${formatAmount(sumRows(some), country)}`];
}
