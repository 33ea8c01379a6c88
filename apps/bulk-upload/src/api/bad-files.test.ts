import fastCheck from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from '@jest/globals';
import { utils, write } from 'xlsx';
import { BULK_COLUMNS } from '@courier/api-client';
import { WORKBOOK_LIMITS } from '@courier/config';
import { mapColumns } from '@courier/sheet-reader';
import { rawParts, rawWorkbook, sheetDataXml, sheetXml, textCell } from '@courier/sheet-reader/testing';
import { openWorkbook, readWorkbook } from '@courier/sheet-reader/xlsx';
import { createBenchModel } from '../model/bench/bench';
import { checkBenchRow } from '../model/bench/check-row';
import { workbookBytes } from '../testing/real-workbook';
import { phoneRule } from './phone-numbers';
import { toRefusal } from './workbook-task';

const HEADING = ['customer_name', 'customer_phone', 'dropoff_address', 'amount'];
const GOOD = ['Bilal Khan', '0301 2345678', 'Block 5, Clifton, Karachi', '640'];

/** Reads the first sheet and lists the problems of each row under the rules of Pakistan. */
function read(content: Uint8Array) {
  const sheet = readWorkbook(content);
  const { rows } = createBenchModel(sheet, mapColumns(sheet.heading));
  const rules = {
    country: 'PK',
    isPossiblePhone: phoneRule('PK'),
    paymentMethods: ['PAID', 'CASH_ON_DELIVERY'] as const,
    points: new Set<string>(),
    nowSeconds: Date.UTC(2026, 10, 20, 6) / 1000,
  };
  return rows.map((row) => ({
    number: row.number,
    values: row.values,
    problems: checkBenchRow(row, rules).map(({ column, key }) => `${column} ${key}`),
  }));
}

function refusal(content: Uint8Array): string {
  try {
    readWorkbook(content);
  } catch (error) {
    return toRefusal(error).code;
  }
  return 'read';
}

/** Signature of OLE containers: legacy Office files and encrypted workbooks. */
const CONTAINER = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const old = (bookType: 'biff8' | 'html' | 'csv') => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([HEADING, GOOD]), 'orders');
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
};
const buildSheetParts = () => rawParts(sheetXml(sheetDataXml([HEADING, GOOD])));

/** Overwrites the uncompressed sizes that a ZIP archive declares. */
function lying(archive: Uint8Array): Uint8Array {
  const bytes = Uint8Array.from(archive);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 30; at += 1) {
    const mark = view.getUint32(at, true);
    if (mark === 0x04034b50) view.setUint32(at + 22, 100, true);
    if (mark === 0x02014b50) view.setUint32(at + 24, 100, true);
  }
  return bytes;
}

describe('an unreadable file', () => {
  const spaces = () => new Uint8Array(WORKBOOK_LIMITS.inflatedBytes + 1).fill(32);
  it.each<[string, string, () => Uint8Array]>([
    ['nothing at all', 'not-xlsx', () => new Uint8Array()],
    ['a page of HTML', 'not-xlsx', () => old('html')],
    ['CSV', 'not-xlsx', () => old('csv')],
    ['a workbook of before 2007', 'not-xlsx', () => old('biff8')],
    [
      'protected by a password',
      'encrypted',
      () =>
        Uint8Array.from([
          ...CONTAINER,
          ...[...'EncryptedPackage'].flatMap((sign) => [sign.charCodeAt(0), 0]),
        ]),
    ],
    [
      'half of a workbook',
      'not-xlsx',
      () => rawWorkbook(sheetXml(sheetDataXml([HEADING, GOOD]))).subarray(0, 400),
    ],
    ['an archive of something else', 'not-xlsx', () => zipSync({ 'readme.txt': strToU8('hello') })],
    [
      'broken XML',
      'not-xlsx',
      () => zipSync({ ...buildSheetParts(), 'xl/workbook.xml': strToU8('<workbook') }),
    ],
    [
      'a thousand times as large inside',
      'too-large',
      () => zipSync({ ...buildSheetParts(), 'xl/media/a.bin': spaces() }),
    ],
    [
      'that, and lying about it',
      'too-large',
      () => lying(zipSync({ ...buildSheetParts(), 'xl/worksheets/sheet1.xml': spaces() }, { level: 9 })),
    ],
    [
      'of very many entries',
      'too-large',
      () =>
        zipSync({
          ...buildSheetParts(),
          ...Object.fromEntries(
            Array.from({ length: WORKBOOK_LIMITS.entries + 1 }, (_, index) => [
              `x/${index}`,
              new Uint8Array(),
            ]),
          ),
        }),
    ],
    ['empty', 'no-rows', () => workbookBytes({ orders: [] })],
    ['a heading alone', 'no-rows', () => workbookBytes({ orders: [HEADING] })],
    [
      'a row too long',
      'too-many-rows',
      () =>
        workbookBytes({
          orders: [HEADING, ...Array.from({ length: WORKBOOK_LIMITS.rows + 1 }, () => ['a'])],
        }),
    ],
    [
      'a column too wide',
      'too-many-columns',
      () =>
        workbookBytes({ orders: [HEADING, Array.from({ length: WORKBOOK_LIMITS.columns + 1 }, () => 'a')] }),
    ],
    [
      'a cell too long',
      'cell-too-long',
      () => workbookBytes({ orders: [HEADING, ['a'.repeat(WORKBOOK_LIMITS.cellCharacters + 1)]] }),
    ],
  ])('is refused when it is %s', (_, code, make) => {
    expect(refusal(make())).toBe(code);
  });
});

