import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readRow } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { unixFromLocal } from '@courier/config/time';
import { mapColumns, pastedSheet } from '@courier/sheet-reader';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { phoneRule } from '../api/phone-numbers';
import { createBench } from '../flow/bench/create-bench';
import { orderChecks } from '../flow/bench/order-checks';
import { createBenchModel, numberColumns } from './bench/bench';
import type { BenchRules } from './bench/check-row';
import { templateRows } from './result/written-sheet';
import { ORDER_TABLE } from './bench/order-table';

const CASES = join(__dirname, '../../../../packages/sheet-reader/src/testing/cases');
/** Noon in Taipei, the day before the deliveries in the files. */
const NOW = Date.UTC(2026, 10, 27, 4) / 1000;

function open(country: string, name: string) {
  const bytes = readFileSync(join(CASES, name));
  const sheet = name.endsWith('.csv')
    ? pastedSheet(bytes.toString('utf8'))
    : readWorkbook(new Uint8Array(bytes));
  const rules: BenchRules = {
    country,
    isPossiblePhone: phoneRule(country),
    paymentMethods: ['PAID', 'CASH_ON_DELIVERY'],
    points: new Set(),
    nowSeconds: NOW,
  };
  const store = createBench(createBenchModel(sheet, mapColumns(sheet.heading)), orderChecks(rules));
  const { rows } = store.state.getState().bench;
  const readings = rows.map((row) => readRow({ values: row.values, numbers: numberColumns(row) }, rules));
  const doubts = rows.map((row) =>
    store
      .problems(row)
      .map(({ column, key, answers = [] }) => [column, key, ...answers.map(({ text }) => text)].join(' '))
      .join('; '),
  );
  return { store, rows, readings, doubts, marks: store.marks() };
}

const toCountryTime = (country: string, time: string) =>
  unixFromLocal('2026-11-28', time, countryConfig(country).timezone);

describe('a file on the bench', () => {
  it.each([
    ['KR', 'dates-kr.csv'],
    ['DE', 'dates-de.csv'],
    ['HU', 'dates-hu.csv'],
    ['TH', 'dates-th.csv'],
  ])('in %s has the intended dates for %s', (country, name) => {
    const { readings, doubts, rows } = open(country, name);
    expect(doubts).toEqual(rows.map(() => ''));
    const moments = new Set(readings.map(({ schedule }) => schedule.at));
    const wanted = country === 'DE' ? ['18:30', '18:00'] : ['18:30'];
    expect([...moments]).toEqual(wanted.map((time) => toCountryTime(country, time)));
  });

  it.each(['DE', 'TR', 'CZ', 'HU', 'AR', 'FI'])('in %s reads 18.30 as half past six', (country) => {
    const { readings } = open(country, 'time-with-dot.csv');
    expect(readings.map(({ schedule }) => schedule.at)).toEqual([
      toCountryTime(country, '18:30'),
      toCountryTime(country, '12:05'),
    ]);
  });

  it('from a Mac that counts days from 1904 reads 28 November 2026, 18:00', () => {
    const { readings, doubts } = open('TW', 'mac-1904-dates.xlsx');
    expect([doubts, readings[0]?.schedule.at]).toEqual([[''], toCountryTime('TW', '18:00')]);
  });

  it.each(['MY', 'SG'])('in %s accepts coordinates with sixteen decimals', (country) => {
    const { store, rows, doubts } = open(country, 'coordinates-full-precision.xlsx');
    expect(doubts).toEqual(['', '', '']);
    expect(rows[0] && store.findPlace(rows[0])).toEqual({
      position: { latitude: 1.290_348_291_736_859_2, longitude: 103.852_007_173_685_9 },
      certainty: 'exact',
    });
  });

  it('in Germany reads the number 12.125 as 12.13 and uploads the original number', () => {
    const { readings, rows, marks } = open('DE', 'amount-three-decimals-number.xlsx');
    expect(readings.map(({ amount }) => amount)).toEqual([12.13, 10.13, 12.5]);
    expect(marks.good).toHaveLength(3);
    const amountPlace = ORDER_TABLE.columns.indexOf('amount');
    expect(templateRows(ORDER_TABLE, rows).map(({ cells }) => cells[amountPlace])).toEqual([
      'amount',
      12.125,
      10.125,
      12.5,
    ]);
  });

  it('in Germany asks about 12.126 when it is typed', () => {
    const { store } = open('DE', 'amount-three-decimals-number.xlsx');
    store.edit([{ row: 0, column: 'amount', text: '12.126' }]);
    const [row] = store.state.getState().bench.rows;
    expect(row && store.problems(row)[0]).toMatchObject({ key: 'cell.which-amount' });
    expect(store.marks()).toMatchObject({ asked: [0], wrong: [] });
  });

  it('in Taiwan reads unambiguous phone numbers and asks about the others', () => {
    const { doubts, marks } = open('TW', 'phones-tw.csv');
    expect(doubts).toEqual([
      ...Array.from({ length: 6 }, () => ''),
      ...Array.from({ length: 3 }, () => 'customer_phone cell.which-phone 0912048317 0922333444'),
      '',
      'customer_phone cell.which-phone 0912048317',
      'customer_phone cell.which-phone 0912-048-317',
      'customer_phone validation.phone-incorrect',
      '',
    ]);
    expect([marks.wrong, marks.asked]).toEqual([[12], [6, 7, 8, 10, 11]]);
  });

  it('in Taiwan reads unambiguous payment words and asks about the others', () => {
    const { readings, doubts } = open('TW', 'payments-tw.csv');
    const [cash, paid, asked] = ['CASH_ON_DELIVERY', 'PAID', 'asked'];
    expect(doubts.map((doubt, row) => (doubt === '' ? readings[row]?.paymentMethod : asked))).toEqual([
      ...[cash, paid, paid, asked, cash, paid, paid, paid, asked, asked, asked],
      ...[asked, asked, paid, cash, cash, asked, asked, asked, paid, asked, asked],
    ]);
  });
});

it('asks about lines of the same customer, of which two have one order number', () => {
  const { marks } = open('TW', 'tw-same-order-twice.csv');
  expect([marks.doubled, marks.good]).toEqual([
    [1, 3],
    [0, 2],
  ]);
});

describe('a question', () => {
  it('applies an answer to all matching cells in one step, each with its own value', () => {
    const { store } = open('DE', 'time-with-dot.csv');
    store.edit([
      { row: 0, column: 'delivery_time', text: '1830' },
      { row: 1, column: 'delivery_time', text: '0915' },
    ]);
    expect(store.marks().asked).toEqual([0, 1]);
    const alike = store.answeredAlike({ row: 0, column: 'delivery_time' }, 'cell.which-time', 'in-one-piece');
    expect(alike).toEqual([[{ row: 1, column: 'delivery_time', text: '09:15' }]]);
    store.edit(alike.flat());
    store.edit([{ row: 0, column: 'delivery_time', text: '18:30' }]);
    const { rows } = store.state.getState().bench;
    expect(rows.map(({ values }) => values.delivery_time)).toEqual(['18:30', '09:15']);
  });

  it('is never answered by the bulk repair, even with few possible answers', () => {
    const { store } = open('TW', 'phones-tw.csv');
    const repaired = new Set(store.repairs().map(({ row }) => row));
    expect([6, 7, 8].some((row) => repaired.has(row))).toBe(false);
  });
});
