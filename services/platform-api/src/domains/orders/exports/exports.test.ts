import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { countryCsv } from '@courier/api-client/export-file';
import { countryConfig } from '@courier/config';
import { unixFromLocal } from '@courier/config/time';
import papaparse from 'papaparse';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { csvFile } from './csv';

let server: TestApp;
let owner: TestCaller;
let authorization: string;
let ids: string[];

async function file(path: string, as = authorization) {
  const answer = await server.app.inject({ url: `${API}${path}`, headers: { authorization: as } });
  const { data } = papaparse.parse<Record<string, string>>(answer.body.replace('\ufeff', ''), {
    header: true,
    skipEmptyLines: true,
  });
  return { status: answer.statusCode, headers: answer.headers, rows: data };
}

beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
  authorization = await server.authorize('owner@demo.test');
  const first = await owner.placeOrder();
  await owner.call('POST', `/simulator/orders/${first}/advance`, { status: 'DELIVERED' });
  server.clock.advance(3600);
  authorization = await server.authorize('owner@demo.test');
  owner = await signedInCaller(server);
  const second = await owner.placeOrder((body) => ({
    ...body,
    customer: { ...body.customer, name: '=HYPERLINK("http://evil.test")\nLin' },
    order: { ...body.order, description: '@SUM(A1:A9), "two" lines\nof text' },
  }));
  ids = [second, first];
});
afterAll(() => server.close());

describe('the orders of a vendor as CSV', () => {
  it('contain one line per order, newest first [API-MISC-04]', async () => {
    const { status, headers, rows } = await file('/vendor/v1001/orders/export');
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="orders.csv"',
    ]);
    expect(rows.map((row) => row['order_id'])).toEqual(ids);
    const order = await owner.order(ids[1] as string);
    expect(rows[1]).toMatchObject({
      vendor_name: 'Harbour Tea',
      status: 'DELIVERED',
      customer_name: 'Lin Chia-hao',
      amount: '640',
      delivery_fee: String(order.delivery_fee),
      currency: 'TWD',
      scheduled_for: '',
    });
    const [date = '', time = ''] = rows[1]?.['created_at']?.split(' ') ?? [];
    expect(unixFromLocal(date, time, 'Asia/Taipei')).toBe(order.created_at - (order.created_at % 60));
    expect(rows[1]?.['delivered_at']).not.toBe('');
  });

  it('never contain a cell that starts a formula, and keep phone numbers readable [API-MISC-06]', async () => {
    const { rows } = await file('/vendor/v1001/orders/export');
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    expect(rows[0]).toMatchObject({
      customer_name: '\'=HYPERLINK("http://evil.test")\nLin',
      customer_phone: "'+886912048317",
      description: '\'@SUM(A1:A9), "two" lines\nof text',
    });
  });

  it.each([
    ...['=1', '+1', '-1', '@a', ' =1', '\t=1', '\r=1', '\n=1', '＝1', '﹢1', '−1', '=1\nrest', '=1\r\nrest'],
    ...[
      '\u200b=1',
      '\u200b\u200b +1',
      '\u2060@a',
      '\u00ad=1',
      '\ufeff-1',
      '\u180e=1',
      '\u034f=1',
      '\u3164=1',
    ],
    ...['\u2800=1', '\u202e=1', '\ufe0f=1', '\u{e0020}=1', '\u0001=1', '\u0085=1', '\u00a0=1', '\u3000＝1'],
  ])('disarm %j [API-MISC-06]', (cell) => {
    const { data } = papaparse.parse<string[]>(
      csvFile(['a'], [{ a: cell }])
        .toString()
        .slice(1),
    );
    // A program that separates cells by tabs sees a formula after the tab.
    expect(data[1]).toEqual([`'${cell.replace('\t=', "\t'=")}`]);
  });

  it('can be filtered by time, status and outlets [API-MISC-04]', async () => {
    const order = await owner.order(ids[1] as string);
    const exportedOrderIds = async (query: string) =>
      (await file(`/vendor/v1001/orders/export?${query}`)).rows.map((row) => row['order_id']);
    expect(await exportedOrderIds('status=DELIVERED,CANCELLED')).toEqual([ids[1]]);
    expect(await exportedOrderIds(`from=${order.created_at + 1}`)).toEqual([ids[0]]);
    expect(await exportedOrderIds(`to=${order.created_at}`)).toEqual([ids[1]]);
    expect((await file('/vendor/v1002/orders/export')).rows).toEqual([]);
    expect(await exportedOrderIds('include_outlets=true')).toEqual(ids);
    expect(await exportedOrderIds('search=N%20CHIA-H')).toEqual([ids[1]]);
    expect(await exportedOrderIds('customer_phone_number=0912%20048%20317')).toEqual(ids);
    expect(await exportedOrderIds('customer_phone_number=0912048318')).toEqual([]);
    expect((await file('/vendor/v1001/orders/export?status=a;b')).status).toBe(400);
    expect((await file(`/vendor/v1001/orders/export?search=${'a'.repeat(201)}`)).status).toBe(400);
  });

  it('use names of columns, comma and point unless a locale selects those of the reader', async () => {
    const plain = await file('/vendor/v1001/orders/export');
    // Taiwan uses comma and point itself.
    const chinese = await file('/vendor/v1001/orders/export?locale=zh_Hant_TW');
    expect(chinese.rows).toMatchObject([
      { 訂單編號: plain.rows[0]?.['order_number'], 狀態: '處理中' },
      { 訂單編號: plain.rows[1]?.['order_number'], 狀態: '已送達' },
    ]);
    expect(Object.values(chinese.rows[0] ?? {})).toHaveLength(Object.values(plain.rows[0] ?? {}).length);
    expect(plain.rows).toMatchObject([{ status_label: 'Processing' }, { status_label: 'Delivered' }]);
    expect((await file('/vendor/v1001/transactions/export?locale=zh-TW')).status).toBe(200);
    expect((await file('/vendor/v1001/orders/export?locale=%3B')).status).toBe(400);
    const inGermany = csvFile(['a', 'b'], [{ a: 'x', b: 12.5 }], { form: countryCsv(countryConfig('DE')) });
    expect(inGermany.toString()).toBe('\ufeffa;b\r\nx;12,5\r\n');
  });

  it('are not found by another account', async () => {
    const solo = await server.authorize('solo@demo.test');
    expect((await file('/vendor/v1001/orders/export', solo)).status).toBe(404);
    expect((await file('/vendor/v1001/transactions/export', solo)).status).toBe(404);
    expect((await file('/vendor/v1001/orders/export', '')).status).toBe(401);
  });
});

describe('the transactions of a vendor as CSV', () => {
  it('contain the costs of each order [API-MISC-05]', async () => {
    const { status, headers, rows } = await file('/vendor/v1001/transactions/export');
    const order = await owner.order(ids[1] as string);
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(rows[1]).toMatchObject({
      order_id: ids[1],
      payment_method: 'PAID',
      amount: '640',
      discount: '0',
      charged_delivery_fee: String(order.delivery_fee),
      currency: 'TWD',
    });
    expect((await file(`/vendor/v1001/transactions/export?to=${order.created_at}`)).rows).toHaveLength(1);
  });
});
