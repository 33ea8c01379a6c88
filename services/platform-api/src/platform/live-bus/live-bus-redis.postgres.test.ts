import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { sql } from 'kysely';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../testing/databases/postgres-databases';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startRedis, type RedisServer } from '../../testing/processes/redis-server';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';

let redis: RedisServer;
let database: TestDatabase;
let first: TestApp;
let second: TestApp;
let atFirst: TestCaller;
beforeAll(async () => {
  redis = await startRedis();
  database = await createTestDatabase(testServer() as string);
  const shared = { databaseUrl: database.url, redisUrl: redis.url };
  first = await startTestApp(shared);
  second = await startTestApp(shared);
  atFirst = await signedInCaller(first);
});
afterAll(async () => {
  await first?.close();
  await second?.close();
  await database?.drop();
  await redis?.close();
});

function heardAtSecond(): Order[] {
  const heard: Order[] = [];
  second.deps.bus.subscribe((order) => heard.push(order));
  return heard;
}
const cancel = async (orderId: string) => {
  await atFirst.call('POST', `/simulator/orders/${orderId}/advance`, { status: 'WAITING_FOR_TRANSPORT' });
  return atFirst.call('PUT', '/order/cancel', {
    vendor_id: 'v1001',
    order_id: orderId,
    reason: 'BAD_WEATHER',
  });
};

it('publishes orders, their changes in order, and sign-outs to the other instance', async () => {
  const heard = heardAtSecond();
  const ids = await Promise.all(Array.from({ length: 20 }, () => atFirst.placeOrder()));
  await until(() => ids.every((id) => heard.some(({ order_id }) => order_id === id)));
  const [id = ''] = ids;
  await cancel(id);
  const last = await until(() =>
    heard.find((order) => order.order_id === id && order.status === 'CANCELLED'),
  );
  expect(last).toEqual(await atFirst.order(id));
  const versions = heard.filter(({ order_id }) => order_id === id).map(({ updated_at }) => updated_at);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  const ended = new Promise<string>((resolve) => second.deps.bus.onSignOut(resolve));
  first.deps.bus.publishSignOut('one-session');
  expect(await ended).toBe('one-session');
});

it('uses Redis, not the database', async () => {
  const heard = heardAtSecond();
  const signOutNotice = new Promise<string>((resolve) => second.deps.bus.onSignOut(resolve));
  await sql`select pg_notify('courier_instances', ${JSON.stringify({ from: 'x', signOuts: ['by-notify'] })})`.execute(
    first.deps.db,
  );
  first.deps.bus.publishSignOut('by-redis');
  expect(await signOutNotice).toBe('by-redis');
  expect(heard).toEqual([]);
});

it('publishes missed changes after a loss of Redis, and loses no sign-out', async () => {
  const heard = heardAtSecond();
  const ended = new Promise<string>((resolve) => second.deps.bus.onSignOut(resolve));
  await redis.halt();
  const id = await atFirst.placeOrder();
  expect((await cancel(id)).status).toBe(200);
  first.deps.bus.publishSignOut('while-gone');
  expect(heard.filter(({ order_id }) => order_id === id)).toEqual([]);
  await redis.resume();
  await until(() => heard.find((order) => order.order_id === id && order.status === 'CANCELLED'));
  expect(await ended).toBe('while-gone');
  const next = await atFirst.placeOrder();
  await until(() => heard.find(({ order_id }) => order_id === next));
});

it('names an unreachable Redis without its password', async () => {
  const start = startTestApp({ databaseUrl: database.url, redisUrl: 'redis://me:secret@127.0.0.1:9' });
  await expect(start).rejects.toThrow(/^Redis at 127\.0\.0\.1:9 of REDIS_URL cannot be used \((?!.*secret)/);
});
