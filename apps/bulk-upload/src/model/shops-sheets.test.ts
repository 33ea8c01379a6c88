import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { decodeBytes } from '@courier/sheet-reader';
import { readWorkbook } from '@courier/sheet-reader/xlsx';
import { openSheet } from '../testing/open-sheet';

// Sheets of shops on which an earlier version failed. The first two letters of a file are the country of the shop.

const CASES = join(__dirname, '../../../../packages/sheet-reader/src/testing/cases');
/** 30 November 2026, noon in Taipei. */
const NOW = Date.UTC(2026, 10, 30, 4) / 1000;

function open(name: string) {
  const bytes = readFileSync(join(CASES, name));
  const sheet = name.endsWith('.csv') ? decodeBytes(bytes, 'utf-8') : readWorkbook(new Uint8Array(bytes));
  return openSheet(name.slice(0, 2).toUpperCase(), sheet, NOW);
}
const facts = ({ rows }: ReturnType<typeof open>) =>
  rows.map(({ verdict, amount, payment, at }) => [verdict, amount, payment, at].join(' '));

describe('a list with headings of its own language', () => {
  it.each([
    [
      'ar-own-list-optional-headings.csv',
      ['good 1850 CASH_ON_DELIVERY 2026-12-01 18:30', 'good 2300 PAID 2026-12-01 12:15'],
      'Timbre 2',
    ],
    ['pl-own-list-optional-headings.csv', ['good 42.5 CASH_ON_DELIVERY 2026-12-01 18:30'], '2 piętro'],
    ['tr-own-list-optional-headings.csv', ['good 125 CASH_ON_DELIVERY 2026-12-01 18:30'], 'Zile basmayın'],
    [
      'th-buddhist-thai-digits.csv',
      ['good 1250.5 CASH_ON_DELIVERY 2026-12-01 18:30', 'good 350 PAID 2026-12-01 18:30'],
      '',
    ],
  ])('keeps payment, date, time and notes in %s', (name, wanted, notes) => {
    const opened = open(name);
    expect(facts(opened)).toEqual(wanted);
    expect(opened.rows[0]?.values.notes).toBe(notes);
    expect(opened.isClear).toBe(true);
  });

  it('with the words of the shop stops at the columns and proposes them by their cells', () => {
    const opened = open('tw-own-words-optional-headings.csv');
    expect(opened.isClear).toBe(false);
    expect(opened.columns).toMatchObject({
      payment_method: 'How will they pay',
      delivery_date: 'Wanted on',
      delivery_time: 'Wanted at',
    });
    expect(facts(opened)).toEqual(['good 640 CASH_ON_DELIVERY 2026-11-30 18:30']);
  });

  it.each([
    [
      'jp-minus-signs-in-phone.csv',
      { customer_name: '氏名', customer_phone: '電話番号', payment_method: '支払方法' },
    ],
    ['jp-fullwidth-grouping.csv', { customer_name: 'お名前', dropoff_address: '住所' }],
    ['th-food-platform.csv', { amount: 'Total order value', payment_method: 'Payment method' }],
    ['tw-merged-customer.xlsx', { description: '品項' }],
  ])('in %s has its columns', (name, columns) => {
    expect(open(name).columns).toMatchObject(columns);
  });
});

describe('a column of cash to collect', () => {
  it('beside the price is proposed as the amount, with its payment, and asked about', () => {
    const opened = open('tw-hidden-column.xlsx');
    expect(opened.isClear).toBe(false);
    expect(opened.columns).toMatchObject({ amount: '代收', dropoff_address: '地址' });
    expect(facts(opened)).toEqual([
      'good 0 PAID instant',
      'good 320 CASH_ON_DELIVERY instant',
      'hidden 0 PAID instant',
    ]);
  });
});

describe('the separator of a text', () => {
  it.each([
    ['de-semicolon-many-commas.csv', 'Torstraße 61, Vorderhaus, 2. OG, links, Klingel Berg, Berlin', 12.5],
    ['sg-tab-in-quoted-cell.csv', '10 Orchard Road,\t#05-12', 25.5],
  ])('is found outside quotation marks in %s', (name, address, amount) => {
    const [row] = open(name).rows;
    expect([row?.verdict, row?.values.dropoff_address, row?.amount]).toEqual(['good', address, amount]);
  });
});

