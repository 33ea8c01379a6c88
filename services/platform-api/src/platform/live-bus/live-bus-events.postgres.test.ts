import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveOrder } from '../../domains/orders/stored-orders/orders.repository';
import { httpCaller, prepareOrderBody } from '../../testing/callers/http-caller';
import { openLive, type LiveSocket } from '../../testing/callers/live-socket';
import { signedInCaller } from '../../testing/callers/place-order';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../testing/databases/postgres-databases';
import { printFigure } from '../../testing/print-figure';
import { startRedis, type RedisServer } from '../../testing/processes/redis-server';
import { freePort, startServerProcess } from '../../testing/processes/server-process';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';

const CHANNELS = 20;
const KILLS = process.env['COURIER_DEEP'] ? 30 : 1;

let redis: RedisServer;
let database: TestDatabase;
let listening: TestApp;
let authorization: string;
const folder = mkdtempSync(join(tmpdir(), 'courier-events-'));
const channels: LiveSocket[] = [];
beforeAll(async () => {
  redis = await startRedis();
  database = await createTestDatabase(testServer() as string);
  listening = await startTestApp({ databaseUrl: database.url, redisUrl: redis.url });
  const origin = await listening.listen();
  authorization = await listening.authorize('owner@demo.test');
  for (let count = 0; count < CHANNELS; count += 1) {
    const live = openLive(origin, authorization);
    channels.push(live);
    await live.outcome;
    await live.subscribe('v1001');
  }
});
afterAll(async () => {
  for (const { socket } of channels) socket.terminate();
  await listening?.close();
  await database?.drop();
  await redis?.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Heard {
  order_id: string;
  status: string;
  updated_at: number;
}
const heardBy = (live: LiveSocket): Heard[] =>
  live.heard.flatMap(({ data }) => (data === undefined ? [] : [data as Heard]));
const isHeardByAll = (orderId: string, status: string) =>
  channels.every((live) => heardBy(live).some((one) => one.order_id === orderId && one.status === status));
const eventsLeft = async () =>
  (await listening.deps.db.selectFrom('order_events').select('order_id').execute()).length;
const expectInOrder = () => {
  for (const live of channels) {
    const newest = new Map<string, number>();
    for (const { order_id, updated_at } of heardBy(live)) {
      expect(updated_at).toBeGreaterThan(newest.get(order_id) ?? 0);
      newest.set(order_id, updated_at);
    }
  }
};

it('a published change leaves no event behind', async () => {
  const owner = await signedInCaller(listening);
  const id = await owner.placeOrder();
  await until(() => isHeardByAll(id, 'NEW'));
  await until(async () => (await eventsLeft()) === 0);
});

it('a committed but unpublished change reaches every channel once', async () => {
  const { db, bus } = listening.deps;
  const owner = await signedInCaller(listening);
  const id = await owner.placeOrder();
  const now = listening.clock.nowSeconds();
  // Simulates an instance that dies between the commit and the message.
  const dying = { bus: { ...bus, publishOrder: () => undefined } };
  await moveOrder(dying, db, id, now, () => ({ status: 'RECEIVED' }));
  await moveOrder(dying, db, id, now, () => ({ status: 'NEAR_VENDOR' }));
  await until(() => isHeardByAll(id, 'NEAR_VENDOR'));
  await until(async () => (await eventsLeft()) === 0);
  expectInOrder();
});

it('an event of a deleted order is removed', async () => {
  await listening.deps.db.insertInto('order_events').values({ order_id: 'v1001-gone', version: 1 }).execute();
  await until(async () => (await eventsLeft()) === 0);
});

it(`orders of an instance that is killed ${KILLS} times reach every channel of another`, async () => {
  let notificationCount = 0;
  let acknowledged = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const server = startServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
    });
    await server.ready;
    const caller = await httpCaller(() => server.origin);
    const bodies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => prepareOrderBody(caller, `round ${round}, order ${index}`)),
    );
    const placing = bodies.map((body) =>
      caller.call('POST', '/order', body).then(
        ({ status }) => {
          acknowledged += status === 200 ? 1 : 0;
          // In the middle: some orders are committed, fewer are published.
          if (status === 200) server.child.kill('SIGKILL');
        },
        () => undefined,
      ),
    );
    await Promise.all(placing);
    await server.ended;
    const stored = await listening.deps.db
      .selectFrom('orders')
      .select('order_id')
      .where('description', 'like', `round ${round},%`)
      .execute();
    await until(() =>
      stored.every(({ order_id }) =>
        channels.every((live) => heardBy(live).some((one) => one.order_id === order_id)),
      ),
    );
    notificationCount += stored.length;
  }
  printFigure(
    `${KILLS} kills in the middle of placing: ${acknowledged} orders acknowledged, ${notificationCount} committed, each told to ${CHANNELS} of ${CHANNELS} channels`,
  );
  expect(notificationCount).toBeGreaterThanOrEqual(acknowledged);
  await until(async () => (await eventsLeft()) === 0);
  expectInOrder();
}, 2_400_000);
