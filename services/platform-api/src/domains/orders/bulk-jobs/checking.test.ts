import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BULK_COLUMNS, type BulkColumn, type BulkJob, type BulkRow } from '@courier/api-client/contract';
import { LIMITS } from '@courier/config';
import { GOOD_ROW, bulkFile, confirmAll, type FileRow } from '../../../testing/inputs/bulk-file';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';

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

const upload = async (rows: readonly FileRow[], columns?: readonly string[]) => {
  const content = bulkFile(rows, columns);
  const answer = await owner.call('POST', '/bulk-job/create', {
    vendor_id: 'v1001',
    content,
    ...confirmAll(rows.length),
  });
  return { status: answer.status, ...(answer.body as unknown as { body: Job }).body };
};
const getJob = async (job: { bulk_job: BulkJob }, query = '') => {
  const path = `/bulk-job/detail/v1001/${job.bulk_job.metadata.bulk_job_id}${query}`;
  return ((await owner.call('GET', path)).body as unknown as { body: Job }).body;
};
const firstRowPlace = ({ orders: [row] }: { orders: BulkRow[] }) => row?.order.place;

describe('the columns latitude and longitude', () => {
  const PIN = { latitude: '25.0391', longitude: '121.5553' };

  it('take precedence over the position of the address and are optional', async () => {
    const given = await upload([{ ...GOOD_ROW, ...PIN }]);
    expect(firstRowPlace(given)).toEqual({ latitude: 25.0391, longitude: 121.5553, precision: 'address' });
    const without = BULK_COLUMNS.filter((column) => column !== 'latitude' && column !== 'longitude');
    const looked = await upload([GOOD_ROW], without);
    expect([looked.status, firstRowPlace(looked)?.precision]).toEqual([200, 'interpolated']);
    expect(firstRowPlace(looked)).not.toMatchObject({ latitude: 25.0391 });
  });

  it('make a row with an unknown address placeable and set the position of its order', async () => {
    const job = await upload([{ ...GOOD_ROW, dropoff_address: 'qqqq zzzz', ...PIN }]);
    expect(job.orders[0]).toMatchObject({ status: 'PREPROCESS_SUCCESS', error: null });
    const path = `/bulk-job/place-orders/${job.bulk_job.metadata.bulk_job_id}`;
    const placed = ((await owner.call('POST', path, {})).body as unknown as { body: Job }).body;
    const order = await owner.order(placed.orders[0]?.order_id ?? '');
    expect(order.customer.location).toMatchObject({ latitude: 25.0391, longitude: 121.5553 });
  });

  it.each([
    ['half of a place', { latitude: '25.0391' }],
    ['a latitude beyond the pole', { latitude: '95.1', longitude: '121.5' }],
    ['words', { latitude: 'north', longitude: '121.5' }],
  ])('are refused when they name %s', async (_name, cells) => {
    const { orders } = await upload([{ ...GOOD_ROW, ...cells }]);
    expect(orders[0]).toMatchObject({
      status: 'PREPROCESS_FAIL',
      error: 'validation.invalid-coordinates',
      order: { place: null },
    });
  });
});

describe('the rows of a job', () => {
  it('are answered in pages by their row numbers', async () => {
    const job = await upload(Array.from({ length: 9 }, () => GOOD_ROW));
    const numbers = async (query: string) => (await getJob(job, query)).orders.map((row) => row.row_number);
    expect(await numbers('?from_row=4&count=3')).toEqual([4, 5, 6]);
    expect(await numbers('?from_row=9')).toEqual([9, 10]);
    expect(await numbers('?count=2')).toEqual([2, 3]);
    expect(await numbers('?count=0')).toEqual([]);
    expect(await numbers('?from_row=-5&count=99999999999999')).toHaveLength(9);
    expect((await getJob(job, '?count=0')).bulk_job).toEqual(job.bulk_job);
  });
});

describe('a file with more rows than one check slice', () => {
  const MANY = LIMITS.bulkRowsAtOnce + 1;
  const rows = Array.from({ length: MANY }, (_, row) => ({
    ...GOOD_ROW,
    dropoff_address: `No. ${1 + (row % 90)}, Ln. 240, Guangfu S. Rd.`,
    amount: row % 500 === 7 ? 'many' : row + 1,
    collection_point: row % 2 ? 'ht-02' : '',
  }));

  const untilChecked = (job: { bulk_job: BulkJob }, query = '?count=0') =>
    until(async () => {
      const now = await getJob(job, query);
      return now.bulk_job.status !== 'UNKNOWN' && now;
    });

  it('is answered at once and checked in the background', async () => {
    const job = await upload(rows);
    expect(job).toMatchObject({
      status: 200,
      orders: [],
      bulk_job: {
        status: 'UNKNOWN',
        metadata: { total_row_count: MANY, placed_row_count: 0 },
        progress: { phase: 'checking', total: MANY },
      },
    });
    const { bulk_job, orders } = await untilChecked(job, '?from_row=9&count=2');
    const { progress: _done, ...facts } = job.bulk_job;
    expect(bulk_job).toEqual({
      ...facts,
      status: 'PREPROCESS_SUCCESS_WITH_ERROR',
      metadata: { ...facts.metadata, success_row_count: MANY - 4, error_row_count: 4 },
    });
    expect(orders).toMatchObject([
      { row_number: 9, status: 'PREPROCESS_FAIL', error: 'validation.fill-amount' },
      { row_number: 10, status: 'PREPROCESS_SUCCESS', order: { collection_point: 'Harbour Tea' } },
    ]);
  });

  it('cannot be placed before its check ends, and the check continues after a restart', async () => {
    const job = await upload(rows.slice(0, 3));
    const { bulk_job_id: jobId } = job.bulk_job.metadata;
    const { db } = server.deps;
    const values = Object.fromEntries(
      BULK_COLUMNS.map((column) => [column, String(GOOD_ROW[column] ?? '')]),
    ) as Record<BulkColumn, string>;
    // State left by a process that ended after three of five rows.
    await db
      .updateTable('bulk_jobs')
      .set({ status: 'UNKNOWN', row_total: 5 })
      .where('job_id', '=', jobId)
      .execute();
    const left = [5, 6].map((number) => ({ number, values, isDuplicateConfirmed: true }));
    await db
      .insertInto('bulk_slices')
      .values({ job_id: jobId, position: 3, rows: JSON.stringify(left) })
      .execute();
    expect(await owner.call('POST', `/bulk-job/place-orders/${jobId}`, {})).toMatchObject({
      status: 409,
      body: { meta: { translation_key: 'bulk.being-checked' } },
    });
    expect((await getJob(job)).bulk_job.progress).toEqual({ phase: 'checking', done: 3, total: 5 });
    await server.listen();
    const { bulk_job, orders } = await untilChecked(job, '');
    expect([bulk_job.status, bulk_job.progress]).toEqual(['PREPROCESS_SUCCESS', undefined]);
    expect(orders.map((row) => row.row_number)).toEqual([2, 3, 4, 5, 6]);
    expect(orders.slice(0, 3)).toEqual(job.orders);
  });
});
