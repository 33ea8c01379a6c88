import { expect, it } from '@jest/globals';
import { LIMITS } from '@courier/config';
import {
  bulkHistoryOptions,
  bulkJobOptions,
  bulkPageOptions,
  createBulkJob,
  createQueryClient,
  placeBulkJob,
  readBulkJob,
  stopBulkJob,
} from '../queries';
import { answeringClient } from '../testing/answering-client';

const job = (more: object = {}) => ({ vendor_id: 'kw1001', metadata: { bulk_job_id: 'j9' }, ...more });
const buildJobRows = (from: number, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    row_id: `r${from + index}`,
    row_number: from + index,
    ...more,
  }));
const buildAnswer = (orders: object[] = [], more: object = {}) => ({ body: { bulk_job: job(more), orders } });

it('all rows of a job are read in pages, each starting after the last row of the previous page', async () => {
  const most = LIMITS.bulkPageRows;
  const { client, inputsOf } = answeringClient({
    'bulkJobs.detail': [
      buildAnswer(buildJobRows(2, most)),
      buildAnswer(buildJobRows(2 + most, most)),
      buildAnswer([]),
    ],
  });
  const detail = await createQueryClient().fetchQuery(bulkJobOptions(client, 'kw1001', 'j9'));
  expect([detail.rows.length, detail.rows.at(-1)?.row_number]).toEqual([2 * most, 2 * most + 1]);
  const params = { vendorId: 'kw1001', jobId: 'j9' };
  expect(inputsOf('bulkJobs.detail')).toEqual([
    { params, query: { count: most } },
    { params, query: { from_row: 2 + most, count: most } },
    { params, query: { from_row: 2 + 2 * most, count: most } },
  ]);
});

it('a page of rows is requested by its first row and its size', async () => {
  const { client, inputsOf } = answeringClient({ 'bulkJobs.detail': buildAnswer(buildJobRows(0, 3)) });
  const cache = createQueryClient();
  for (const page of [{ fromRow: 0, count: 3 }, { count: 0 }, { fromRow: 7 }, {}])
    await cache.fetchQuery(bulkPageOptions(client, 'kw1001', 'j9', page));
  expect(inputsOf('bulkJobs.detail').map((input) => (input as { query: object }).query)).toEqual([
    { from_row: 0, count: 3 },
    { count: 0 },
    { from_row: 7 },
    {},
  ]);
});

it('a file is sent as text for its vendor', async () => {
  const { client, inputsOf } = answeringClient({ 'bulkJobs.create': buildAnswer() });
  await createBulkJob(client, createQueryClient(), 'kw"1001', new Blob(['UEsDBA==']));
  const [input] = inputsOf('bulkJobs.create') as { body: Blob }[];
  expect(JSON.parse((await input?.body.text()) ?? '')).toEqual({ vendor_id: 'kw"1001', content: 'UEsDBA==' });
});

it('sends the file name and the rows that the user has confirmed', async () => {
  const { client, inputsOf } = answeringClient({ 'bulkJobs.create': buildAnswer() });
  const name = `${'x'.repeat(300)}.xlsx`;
  await createBulkJob(client, createQueryClient(), 'v1001', new Blob(['UEsDBA==']), {}, [3], name);
  const [input] = inputsOf('bulkJobs.create') as { body: Blob }[];
  expect(JSON.parse((await input?.body.text()) ?? '')).toEqual({
    vendor_id: 'v1001',
    confirmed_duplicates: [3],
    file_name: 'x'.repeat(255),
    content: 'UEsDBA==',
  });
});

it('requests about a job contain its id and the requested rows', async () => {
  const { client, asked } = answeringClient({
    'bulkJobs.placeOrders': buildAnswer(),
    'bulkJobs.stop': buildAnswer(),
    'bulkJobs.detail': buildAnswer(),
  });
  const cache = createQueryClient();
  const { signal } = new AbortController();
  await placeBulkJob(client, cache, 'j9', { page: { count: 0 }, signal });
  await stopBulkJob(client, cache, 'j9', { signal });
  await readBulkJob(client, cache, 'kw1001', 'j9', { page: { fromRow: 5 }, signal });
  expect(asked).toEqual([
    {
      call: 'bulkJobs.placeOrders',
      input: { params: { jobId: 'j9' }, query: { count: 0 } },
      options: { signal },
    },
    { call: 'bulkJobs.stop', input: { params: { jobId: 'j9' }, query: {} }, options: { signal } },
    {
      call: 'bulkJobs.detail',
      input: { params: { vendorId: 'kw1001', jobId: 'j9' }, query: { from_row: 5 } },
      options: { signal },
    },
  ]);
});

it('an answer about a job updates every screen and replaces newly answered rows', async () => {
  const { client } = answeringClient({
    'bulkJobs.detail': [
      buildAnswer(buildJobRows(2, 3, { is: 'old' })),
      buildAnswer(buildJobRows(3, 1, { is: 'new' }), { status: 'NEW' }),
    ],
    'bulkJobs.all': { body: [] },
  });
  const cache = createQueryClient();
  const whole = bulkJobOptions(client, 'kw1001', 'j9');
  await cache.fetchQuery(whole);
  await cache.fetchQuery(bulkHistoryOptions(client, 'kw1001'));
  await readBulkJob(client, cache, 'kw1001', 'j9', { page: { fromRow: 3, count: 1 } });
  expect(cache.getQueryData(whole.queryKey)).toMatchObject({
    job: { status: 'NEW' },
    rows: [
      { row_id: 'r2', is: 'old' },
      { row_id: 'r3', is: 'new' },
      { row_id: 'r4', is: 'old' },
    ],
  });
  expect(cache.getQueryState(bulkHistoryOptions(client, 'kw1001').queryKey)?.isInvalidated).toBe(true);
});

it('a page of rows does not replace all rows of a job', async () => {
  const { client } = answeringClient({ 'bulkJobs.detail': buildAnswer(buildJobRows(3, 1)) });
  const cache = createQueryClient();
  const cachedJob = () => cache.getQueryData(bulkJobOptions(client, 'kw1001', 'j9').queryKey);
  await readBulkJob(client, cache, 'kw1001', 'j9', { page: { fromRow: 3, count: 1 } });
  expect(cachedJob()).toBeUndefined();
  await readBulkJob(client, cache, 'kw1001', 'j9');
  expect(cachedJob()?.rows).toHaveLength(1);
});

it('the jobs of a vendor are requested by vendor id', async () => {
  const { client, inputsOf } = answeringClient({ 'bulkJobs.all': { body: [job()] } });
  expect(await createQueryClient().fetchQuery(bulkHistoryOptions(client, 'kw1001'))).toEqual([job()]);
  expect(inputsOf('bulkJobs.all')).toEqual([{ params: { vendorId: 'kw1001' } }]);
});
