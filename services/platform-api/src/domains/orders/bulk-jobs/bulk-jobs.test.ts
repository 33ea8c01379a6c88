import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BulkJob, BulkRow } from '@courier/api-client/contract';
import { localDate, unixFromLocal } from '@courier/config/time';
import * as spreadsheets from 'xlsx';
import { GOOD_ROW, bulkFile, confirmAll, type FileRow } from '../../../testing/inputs/bulk-file';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

interface Job {
  bulk_job: BulkJob;
  orders: BulkRow[];
}

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const upload = async (rows: readonly FileRow[], vendor = 'v1001') => {
  const content = bulkFile(rows);
  const { status, body } = await owner.call('POST', '/bulk-job/create', {
    vendor_id: vendor,
    content,
    ...confirmAll(rows.length),
  });
  return { status, ...(body as unknown as { body: Job }).body };
};
const placeJob = async (jobId: string, headers?: Record<string, string>) => {
  const { status, body } = await owner.call('POST', `/bulk-job/place-orders/${jobId}`, {}, headers);
  return { status, meta: body.meta, ...(body as unknown as { body?: Job }).body };
};
const getJob = async (jobId: string, vendor = 'v1001') => {
  const { status, body } = await owner.call('GET', `/bulk-job/detail/${vendor}/${jobId}`);
  return { status, job: (body as unknown as { body: Job }).body };
};
const bulkJobId = (job: { bulk_job: BulkJob }) => job.bulk_job.metadata.bulk_job_id;
const orderCount = async () => {
  const all = server.deps.db.selectFrom('orders').select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await all.executeTakeFirstOrThrow()).count);
};

describe('uploading a file', () => {
  it('keeps the file name in the list of earlier files', async () => {
    const send = (file_name?: string) =>
      owner.call('POST', '/bulk-job/create', {
        vendor_id: 'v1001',
        content: bulkFile([GOOD_ROW]),
        ...(file_name !== undefined && { file_name }),
      });
    await send();
    await send('\u0007 lunch-27-nov.xlsx ');
    const { body } = await owner.call('GET', '/bulk-job/all/v1001');
    const jobs = (body as unknown as { body: BulkJob[] }).body.slice(0, 2);
    const names = jobs.map(({ metadata }) => metadata.file_name);
    expect(new Set(names)).toEqual(new Set([undefined, 'lunch-27-nov.xlsx']));
    expect((await send('x'.repeat(256))).status).toBe(400);
  });

  it('answers the job and its rows with the fee of each [API-BULK-01]', async () => {
    const tomorrow = localDate(server.clock.nowSeconds() + 86_400, 'Asia/Taipei');
    const at = unixFromLocal(tomorrow, '12:00', 'Asia/Taipei');
    const scheduled = { delivery_type: 'scheduled', delivery_date: tomorrow, delivery_time: '12:00' };
    const { status, bulk_job, orders } = await upload([
      GOOD_ROW,
      { ...GOOD_ROW, ...scheduled, collection_point: 'ht-02', payment_method: 'cash on delivery' },
    ]);
    expect([status, bulk_job]).toEqual([
      200,
      {
        status: 'PREPROCESS_SUCCESS',
        vendor_id: 'v1001',
        metadata: {
          bulk_job_id: expect.any(String),
          success_row_count: 2,
          error_row_count: 0,
          total_row_count: 2,
          placed_row_count: 0,
          created_by: 'owner@demo.test',
          created_at: server.clock.nowSeconds(),
        },
      },
    ]);
    expect(orders).toEqual([
      {
        row_number: 2,
        row_id: `${bulk_job.metadata.bulk_job_id}-2`,
        status: 'PREPROCESS_SUCCESS',
        error: null,
        order: {
          amount: 640,
          customer_name: 'Lin Chia-hao',
          dropoff_address: '12F-3, No. 17, Ln. 240, Guangfu S. Rd.',
          payment_method: 'PAID',
          delivery_type: 'instant',
          preordered_for: null,
          delivery_fee: expect.any(Number),
          collection_point: 'Harbour Tea',
          place: {
            latitude: expect.any(Number),
            longitude: expect.any(Number),
            precision: 'interpolated',
          },
        },
        order_id: null,
      },
      expect.objectContaining({
        row_number: 3,
        status: 'PREPROCESS_SUCCESS',
        order: expect.objectContaining({
          payment_method: 'CASH_ON_DELIVERY',
          delivery_type: 'scheduled',
          preordered_for: at,
          collection_point: 'Harbour Tea · Fuxing',
        }),
      }),
    ]);
    expect(orders[0]?.order.delivery_fee).toBeGreaterThan(0);
  });

  it('marks each row that violates a rule of the form and accepts the others [API-BULK-06]', async () => {
    const wrong: [string, FileRow][] = [
      ['validation.fill-customer-name', { customer_name: '' }],
      ['validation.wrong-customer-name', { customer_name: 'Lin 2' }],
      ['validation.phone-incorrect', { customer_phone: '12' }],
      ['validation.fill-description', { description: 'x'.repeat(201) }],
      ['validation.fill-address', { dropoff_address: '', unit: '' }],
      ['validation.invalid-coordinates', { dropoff_address: 'qqqq zzzz' }],
      ['validation.fill-amount', { amount: 'many' }],
      ['cell.which-payment', { payment_method: 'GOLD' }],
      ['validation.fill-payment-method', { payment_method: 'PAYMENT_ON_DELIVERY' }],
      ['validation.notes-too-long', { notes: '字'.repeat(334) }],
      ['cell.no-date', { delivery_type: 'scheduled', delivery_date: '2020-02-30' }],
      ['validation.preordered-for', { delivery_date: '2020-02-28', delivery_time: '12:00' }],
      ['bulk.delivery-type', { delivery_type: 'teleport' }],
      ['bulk.collection-point', { collection_point: 'v2001' }],
      ['request.error.undeliverable-address', { dropoff_address: '高雄市前鎮區' }],
    ];
    const { bulk_job, orders } = await upload([
      ...wrong.map(([, change]) => ({ ...GOOD_ROW, ...change })),
      GOOD_ROW,
    ]);
    expect(orders.map(({ status, error }) => [status, error])).toEqual([
      ...wrong.map(([key]) => ['PREPROCESS_FAIL', key]),
      ['PREPROCESS_SUCCESS', null],
    ]);
    expect(bulk_job).toMatchObject({
      status: 'PREPROCESS_SUCCESS_WITH_ERROR',
      metadata: { success_row_count: 1, error_row_count: wrong.length },
    });
  });

  it('creates a job that cannot be placed if all rows are invalid', async () => {
    const job = await upload([{ ...GOOD_ROW, amount: '' }]);
    expect(job.bulk_job.status).toBe('PREPROCESS_FAIL');
    expect((await placeJob(bulkJobId(job))).status).toBe(409);
  });
});

