import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkJob, BulkRow } from '@courier/api-client/contract';
import { minutesOfDay } from '@courier/config';
import { GOOD_ROW, bulkFile, type FileRow } from '../../../testing/inputs/bulk-file';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';

interface Answer {
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
beforeEach(async () => {
  await server.deps.db.deleteFrom('country_parameters').where('name', '=', 'serviceHours').execute();
});

const upload = async (rows: readonly FileRow[], confirmed_duplicates?: number[]): Promise<Answer> => {
  const content = bulkFile(rows);
  const sent = { vendor_id: 'v1002', content, ...(confirmed_duplicates && { confirmed_duplicates }) };
  const { body } = await owner.call('POST', '/bulk-job/create', sent);
  return (body as unknown as { body: Answer }).body;
};
const placeHeldJob = async ({ bulk_job }: Answer): Promise<Answer> => {
  const { body } = await owner.call('POST', `/bulk-job/place-orders/${bulk_job.metadata.bulk_job_id}`, {});
  return (body as unknown as { body: Answer }).body;
};
const errors = ({ orders }: Answer) => orders.map(({ error }) => error);
const person = (customer_phone: string, more: FileRow = {}): FileRow => ({
  ...GOOD_ROW,
  customer_phone,
  ...more,
});

describe('a row whose address was not found exactly', () => {
  const NOWHERE = person('0912000101', { dropoff_address: 'No. 3, Nowhere Blvd., Taipei' });

  it('is held with its place and its fee, and is not placed with the others', async () => {
    const job = await upload([NOWHERE, person('0912000102')]);
    expect(errors(job)).toEqual(['bulk.confirm-place', null]);
    expect(job.orders[0]?.order).toMatchObject({
      place: { precision: expect.not.stringMatching(/^(address|interpolated|place)$/) },
      delivery_fee: expect.any(Number),
    });
    expect(job.bulk_job.metadata).toMatchObject({
      success_row_count: 1,
      error_row_count: 1,
      held_row_count: 1,
    });
    const placed = await placeHeldJob(job);
    expect(placed.orders.map(({ status }) => status)).toEqual(['PREPROCESS_FAIL', 'ORDER_PLACEMENT_SUCCESS']);
    expect(placed.bulk_job).toMatchObject({
      status: 'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
      metadata: { placed_row_count: 1, held_row_count: 1 },
    });
  });

  it('is placed once the call names its coordinates', async () => {
    const [held] = (await upload([person('0912000103', { dropoff_address: 'No. 3, Nowhere Blvd., Taipei' })]))
      .orders;
    const { latitude, longitude } = held?.order.place ?? { latitude: 0, longitude: 0 };
    const job = await upload([
      person('0912000103', { dropoff_address: 'No. 3, Nowhere Blvd., Taipei', latitude, longitude }),
    ]);
    expect(errors(job)).toEqual([null]);
  });
});

describe('a row that has the phone number and address of another order', () => {
  it('of the same file is held and names the other row, regardless of spelling', async () => {
    const job = await upload([
      person('0912 000 201', { customer_name: 'Amy Chen' }),
      person('+886-912-000-201', { dropoff_address: 'no. 17 Ln. 240 guangfu s. rd' }),
      person('0912000202'),
    ]);
    expect(errors(job)).toEqual([null, 'bulk.duplicate-row', null]);
    expect(job.orders[1]?.duplicate_of).toEqual({ row_number: 2, customer_name: 'Amy Chen' });
    const placed = await placeHeldJob(job);
    expect(placed.orders.map(({ order_id }) => order_id === null)).toEqual([false, true, false]);
  });

  it('of today is held and names it; a confirmation in the call places it', async () => {
    const twice = [person('0912000301', { customer_name: 'Lai Yu-chen' })];
    const first = await placeHeldJob(await upload(twice));
    const second = await upload(twice);
    expect(errors(second)).toEqual(['bulk.duplicate-order']);
    expect(second.orders[0]?.duplicate_of).toEqual({
      order_id: first.orders[0]?.order_id,
      customer_name: 'Lai Yu-chen',
      created_at: expect.any(Number),
    });
    expect(second.bulk_job.status).toBe('PREPROCESS_FAIL');
    const confirmed = await upload(twice, [2]);
    expect(errors(confirmed)).toEqual([null]);
    expect((await placeHeldJob(confirmed)).bulk_job.status).toBe('ORDER_PLACEMENT_SUCCESS');
  });

  it('is no duplicate of a cancelled order', async () => {
    const rows = [person('0912000302')];
    const { orders } = await placeHeldJob(await upload(rows));
    await server.deps.db
      .updateTable('orders')
      .set({ status: 'CANCELLED' })
      .where('order_id', '=', orders[0]?.order_id ?? '')
      .execute();
    expect(errors(await upload(rows))).toEqual([null]);
  });

  it('of a large file is held although the other row was checked much earlier', async () => {
    const rows = Array.from({ length: 2001 }, (_, index) =>
      person(`0913${String(index % 2000).padStart(6, '0')}`),
    );
    const { bulk_job } = await upload(rows);
    const id = bulk_job.metadata.bulk_job_id;
    const getJob = async () =>
      ((await owner.call('GET', `/bulk-job/detail/v1002/${id}`)).body as unknown as { body: Answer }).body;
    const { orders } = await until(async () => {
      const answer = await getJob();
      return answer.bulk_job.status === 'UNKNOWN' ? undefined : answer;
    });
    expect(orders.filter(({ error }) => error !== null)).toMatchObject([
      { row_number: 2002, error: 'bulk.duplicate-row', duplicate_of: { row_number: 2 } },
    ]);
  });
});

describe('a row for a closed shop', () => {
  /** Closes the shop: it opens in an hour, for an hour. */
  const close = () => {
    const inAnHour = minutesOfDay(server.clock.nowSeconds() + 3600, 'Asia/Taipei');
    const sheetText = (minute: number) =>
      String(Math.floor((minute % 1440) / 60) * 100 + (minute % 60)).padStart(4, '0');
    const value = JSON.stringify(`${sheetText(inAnHour)}:${sheetText(inAnHour + 60)}`);
    return server.deps.db
      .insertInto('country_parameters')
      .values({ country: 'TW', name: 'serviceHours', value })
      .execute();
  };

  it('is refused if it is instant, at the check or when the shop closes before placement', async () => {
    const checked = await upload([person('0912000401')]);
    await close();
    expect(errors(await placeHeldJob(checked))).toEqual(['store-closed']);
    expect(errors(await upload([person('0912000402')]))).toEqual(['store-closed']);
  });
});