describe('a telephone number', () => {
  it.each([
    ['de-phones-with-slash.csv', ['good', 'good', 'good']],
    ['jp-minus-signs-in-phone.csv', ['good']],
  ])('with other separators is one number in %s', (name, verdicts) => {
    expect(open(name).rows.map(({ verdict }) => verdict)).toEqual(verdicts);
  });

  it.each([
    [
      'tw-phones-odd.xlsx',
      [
        'customer_phone: 02-2712-3456#107',
        'customer_phone: 0912048318',
        'customer_phone: 0912048319 or 0912048320',
        'customer_phone: ',
        '',
      ],
    ],
    [
      'ph-phones-float.xlsx',
      ['', 'customer_phone: ', '', 'customer_phone: 917-123-4570 or 0917 123 4571', 'customer_phone: '],
    ],
  ])('is asked about with the numbers of the country alone in %s', (name, asked) => {
    expect(open(name).rows.map((row) => row.asked)).toEqual(asked);
  });
});

describe('an amount', () => {
  it('in full-width figures with full-width commas is read whole', () => {
    expect(open('jp-fullwidth-grouping.csv').rows.map(({ amount }) => amount)).toEqual([3460, 12500]);
  });

  it('in the form of accounts is asked about where it is negative, a share, foreign or a product', () => {
    const opened = open('de-amounts-of-accounts.csv');
    expect(opened.rows.map(({ verdict }) => verdict)).toEqual([
      ...['amount', 'amount', 'amount', 'amount', 'good', 'amount', 'good', 'amount'],
    ]);
    expect(opened.rows[4]).toMatchObject({ amount: 1250, payment: 'PAID' });
    expect(opened.rows[6]?.amount).toBe(12.5);
  });
});

describe('an amount with decimals or a short form', () => {
  it('is asked about in a currency without decimals', () => {
    expect(open('tw-decimals-in-whole-currency.csv').rows.map(({ asked }) => asked)).toEqual([
      'amount: 1280 or 13 or 12',
      'amount: 13 or 12',
    ]);
  });

  it('offers the figure that is meant', () => {
    expect(open('vn-amount-short-forms.csv').rows.map(({ asked }) => asked)).toEqual([
      'amount: 125000',
      'amount: 1200000',
    ]);
  });
});

describe('rows of one order', () => {
  it('whose customer is merged over them are one order, asked about with its sum', () => {
    const { rows } = open('tw-merged-customer.xlsx');
    expect(rows.map(({ values, asked }) => [values.customer_name, values.description, asked])).toEqual([
      ['林美', '冬瓜茶, 鳳梨酥', 'amount: 470 or 120 or 350'],
      ['王大明', '紅茶', ''],
    ]);
  });

  it('of a shop system are one order, and an order that is refunded in full is left out', () => {
    const { rows } = open('sg-square-like.csv');
    expect(rows.map(({ verdict, amount }) => [verdict, amount])).toEqual([
      ['delivery_date', 25.5],
      ['closed', 12],
    ]);
    expect(rows[0]?.values.description).toBe('#55: 2 × Tea, 1 × Cake');
  });
});

describe('rows that are no orders', () => {
  it('of a food platform are left out when they are delivered or cancelled', () => {
    expect(facts(open('th-food-platform.csv'))).toEqual([
      'closed 240 CASH_ON_DELIVERY instant',
      'closed 120 CASH_ON_DELIVERY instant',
      'good 360 PAID instant',
      'good 150 CASH_ON_DELIVERY instant',
    ]);
  });
});

it('asks for the cells of formulas with errors', () => {
  expect(open('sg-formula-errors.xlsx').rows.map(({ verdict }) => verdict)).toEqual([
    'good',
    'amount',
    'dropoff_address',
    'good',
  ]);
});

it('asks about dates of another country where the day and the month can be exchanged', () => {
  const { rows } = open('sg-google-sheet-us-dates.csv');
  expect(rows[0]?.at).toBe('2026-11-30 18:30');
  expect(rows.slice(1).map(({ verdict }) => verdict)).toEqual(['delivery_date', 'delivery_date']);
});

it('reads dates and times of a workbook with other sheets', () => {
  expect(facts(open('my-three-sheets-real-dates.xlsx'))).toEqual([
    'good 35 PAID 2026-12-01 18:30',
    'good 40 PAID 2026-12-01 18:30',
  ]);
});

it('reads 5,000 rows', () => {
  const { rows } = open('sg-5000-rows.csv');
  expect(rows).toHaveLength(5000);
  expect(new Set(rows.map(({ verdict }) => verdict))).toEqual(new Set(['good']));
});