describe('the jobs of a vendor', () => {
  it('are listed newest first, and each is found with its rows [API-BULK-03] [API-BULK-04]', async () => {
    server.clock.advance(1);
    const job = await upload([GOOD_ROW], 'v1003');
    server.clock.advance(1);
    const newer = await upload([GOOD_ROW], 'v1003');
    const { body } = await owner.call('GET', '/bulk-job/all/v1003');
    expect(body).toEqual({ code: 200, body: [newer.bulk_job, job.bulk_job] });
    const { status, ...rest } = job;
    expect(await getJob(bulkJobId(job), 'v1003')).toEqual({ status, job: rest });
  });

  it('are not found by other accounts', async () => {
    const job = await upload([GOOD_ROW]);
    const solo = await signedInCaller(server, 'solo@demo.test', 'v4001');
    const statuses = await Promise.all([
      getJob(bulkJobId(job), 'v1002').then(({ status }) => status),
      solo.call('GET', '/bulk-job/all/v1001').then(({ status }) => status),
      solo.call('GET', `/bulk-job/detail/v4001/${bulkJobId(job)}`).then(({ status }) => status),
      solo.call('POST', `/bulk-job/place-orders/${bulkJobId(job)}`, {}).then(({ status }) => status),
      solo.call('POST', '/bulk-job/create', { vendor_id: 'v1001', content: '' }).then(({ status }) => status),
      placeJob('nobody').then(({ status }) => status),
    ]);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

describe('placing the orders of a file', () => {
  it('places the valid rows once and reports it [API-BULK-05]', async () => {
    const job = await upload([
      GOOD_ROW,
      { ...GOOD_ROW, amount: '' },
      { ...GOOD_ROW, customer_name: 'Wang Mei-ling' },
    ]);
    server.clock.advance(900);
    owner = await signedInCaller(server);
    const { status, bulk_job, orders = [] } = await placeJob(bulkJobId(job));
    expect([status, bulk_job]).toMatchObject([
      200,
      { status: 'ORDER_PLACEMENT_SUCCESS', metadata: { placed_row_count: 2, error_row_count: 1 } },
    ]);
    expect(orders.map((row) => row.status)).toEqual([
      'ORDER_PLACEMENT_SUCCESS',
      'PREPROCESS_FAIL',
      'ORDER_PLACEMENT_SUCCESS',
    ]);
    const placed = await owner.order(orders[2]?.order_id ?? '');
    expect(placed).toMatchObject({
      vendor_id: 'v1001',
      customer: { name: 'Wang Mei-ling', phone_number: '+886912048317' },
      delivery_fee: job.orders[2]?.order.delivery_fee,
      order: { amount: 640 },
    });
    // Computed again from what the fee of the summary was computed from.
    expect(placed.charges?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['base', 'distance']));
  });

  it('is refused for a finished job, except for a repeated call [API-BULK-05]', async () => {
    const job = await upload([GOOD_ROW]);
    const before = await orderCount();
    const first = await placeJob(bulkJobId(job), { 'idempotency-key': 'k1' });
    const again = await placeJob(bulkJobId(job), { 'idempotency-key': 'k1' });
    expect([again.status, again.bulk_job, again.orders]).toEqual([200, first.bulk_job, first.orders]);
    expect(await placeJob(bulkJobId(job))).toMatchObject({
      status: 409,
      meta: { translation_key: 'bulk.already-placed' },
    });
    expect(await orderCount()).toBe(before + 1);
  });

  it('places every row once when called twice at the same time', async () => {
    const job = await upload(Array.from({ length: 5 }, () => GOOD_ROW));
    const before = await orderCount();
    await Promise.all([placeJob(bulkJobId(job)), placeJob(bulkJobId(job)), placeJob(bulkJobId(job))]);
    expect(await orderCount()).toBe(before + 5);
  });

  it('continues after a restart and places nothing twice', async () => {
    const job = await upload([GOOD_ROW, GOOD_ROW, GOOD_ROW]);
    const { db } = server.deps;
    // State left by a process that ended after the first row.
    await db
      .updateTable('bulk_jobs')
      .set({ placing_since: 1 })
      .where('job_id', '=', bulkJobId(job))
      .execute();
    await db
      .updateTable('bulk_rows')
      .set({ status: 'ORDER_PLACEMENT_SUCCESS', order_id: 'v1001-before' })
      .where('job_id', '=', bulkJobId(job))
      .where('row_number', '=', 2)
      .execute();
    const before = await orderCount();
    const finished = new Promise((resolve) => {
      let left = 2;
      server.deps.bus.subscribe(() => (left -= 1) === 0 && resolve(undefined));
    });
    await server.listen();
    await finished;
    // Waits for the job's end if placing still runs.
    await placeJob(bulkJobId(job), { 'idempotency-key': 'end' });
    expect(await orderCount()).toBe(before + 2);
    expect((await getJob(bulkJobId(job))).job).toMatchObject({
      bulk_job: { status: 'ORDER_PLACEMENT_SUCCESS', metadata: { placed_row_count: 3 } },
      orders: [{ order_id: 'v1001-before' }, {}, {}],
    });
  });

  it('marks rows that can no longer be placed', async () => {
    const tomorrow = localDate(server.clock.nowSeconds() + 86_400, 'Asia/Taipei');
    const scheduled = { delivery_type: 'scheduled', delivery_date: tomorrow, delivery_time: '12:00' };
    const job = await upload([GOOD_ROW, { ...GOOD_ROW, ...scheduled }]);
    server.clock.advance(2 * 86_400);
    owner = await signedInCaller(server);
    const { bulk_job, orders = [] } = await placeJob(bulkJobId(job));
    expect(bulk_job?.status).toBe('ORDER_PLACEMENT_SUCCESS_WITH_ERROR');
    expect(orders[1]).toMatchObject({ status: 'ORDER_PLACEMENT_FAIL', error: 'validation.preordered-for' });
  });
});

describe('the template', () => {
  it('is an XLSX file with the columns that the upload accepts [API-BULK-02]', async () => {
    const authorization = await server.authorize('owner@demo.test');
    const answer = await server.app.inject({
      url: `${API}/bulk-job/example-file`,
      headers: { authorization },
    });
    expect(answer.headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const book = spreadsheets.read(answer.rawPayload);
    const sheet = book.Sheets['orders'] as spreadsheets.WorkSheet;
    spreadsheets.utils.sheet_add_json(sheet, [GOOD_ROW], {
      skipHeader: false,
      header: readSheetHeading(sheet),
    });
    const content = spreadsheets.write(book, { type: 'base64', bookType: 'xlsx' }) as string;
    const sent = { vendor_id: 'v1001', content, ...confirmAll(1) };
    const { status, body } = await owner.call('POST', '/bulk-job/create', sent);
    expect([status, (body as unknown as { body: Job }).body.bulk_job.status]).toEqual([
      200,
      'PREPROCESS_SUCCESS',
    ]);
  });

  it('is explained in the language of its reader', async () => {
    const authorization = await server.authorize('owner@demo.test');
    const answer = await server.app.inject({
      url: `${API}/bulk-job/example-file`,
      headers: { authorization, 'accept-language': 'ar' },
    });
    const book = spreadsheets.read(answer.rawPayload);
    expect(book.SheetNames).toEqual(['الطلبات', 'المساعدة']);
    const help = readSheetHeading(book.Sheets['المساعدة'] as spreadsheets.WorkSheet);
    expect(help).toEqual(['العمود', 'مطلوب', 'ما يُكتب فيه']);
  });

  const readSheetHeading = (sheet: spreadsheets.WorkSheet) =>
    spreadsheets.utils.sheet_to_json<string[]>(sheet, { header: 1 })[0] as string[];
});
