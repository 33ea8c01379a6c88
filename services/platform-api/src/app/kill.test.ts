import type { BulkJob, BulkRow, Order as StoredOrder } from '@courier/api-client/contract';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import papaparse from 'papaparse';
import { GOOD_ROW, bulkFile, confirmAll } from '../testing/inputs/bulk-file';
import { httpCaller, prepareOrderBody, type HttpCaller } from '../testing/callers/http-caller';
import { createTestDatabase, testServer, type TestDatabase } from '../testing/databases/postgres-databases';
import { API } from '../testing/callers/place-order';
import { printFigure, printRow } from '../testing/print-figure';
import { freePort, startServerProcess, type ServerProcess } from '../testing/processes/server-process';
import { until } from '../testing/until';

const KILLS = process.env['COURIER_DEEP'] ? 30 : 1;
const LIMIT_MS = 120_000 + KILLS * 90_000;
const ROWS = 300;

const folder = mkdtempSync(join(tmpdir(), 'courier-kill-'));
let database: TestDatabase | null = null;
let server: ServerProcess;
let caller: HttpCaller;
const start = async () => {
  server = startServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    ...(database ? { DATABASE_URL: database.url } : {}),
    ACCESS_TOKEN_SECONDS: '86400',
    SIM_SPEED: '0.1',
    // One owner places orders and requests mails continuously.
    LIMIT_FACTOR: '1000',
  });
  await server.ready;
};
beforeAll(async () => {
  const cluster = testServer();
  database = cluster ? await createTestDatabase(cluster) : null;
  await start();
  caller = await httpCaller(() => server.origin);
}, LIMIT_MS);
afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Asked<T> {
  what: T;
  isAcknowledged: boolean;
}
type Order = Asked<{ description: string; key: string; body: { delivery_fee: number } }>;

async function placeUntilKilled(name: string, taken: () => void): Promise<Order[]> {
  const orders: Order[] = [];
  for (let count = 0; ; count += 1) {
    const description = `${name}-${count}`;
    const body = await prepareOrderBody(caller, description).catch(() => null);
    if (!body) return orders;
    const order = { what: { description, key: description, body }, isAcknowledged: false };
    orders.push(order);
    const answer = await caller.call('POST', '/order', body, order.what.key).catch(() => null);
    order.isAcknowledged = answer?.status === 200;
    if (order.isAcknowledged) taken();
  }
}

async function exportUntilKilled(name: string, taken: () => void): Promise<Asked<string>[]> {
  const mails: Asked<string>[] = [];
  for (let count = 0; ; count += 1) {
    const mail = { what: `owner+${name}-${count}@demo.test`, isAcknowledged: false };
    mails.push(mail);
    const body = { email: mail.what, to: 1 };
    const answer = await caller.call('POST', '/vendor/v1001/orders/export', body).catch(() => null);
    if (!answer) return mails;
    mail.isAcknowledged = answer.status === 200;
    if (mail.isAcknowledged) taken();
  }
}

async function uploadRows(name: string): Promise<string> {
  const rows = Array.from({ length: ROWS }, (_, row) => ({ ...GOOD_ROW, description: `${name}-${row}` }));
  const { body } = await caller.call('POST', '/bulk-job/create', {
    vendor_id: 'v1001',
    content: bulkFile(rows),
    ...confirmAll(ROWS),
  });
  return (body['body'] as { bulk_job: BulkJob }).bulk_job.metadata.bulk_job_id;
}

/** The finished job, requested again like a client that got no answer; 503 acknowledges nothing. */
async function placedJob(jobId: string): Promise<{ bulk_job: BulkJob; orders: BulkRow[] }> {
  const again = await until(async () => {
    const answer = await caller.call('POST', `/bulk-job/place-orders/${jobId}`, undefined, jobId);
    return answer.status !== 503 && answer;
  });
  expect(again.status).toBe(200);
  return until(async () => {
    const { body } = await caller.call('GET', `/bulk-job/detail/v1001/${jobId}`);
    const job = body['body'] as { bulk_job: BulkJob; orders: BulkRow[] };
    return job.bulk_job.status.startsWith('ORDER_PLACEMENT') && job;
  });
}

async function ordersByDescription(): Promise<Map<string, number>> {
  const csv = await caller.text(`${API}/vendor/v1001/orders/export`);
  const { data } = papaparse.parse<Record<string, string>>(csv.replace('\ufeff', ''), { header: true });
  const counts = new Map<string, number>();
  for (const { description = '' } of data) counts.set(description, (counts.get(description) ?? 0) + 1);
  return counts;
}

