import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BULK_COLUMNS, type BulkRow } from '@courier/api-client/contract';
import { unixFromLocal } from '@courier/config/time';
import Papa from 'papaparse';
import * as spreadsheets from 'xlsx';
import { GOOD_ROW, bulkFile } from '../../../testing/inputs/bulk-file';
import { API } from '../../../testing/callers/place-order';
import { newAddress } from '../../../testing/inputs/new-address';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

const CASES = join(__dirname, '../../../../../../packages/sheet-reader/src/testing/cases');
/** Noon in Taipei, the day before the deliveries. */
const NOW = Date.UTC(2026, 10, 27, 4) / 1000;

let server: TestApp;
const authorizations = new Map<string, string>();
beforeAll(async () => {
  server = await startTestApp();
  server.clock.advance(NOW - server.clock.nowSeconds());
});
afterAll(() => server.close());

async function upload(country: string, content: string): Promise<BulkRow[]> {
  const isTaiwan = country === 'tw';
  const [host, email] = [`${country}.localhost`, isTaiwan ? 'owner@demo.test' : `owner.${country}@demo.test`];
  const authorization = authorizations.get(country) ?? (await server.authorize(email, host));
  authorizations.set(country, authorization);
  const send = (method: 'GET' | 'POST', path: string, payload?: object) =>
    server.app.inject({
      method,
      url: `${API}${path}`,
      remoteAddress: newAddress(),
      headers: { authorization, host },
      ...(payload && { payload }),
    });
  const vendors = (await send('GET', '/vendors')).json<{ result: { vendors: { vendor_id: string }[] } }>();
  const vendorId = isTaiwan ? 'v1001' : (vendors.result.vendors[0]?.vendor_id ?? '');
  const answer = await send('POST', '/bulk-job/create', { vendor_id: vendorId, content });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<{ body: { orders: BulkRow[] } }>().body.orders;
}

/** A CSV case file as text cells. */
function asWorkbook(name: string): string {
  const { data } = Papa.parse<string[]>(readFileSync(join(CASES, name), 'utf8'), { skipEmptyLines: true });
  const [heading = [], ...lines] = data;
  // Rows need different house numbers because equal rows are held as duplicates.
  const caseCell = (line: readonly string[], column: string, row: number) => {
    const text = heading.includes(column) ? (line[heading.indexOf(column)] ?? '') : '';
    return column === 'dropoff_address' ? text.replace(/^No\. 17/, `No. ${17 + row}`) : text;
  };
  const rows = lines.map((line, row) => BULK_COLUMNS.map((column) => caseCell(line, column, row)));
  const book = spreadsheets.utils.book_new();
  spreadsheets.utils.book_append_sheet(
    book,
    spreadsheets.utils.aoa_to_sheet([[...BULK_COLUMNS], ...rows]),
    'orders',
  );
  return spreadsheets.write(book, { type: 'base64', bookType: 'xlsx' }) as string;
}

const asItIs = (name: string) => readFileSync(join(CASES, name)).toString('base64');

