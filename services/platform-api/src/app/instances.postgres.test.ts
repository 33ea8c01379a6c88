import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { sql } from 'kysely';
import { createTestDatabase, testServer, type TestDatabase } from '../testing/databases/postgres-databases';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';
import { signedInCaller, type TestCaller } from '../testing/callers/place-order';
import { until } from '../testing/until';

let database: TestDatabase;
let first: TestApp;
let second: TestApp;
let atFirst: TestCaller;
let atSecond: TestCaller;
beforeAll(async () => {
  database = await createTestDatabase(testServer() as string);
  const shared = [{ databaseUrl: database.url }, { demo: { simSpeed: 60 } }] as const;
  first = await startTestApp(...shared);
  await first.app.ready();
  second = await startTestApp(...shared);
  await second.app.ready();
  atFirst = await signedInCaller(first);
  atSecond = await signedInCaller(second);
});
afterAll(async () => {
  await first.close();
  await second.close();
  await database.drop();
});

function heardAt(server: TestApp): Order[] {
  const heard: Order[] = [];
  server.deps.bus.subscribe((order) => heard.push(order));
  return heard;
}
const findOrderVersion = (heard: readonly Order[], orderId: string, status: string) =>
  heard.find((order) => order.order_id === orderId && order.status === status);

describe('two instances on one database', () => {
  it('notify each other of new and changed orders', async () => {
    const heard = heardAt(second);
    const id = await atFirst.placeOrder();
    expect(await until(() => findOrderVersion(heard, id, 'NEW'))).toEqual(await atSecond.order(id));
    await atSecond.call('POST', `/simulator/orders/${id}/advance`, { status: 'WAITING_FOR_TRANSPORT' });
    expect(await until(() => findOrderVersion(heard, id, 'WAITING_FOR_TRANSPORT'))).toEqual(
      await atFirst.order(id),
    );
    await atFirst.call('PUT', '/order/cancel', { vendor_id: 'v1001', order_id: id, reason: 'BAD_WEATHER' });
    expect(await until(() => findOrderVersion(heard, id, 'CANCELLED'))).toEqual(await atSecond.order(id));
  });

  it('lose none of many concurrent orders, and keep the versions of each in order', async () => {
    const heard = heardAt(second);
    const ids = await Promise.all(Array.from({ length: 40 }, () => atFirst.placeOrder()));
    await until(() => ids.every((id) => findOrderVersion(heard, id, 'NEW')));
    for (const id of ids) {
      const versions = heard.filter((order) => order.order_id === id).map(({ updated_at }) => updated_at);
      expect(versions).toEqual([...versions].sort((a, b) => a - b));
    }
  });

  it('close the live channels of a session signed out at the other instance', async () => {
    const ended = new Promise<string>((resolve) => second.deps.bus.onSignOut(resolve));
    first.deps.bus.publishSignOut('one-session');
    expect(await ended).toBe('one-session');
  });

  it('share idempotency keys', async () => {
    const body = await atFirst.orderBody();
    const key = { 'idempotency-key': 'at-both' };
    const answers = await Promise.all([
      atFirst.call('POST', '/order', body, key),
      atSecond.call('POST', '/order', body, key),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.status).toBe(200);
  });

  it('share the settings of one simulator', async () => {
    await atSecond.call('POST', '/simulator', { rain: true, paused: true });
    await until(async () => (await first.app.simulator?.settings())?.paused);
    expect((await atFirst.call('GET', '/simulator')).body).toEqual(
      (await atSecond.call('GET', '/simulator')).body,
    );
    await atFirst.call('POST', '/simulator', { rain: false, paused: false });
    expect((await atSecond.call('GET', '/simulator')).body.result).toMatchObject({
      rain: false,
      paused: false,
    });
  });

  it('advance an order placed at the other instance, and use its controls', async () => {
    const heard = heardAt(first);
    const id = await atSecond.placeOrder();
    await until(() => findOrderVersion(heard, id, 'NEW'));
    await atSecond.call('POST', `/simulator/orders/${id}/advance`, { status: 'WAITING_FOR_TRANSPORT' });
    await until(() => findOrderVersion(heard, id, 'WAITING_FOR_TRANSPORT'));
    await until(async () => {
      first.clock.advance(5);
      await first.app.simulator?.tick();
      return (await atFirst.order(id)).status === 'DELIVERED';
    });
    const { status_history } = await atSecond.order(id);
    const statuses = status_history.map(({ status }) => status).filter((status) => status !== 'DELAYED');
    expect(new Set(statuses).size).toBe(statuses.length);
  });

  it('publish missed changes after a broken connection', async () => {
    const heard = heardAt(second);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like '%link'`.execute(first.deps.db);
    const id = await atFirst.placeOrder();
    expect((await until(() => findOrderVersion(heard, id, 'NEW'))).order_id).toBe(id);
  });

  it('move the simulator with its settings when its instance ends', async () => {
    await atSecond.call('POST', '/simulator', { speed: 120, strike: true });
    await until(async () => (await first.app.simulator?.settings())?.speed === 120);
    const id = await atSecond.placeOrder();
    await first.close();
    await until(async () => {
      second.clock.advance(5);
      await second.app.simulator?.tick();
      return (await atSecond.order(id)).status === 'DELIVERED';
    });
    expect((await atSecond.order(id)).rider_id).toMatch(/^r-tw-/);
    expect((await atSecond.call('GET', '/simulator')).body.result).toMatchObject({
      speed: 120,
      paused: false,
      strike: true,
    });
  });
});
