import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { utils, write } from 'xlsx';
import { BULK_COLUMNS, type BulkColumn } from '@courier/api-client';
import { mapColumns } from '@courier/sheet-reader';
import { openWorkbook, readWorkbook } from '@courier/sheet-reader/xlsx';
import { createBenchModel } from '../model/bench/bench';

const HEADING: readonly BulkColumn[] = [
  'customer_name',
  'customer_phone',
  'dropoff_address',
  'notes',
  'amount',
  'payment_method',
  'delivery_type',
  'delivery_date',
  'delivery_time',
];
const ROWS = [
  ['Bilal Khan', '03012345678', 'Block 5, Clifton, Karachi', 'second bell', '640', 'PAID', 'instant', '', ''],
  [
    'بلال خان',
    '0301 2345679',
    'گلشن اقبال، کراچی',
    'اوپر کی منزل',
    '1280.5',
    'CASH_ON_DELIVERY',
    'scheduled',
    '2026-11-23',
    '18:30',
  ],
  ['O’Neil & Söhne <Lahore>', '+923012345670', '12 Mall Rd,\nLahore', '😀 "ring"', '99', '', '', '', ''],
];

/** Dates are days since 1899-12-31 and times are fractions of a day, as the cell formats declare. */
function bySheetJs(): Uint8Array {
  const [first = [], second = [], third = []] = ROWS;
  const lines = [
    [...first.slice(0, 4), 640, ...first.slice(5)],
    [...second.slice(0, 4), 1280.5, ...second.slice(5, 7), 46_349, 0.770_833_333_333_333_3],
    [...third.slice(0, 4), 99],
  ];
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([[...HEADING], ...lines]);
  Object.assign(sheet['H3'] as object, { z: 'yyyy-mm-dd' });
  Object.assign(sheet['I3'] as object, { z: 'hh:mm' });
  utils.book_append_sheet(book, sheet, 'orders');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

const written = (name: string) => () =>
  new Uint8Array(
    readFileSync(join(__dirname, '../../../../packages/sheet-reader/src/testing/workbooks', `${name}.xlsx`)),
  );

describe('reads the same rows from a workbook of', () => {
  it.each([
    ['SheetJS', bySheetJs],
    ['LibreOffice', written('libreoffice')],
    ['openpyxl', written('openpyxl')],
    ['XlsxWriter', written('xlsxwriter')],
    ['XlsxWriter, row by row', written('xlsxwriter-streamed')],
  ])('%s', (_, make) => {
    const sheet = readWorkbook(make());
    expect(sheet.heading).toEqual(HEADING);
    const { rows } = createBenchModel(sheet, mapColumns(sheet.heading));
    expect(rows.map(({ number, values }) => [number, ...HEADING.map((column) => values[column])])).toEqual(
      ROWS.map((row, index) => [index + 2, ...row]),
    );
    const others = BULK_COLUMNS.filter((column) => !HEADING.includes(column));
    expect(rows.every(({ values }) => others.every((column) => values[column] === ''))).toBe(true);
    expect(openWorkbook(make()).glance()[0]).toMatchObject({ name: 'orders', rows: sheet.rows });
  });
});