describe('a workbook', () => {
  const readings: [string, () => Uint8Array][] = [
    ['SheetJS', () => workbookBytes({ orders: [HEADING, GOOD] })],
    ['hand, without a table of strings', () => rawWorkbook(sheetXml(sheetDataXml([HEADING, GOOD])))],
    [
      'a program that keeps macros in it',
      () =>
        rawWorkbook(sheetXml(sheetDataXml([HEADING, GOOD])), { 'xl/vbaProject.bin': new Uint8Array(300) }),
    ],
    [
      'a program that ends every sheet at its last possible row',
      () => rawWorkbook(sheetXml(`${sheetDataXml([HEADING, GOOD])}<row r="1048576" spans="1:4"/>`)),
    ],
  ];
  it.each(readings)('written by %s yields the same rows', (_, make) => {
    expect(read(make())).toMatchObject([
      { number: 2, values: { customer_name: 'Bilal Khan', amount: '640' }, problems: [] },
    ]);
  });

  it('without a heading keeps every row and names its columns by letters', () => {
    const { heading, rows } = readWorkbook(workbookBytes({ orders: [GOOD, GOOD] }));
    expect(heading).toEqual(['A', 'B', 'C', 'D']);
    expect(rows.map(({ cells }) => cells)).toEqual([GOOD, GOOD]);
    expect(mapColumns(heading)).toEqual({});
  });

  it('marks hidden sheets as hidden', () => {
    const hidden = strToU8(
      new TextDecoder()
        .decode(buildSheetParts()['xl/workbook.xml'])
        .replace('<sheet name', '<sheet state="hidden" name'),
    );
    const opened = openWorkbook(zipSync({ ...buildSheetParts(), 'xl/workbook.xml': hidden }));
    expect(opened.glance()).toMatchObject([{ name: 'orders', isHidden: true, rows: [{ number: 2 }] }]);
  });

  it('keeps right-to-left text, full-width digits, leading zeros and emoji', () => {
    const line = ['عائشة 🚚', '٠٣٠١٢٣٤٥٦٧٨', '５ Block, کلفٹن', '６４０'];
    const [row] = read(workbookBytes({ orders: [HEADING, line] }));
    expect(row?.values).toMatchObject({
      customer_name: 'عائشة 🚚',
      customer_phone: '٠٣٠١٢٣٤٥٦٧٨',
      amount: '６４０',
    });
    expect(row?.problems).toEqual([]);
  });

  it('drops control characters and surrounding spaces and replaces lone surrogates', () => {
    const [row] = read(
      rawWorkbook(
        sheetXml(sheetDataXml([HEADING, [' Bi\u0007lal\ud83d Khan ', '03012345678', 'Block 5', '640']])),
      ),
    );
    expect(row?.values.customer_name).toMatch(/^Bilal\ufffd* ?Khan$/);
  });

  it('asks about dates and times stored as plain numbers and accepts those stored as text', () => {
    const heading = [...HEADING, 'delivery_type', 'delivery_date', 'delivery_time'];
    const rows = read(
      workbookBytes({
        orders: [
          heading,
          [...GOOD, 'scheduled', 46346, 0.75],
          [...GOOD, 'scheduled', '2026-11-20', '18:00'],
          [...GOOD, 'scheduled', 'Friday', 'six'],
        ],
      }),
    );
    expect(rows.map(({ values }) => `${values.delivery_date} ${values.delivery_time}`)).toEqual([
      '46346 0.75',
      '2026-11-20 18:00',
      'Friday six',
    ]);
    expect(rows.map(({ problems }) => problems)).toEqual([
      ['delivery_date cell.which-date', 'delivery_time cell.which-time'],
      [],
      ['delivery_date cell.no-date', 'delivery_time cell.no-time'],
    ]);
  });

  it('reads the result of a formula and treats an error value as an empty cell', () => {
    const cells = `${textCell('A2', 'Bilal Khan')}${textCell('B2', '03012345678')}<c r="C2" t="str"><f>HYPERLINK("http://x")</f><v>Block 5</v></c><c r="D2" t="e"><v>#REF!</v></c>`;
    const [row] = read(rawWorkbook(sheetXml(`${sheetDataXml([HEADING])}<row r="2">${cells}</row>`)));
    expect(row?.values).toMatchObject({ dropoff_address: 'Block 5', amount: '' });
    expect(row?.problems).toContain('amount validation.fill-amount');
  });

  it('reads merged cells as one value in the first cell and empty cells elsewhere', () => {
    const lines = sheetDataXml([HEADING, GOOD, ['', '03012345679', 'Block 6', '900']]);
    const rows = read(
      rawWorkbook(sheetXml(lines, '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>')),
    );
    expect(rows.map(({ problems }) => problems)).toEqual([
      [],
      ['customer_name validation.fill-customer-name'],
    ]);
  });

  it('treats headings named like object properties as unknown columns', () => {
    const heading = ['__proto__', 'constructor', 'toString', ...HEADING];
    const [row] = read(workbookBytes({ orders: [heading, ['x', 'y', 'z', ...GOOD]] }));
    expect(Object.keys(row?.values ?? {})).toEqual([...BULK_COLUMNS]);
    expect(row?.problems).toEqual([]);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

const HANG_MS = 2000;
/** Allowed multiple of the time of one undamaged reading, for slow machines. */
const FLOORS = 50;

/** Fastest of up to three readings, milliseconds, because other processes may delay one of them. */
function reading(bytes: Uint8Array, bound: number): { code: string; ms: number } {
  let [code, ms] = ['', Number.POSITIVE_INFINITY];
  for (let tried = 0; ms > bound && tried < 3; tried += 1) {
    const began = performance.now();
    code = refusal(bytes);
    ms = Math.min(ms, performance.now() - began);
  }
  return { code, ms };
}

it('with damaged bytes is read or refused with a known code within two seconds', () => {
  const good = workbookBytes({ orders: [HEADING, ...Array.from({ length: 20 }, () => GOOD)] });
  const change = fastCheck.tuple(
    fastCheck.nat({ max: good.length - 1 }),
    fastCheck.integer({ min: 0, max: 255 }),
  );
  const bound = Math.max(HANG_MS, FLOORS * reading(good, 0).ms);
  let longest = 0;
  fastCheck.assert(
    fastCheck.property(fastCheck.array(change, { minLength: 1, maxLength: 12 }), (changes) => {
      const bytes = Uint8Array.from(good);
      for (const [at, byte] of changes) bytes[at] = byte;
      const { code, ms } = reading(bytes, bound);
      expect(ms).toBeLessThanOrEqual(bound);
      longest = Math.max(longest, ms);
      expect([
        'read',
        'not-xlsx',
        'too-large',
        'no-rows',
        'too-many-rows',
        'too-many-columns',
        'cell-too-long',
      ]).toContain(code);
    }),
    { numRuns: process.env['COURIER_DEEP'] ? 2000 : 60 },
  );
  if (process.env['COURIER_DEEP'])
    process.stdout.write(
      `measured: damaged workbooks in the browser: slowest of 2,000 = ${Math.round(longest)} ms (goal 2 s)\n`,
    );
});