/** The kinds of an order's charges, and what they add up to. */
async function readCharges(orderId: string): Promise<{ kinds: string[]; sum: number }> {
  const { body } = await caller.call('GET', `/order?vendorId=v1001&orderId=${orderId}`);
  const { charges = [] } = body['result'] as StoredOrder;
  return {
    kinds: charges.map(({ kind }) => kind),
    sum: charges.reduce((sum, { amount }) => sum + amount, 0),
  };
}
const mailsTo = async (address: string) =>
  (await caller.text('/dev/outbox')).split(`To ${address},`).length - 1;

/** Kills at a different time in each round, but only after some orders and mails were acknowledged. */
function killSoon(round: number): { orderTaken(): void; mailTaken(): void } {
  let [ordersLeft, mailsLeft] = [1 + (round % 5), 1 + (round % 3)];
  const { child } = server;
  const killWhenDue = () => {
    if (ordersLeft <= 0 && mailsLeft <= 0) setTimeout(() => child.kill('SIGKILL'), (round * 7) % 40);
  };
  return {
    orderTaken: () => {
      ordersLeft -= 1;
      killWhenDue();
    },
    mailTaken: () => {
      mailsLeft -= 1;
      killWhenDue();
    },
  };
}

it(
  'loses nothing it acknowledged and repeats nothing when killed while placing orders, files and mails [API-MISC-07]',
  async () => {
    let [orderCount, mailCount, interrupted] = [0, 0, 0];
    for (let round = 0; round < KILLS; round += 1) {
      const jobId = await uploadRows(`file${round}`);
      const kill = killSoon(round);
      const placing = caller
        .call('POST', `/bulk-job/place-orders/${jobId}`, undefined, jobId)
        .catch(() => (interrupted += 1));
      const [first, second, mails] = await Promise.all([
        placeUntilKilled(`a${round}`, kill.orderTaken),
        placeUntilKilled(`b${round}`, kill.orderTaken),
        exportUntilKilled(`m${round}`, kill.mailTaken),
        placing,
      ]);
      await server.ended;
      await start();

      const orders = [...first, ...second];
      const acknowledged = orders.filter(({ isAcknowledged }) => isAcknowledged);
      const before = await ordersByDescription();
      for (const { what } of acknowledged)
        expect([what.description, before.get(what.description)]).toEqual([what.description, 1]);
      for (const { what } of orders) {
        const { status, body } = await caller.call('POST', '/order', what.body, what.key);
        const { order_id } = body['result'] as { order_id: string };
        // Not `unsplit`: the lines of the quote, and none of the database.
        expect([status, await readCharges(order_id)]).toEqual([
          200,
          { kinds: ['base', 'distance'], sum: what.body.delivery_fee },
        ]);
      }
      const { bulk_job, orders: rows } = await placedJob(jobId);
      expect([bulk_job.status, rows.filter(({ order_id }) => order_id !== null)]).toMatchObject([
        'ORDER_PLACEMENT_SUCCESS',
        { length: ROWS },
      ]);
      const after = await ordersByDescription();
      const wanted = [
        ...orders.map(({ what }) => what.description),
        ...rows.map((_, row) => `file${round}-${row}`),
      ];
      expect(wanted.map((description) => [description, after.get(description)])).toEqual(
        wanted.map((description) => [description, 1]),
      );
      for (const { what, isAcknowledged } of mails) {
        if (isAcknowledged) await until(async () => (await mailsTo(what)) > 0);
        expect(await mailsTo(what)).toBeLessThanOrEqual(1);
      }
      orderCount += acknowledged.length;
      mailCount += mails.filter(({ isAcknowledged }) => isAcknowledged).length;
    }
    expect(orderCount).toBeGreaterThanOrEqual(KILLS);
    expect(mailCount).toBeGreaterThanOrEqual(KILLS);
    // One round alone may place the file before its kill, above all on the embedded database.
    expect(interrupted).toBeGreaterThanOrEqual(KILLS > 1 ? 1 : 0);
    printRow('rounds of kill -9 per database; acknowledged writes lost or doubled', `${KILLS}; 0`, '0');
    printFigure(
      `${KILLS} kills: ${orderCount} orders and ${mailCount} mails acknowledged, ${KILLS * ROWS} rows of files placed: none lost, none doubled`,
    );
  },
  LIMIT_MS,
);
