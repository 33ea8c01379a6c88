import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { BulkJob, BulkRow } from '@courier/api-client/contract';
import { GOOD_ROW, bulkFile, confirmAll } from '../../../testing/inputs/bulk-file';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';

interface Job {
  bulk_job: BulkJob;
  orders: BulkRow[];
}

const ROWS = 300;

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const newJob = async (count: number) => {
  const rows = Array.from({ length: count }, (_, row) => ({ ...GOOD_ROW, description: `row ${row}` }));
  const file = { vendor_id: 'v1001', content: bulkFile(rows), ...confirmAll(count) };
  return jobIn(await owner.call('POST', '/bulk-job/create', file)).bulk_job.metadata.bulk_job_id;
};
const jobIn = ({ body }: { body: object }) => (body as { body: Job }).body;
const read = async (jobId: string) =>
  jobIn(await owner.call('GET', `/bulk-job/detail/v1001/${jobId}?count=0`)).bulk_job;
const placeStoppedJob = (jobId: string, key: string) =>
  owner.call('POST', `/bulk-job/place-orders/${jobId}?count=0`, {}, { 'idempotency-key': key });
const stop = async (jobId: string) =>
  jobIn(await owner.call('POST', `/bulk-job/stop/${jobId}?count=0`, {})).bulk_job;
const orderIds = async (jobId: string) => {
  const rows = server.deps.db.selectFrom('bulk_rows').select('order_id').where('job_id', '=', jobId);
  return (await rows.execute()).flatMap(({ order_id }) => order_id ?? []);
};
const orderCount = async () =>
  (await server.deps.db.selectFrom('orders').select('order_id').execute()).length;

it('stops between two rows, stays stopped for a repeated call and resumes for a new one; every row is placed once', async () => {
  const jobId = await newJob(ROWS);
  const before = await orderCount();
  const placing = placeStoppedJob(jobId, 'first');
  await until(async () => (await read(jobId)).metadata.placed_row_count > 0);
  const stopped = await stop(jobId);
  expect(stopped.progress).toEqual({
    phase: 'stopped',
    done: stopped.metadata.placed_row_count,
    total: ROWS,
  });
  expect(stopped.metadata.placed_row_count).toBeLessThan(ROWS);
  // The waiting placement call answers with the progress.
  expect(jobIn(await placing).bulk_job).toEqual(stopped);
  expect(jobIn(await placeStoppedJob(jobId, 'first')).bulk_job).toEqual(stopped);
  await server.listen();
  expect(await read(jobId)).toEqual(stopped);
  expect(await orderCount()).toBe(before + stopped.metadata.placed_row_count);

  const finished = jobIn(await placeStoppedJob(jobId, 'second')).bulk_job;
  expect(finished).toMatchObject({
    status: 'ORDER_PLACEMENT_SUCCESS',
    metadata: { placed_row_count: ROWS },
  });
  expect(finished.progress).toBeUndefined();
  expect(new Set(await orderIds(jobId)).size).toBe(ROWS);
  expect(await orderCount()).toBe(before + ROWS);
});

it('does not change a job that is not being placed', async () => {
  const jobId = await newJob(1);
  const checked = await read(jobId);
  expect(await stop(jobId)).toEqual(checked);
  const placed = jobIn(await placeStoppedJob(jobId, 'k')).bulk_job;
  expect(placed.status).toBe('ORDER_PLACEMENT_SUCCESS');
  expect(await stop(jobId)).toEqual(placed);
});