describe('a file of a shop', () => {
  it.each([
    ['kr', 'dates-kr.csv', 'Asia/Seoul'],
    ['de', 'dates-de.csv', 'Europe/Berlin'],
    ['hu', 'dates-hu.csv', 'Europe/Budapest'],
    ['th', 'dates-th.csv', 'Asia/Bangkok'],
  ])('in %s has the dates of %s read in the local format', async (country, name, timezone) => {
    const orders = await upload(country, asWorkbook(name));
    const evening = unixFromLocal('2026-11-28', '18:30', timezone);
    const onTheHour = unixFromLocal('2026-11-28', '18:00', timezone);
    expect(orders.length).toBeGreaterThan(3);
    for (const { order } of orders) expect([evening, onTheHour]).toContain(order.preordered_for);
    expect(orders.filter(({ order }) => order.preordered_for === onTheHour)).toHaveLength(
      country === 'de' ? 1 : 0,
    );
  });

  it.each(['de', 'tr', 'cz', 'hu', 'ar', 'fi'])('in %s has 18.30 read as a time', async (country) => {
    const orders = await upload(country, asWorkbook('time-with-dot.csv'));
    const { timezone } = { timezone: TIMEZONES[country] ?? '' };
    expect(orders.map(({ order }) => order.preordered_for)).toEqual([
      unixFromLocal('2026-11-28', '18:30', timezone),
      unixFromLocal('2026-11-28', '12:05', timezone),
    ]);
  });

  it('with the 1904 date system has its dates read correctly', async () => {
    const [row] = await upload('tw', asItIs('mac-1904-dates.xlsx'));
    expect(row).toMatchObject({
      status: 'PREPROCESS_SUCCESS',
      order: { preordered_for: unixFromLocal('2026-11-28', '18:00', 'Asia/Taipei') },
    });
  });

  it.each(['my', 'sg'])('in %s may contain coordinates with sixteen decimals', async (country) => {
    const [row] = await upload(country, asItIs('coordinates-full-precision.xlsx'));
    expect(row?.order.place).toEqual({
      latitude: 1.290_348_291_736_859_2,
      longitude: 103.852_007_173_685_9,
      precision: 'address',
    });
  });

  it('in Germany has the number 12.125 rounded to 12.13', async () => {
    // Waits until riders work in Germany; earlier sessions have expired.
    server.clock.advance(8 * 3600);
    authorizations.clear();
    const orders = await upload('de', asItIs('amount-three-decimals-number.xlsx'));
    const inBerlin = { latitude: 52.52, longitude: 13.405, customer_phone: '01712345678', amount: 12.125 };
    await upload('de', bulkFile([{ ...GOOD_ROW, ...inBerlin }]));
    server.clock.advance(-8 * 3600);
    authorizations.clear();
    // Each position is held until it is confirmed.
    expect(orders.map(({ error }) => error)).toEqual(Array.from({ length: 3 }, () => 'bulk.confirm-place'));
    const stored = await server.deps.db
      .selectFrom('bulk_rows')
      .select('payload')
      .where('payload', 'is not', null)
      .execute();
    expect(stored.map(({ payload }) => payload?.order.amount)).toContain(12.13);
  });

  it('in Taiwan has phone numbers completed, or the possible numbers listed', async () => {
    const orders = await upload('tw', asWorkbook('phones-tw.csv'));
    expect(
      orders.map(({ error, cell }) =>
        error === null ? 'good' : [error, ...(cell?.answers ?? [])].join(' '),
      ),
    ).toEqual([
      ...Array.from({ length: 6 }, () => 'good'),
      ...Array.from({ length: 3 }, () => 'cell.which-phone 0912048317 0922333444'),
      'good',
      'cell.which-phone 0912048317',
      'cell.which-phone 0912-048-317',
      'validation.phone-incorrect',
      'good',
    ]);
  });

  it('in Taiwan has payment words recognised; unknown ones are reported with the possible meanings', async () => {
    const orders = await upload('tw', asWorkbook('payments-tw.csv'));
    const [cash, paid, asked] = ['CASH_ON_DELIVERY', 'PAID', 'cell.which-payment'];
    expect(orders.map(({ error, order }) => error ?? order.payment_method)).toEqual([
      ...[cash, paid, paid, asked, cash, paid, paid, paid, asked, asked, asked],
      ...[asked, asked, paid, cash, cash, asked, asked, asked, paid, asked, asked],
    ]);
    expect(orders[10]?.cell).toEqual({
      column: 'payment_method',
      value: 'unpaid',
      answers: ['CASH_ON_DELIVERY', 'PAID'],
    });
  });
});

const TIMEZONES: Readonly<Record<string, string>> = {
  de: 'Europe/Berlin',
  tr: 'Europe/Istanbul',
  cz: 'Europe/Prague',
  hu: 'Europe/Budapest',
  ar: 'America/Argentina/Buenos_Aires',
  fi: 'Europe/Helsinki',
};

it.each([
  ['a date that says tomorrow', { delivery_date: 'tomorrow 15:00' }, 'cell.which-date', ['2026-11-28 15:00']],
  ['an unreadable date', { delivery_date: 'soon' }, 'cell.no-date', []],
  ['a time without a day', { delivery_time: '18:30' }, 'cell.which-day', ['2026-11-27', '2026-11-28']],
  [
    'instant beside a date',
    { delivery_type: 'instant', delivery_date: '2026-11-28', delivery_time: '18:30' },
    'cell.instant-or-scheduled',
    ['scheduled', 'instant'],
  ],
  [
    'a number as its time',
    { delivery_date: '2026-11-28', delivery_time: 18.3 },
    'cell.which-time',
    ['18:30', '18:03', '18:18'],
  ],
  ['a number of a phone that is too short', { customer_phone: '09120487' }, 'validation.phone-incorrect', []],
])('a row with %s is never placed unchanged', async (_, cells, error, answers) => {
  const [row] = await upload('tw', bulkFile([{ ...GOOD_ROW, ...cells }]));
  expect([row?.status, row?.error, row?.cell?.answers]).toEqual(['PREPROCESS_FAIL', error, answers]);
});

it('a row with a date and a time alone is scheduled', async () => {
  const [row] = await upload('tw', bulkFile([{ ...GOOD_ROW, delivery_date: '2026-11-28 18:30' }]));
  expect(row).toMatchObject({
    status: 'PREPROCESS_SUCCESS',
    order: {
      delivery_type: 'scheduled',
      preordered_for: unixFromLocal('2026-11-28', '18:30', 'Asia/Taipei'),
    },
  });
});
