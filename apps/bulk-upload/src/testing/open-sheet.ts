import { readRow } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { markedSheet, pastedSheet, proposeColumns, type Sheet } from '@courier/sheet-reader';
import { phoneRule } from '../api/phone-numbers';
import { createBenchModel, numberColumns } from '../model/bench/bench';
import { checkBenchRow, type BenchRules } from '../model/bench/check-row';

/** Noon in Taipei on 27 November 2026. */
const NOW = Date.UTC(2026, 10, 27, 4) / 1000;

export const toCsv = (lines: readonly (readonly string[])[]): string =>
  lines
    .map((cells) =>
      cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(','),
    )
    .join('\n');

/** Opens a text file on the bench of a shop in this country with the proposed columns. */
export function openSheet(country: string, source: string | Sheet, nowSeconds = NOW) {
  const { timezone } = countryConfig(country);
  const sheet = typeof source === 'string' ? markedSheet(pastedSheet(source)) : source;
  const proposed = proposeColumns(sheet, { shop: { country, nowSeconds } });
  const rules: BenchRules = {
    country,
    isPossiblePhone: phoneRule(country),
    paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
    points: new Set(),
    nowSeconds,
  };
  const rows = createBenchModel(proposed.sheet, proposed.mapping).rows.map((row) => {
    const { amount, paymentMethod, schedule } = readRow(
      { values: row.values, numbers: numberColumns(row) },
      rules,
    );
    const local =
      schedule.at === null ? null : new Date(schedule.at * 1000).toLocaleString('sv', { timeZone: timezone });
    return {
      /** `good`, the exclusion of the sheet, or the columns with a question or an error. */
      verdict:
        row.exclusion ??
        ([...new Set(checkBenchRow(row, rules).map(({ column }) => column))].join(' ') || 'good'),
      values: row.values,
      /** Texts of the answers that are offered. */
      asked: checkBenchRow(row, rules)
        .flatMap(({ column, answers = [] }) => `${column}: ${answers.map(({ text }) => text).join(' or ')}`)
        .join('; '),
      amount,
      payment: paymentMethod,
      at: schedule.isScheduled ? (local?.slice(0, 16) ?? 'asked') : 'instant',
    };
  });
  const columns = Object.fromEntries(
    Object.entries(proposed.mapping).map(([column, place]) => [column, proposed.sheet.heading[place]]),
  );
  return { rows, columns, unused: proposed.unused, isClear: proposed.isClear };
}
