import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { LIVE_LIMITS } from '@courier/config';
import { openLive, requestTicket, type LiveSocket } from '../../../testing/callers/live-socket';
import { API } from '../../../testing/callers/place-order';
import { printFigure, printRow } from '../../../testing/print-figure';
import { signIn } from '../../../testing/callers/sign-in';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import { createMessageBudget } from './message-budget';

let server: TestApp;
let origin: string;
const opened: LiveSocket[] = [];
beforeAll(async () => {
  server = await startTestApp();
  origin = await server.listen();
});
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.terminate();
  await until(async () => (await liveChannels()) === 0);
});
afterAll(() => server.close());

const liveChannels = async () => (await server.deps.metrics.liveChannels.get()).values[0]?.value ?? 0;
const connect = (authorization: string) => {
  const live = openLive(origin, authorization);
  opened.push(live);
  return live;
};
const listening = async (authorization: string) => {
  const live = connect(authorization);
  expect(await live.outcome).toBe('open');
  return live;
};

it('a channel that sends too much at once is closed, and delays no other', async () => {
  const { authorization } = await signIn(server, 'owner@demo.test');
  const live = await listening(authorization);
  const messages = process.env['COURIER_DEEP'] ? 5000 : 500;
  for (let count = 0; count < messages; count += 1)
    live.send({ action: 'subscribeToVendor', vendor_id: `v${count}` });
  const began = performance.now();
  const answer = await server.app.inject({ url: `${API}/vendors`, headers: { authorization } });
  const waited = Math.round(performance.now() - began);
  printRow(`another call during ${messages.toLocaleString('en')} subscriptions: slowest`, `${waited} ms`);
  printFigure(
    `${messages} subscriptions at once: another call waits ${Math.round(performance.now() - began)} ms`,
  );
  expect(answer.statusCode).toBe(200);
  expect(await live.closed).toBe(1008);
});

it('limits the messages of a channel by burst and by rate', () => {
  let now = 0;
  const isWithin = createMessageBudget(() => now);
  const most = () => {
    let count = 0;
    while (isWithin()) count += 1;
    return count;
  };
  expect(most()).toBe(LIVE_LIMITS.messagesAtOnce);
  now += 1000;
  expect(most()).toBe(LIVE_LIMITS.messagesPerSecond - 1);
  now += 3_600_000;
  expect(most()).toBe(LIVE_LIMITS.messagesAtOnce);
});

it('asks the database once for all subscriptions that come together', async () => {
  const { authorization } = await signIn(server, 'owner@demo.test');
  const live = await listening(authorization);
  const queries: string[] = [];
  const { db } = server.deps;
  const executor = db.getExecutor();
  const original = executor.executeQuery.bind(executor);
  executor.executeQuery = (query, ...rest) => {
    queries.push((query as { sql: string }).sql);
    return original(query, ...rest);
  };
  const ids = ['v1001', 'v2001', 'v1002', 'v1003', 'a-v1004', 'v9999'];
  for (const vendor_id of ids) live.send({ action: 'subscribeToVendor', vendor_id, include_outlets: true });
  await until(() => live.heard.length === 4);
  executor.executeQuery = original;
  expect(live.heard.map(({ vendor_id }) => vendor_id)).toEqual(['v1001', 'v1002', 'v1003', 'a-v1004']);
  expect(queries.filter((text) => text.includes('vendors')).length).toBeLessThanOrEqual(2);
});

it('refuses channels above the limit of a session or account and says when to retry', async () => {
  const sessions = Math.ceil(LIVE_LIMITS.channelsPerAccount / LIVE_LIMITS.channelsPerSession);
  const { authorization } = await signIn(server, 'multi@demo.test');
  for (let count = 0; count < LIVE_LIMITS.channelsPerSession; count += 1) await listening(authorization);
  expect(await connect(await requestTicket(server, authorization)).outcome).toBe(429);
  for (let session = 1; session < sessions; session += 1) {
    const other = await signIn(server, 'multi@demo.test');
    for (let count = 0; count < LIVE_LIMITS.channelsPerSession; count += 1)
      await listening(other.authorization);
  }
  expect(await connect((await signIn(server, 'multi@demo.test')).authorization).outcome).toBe(429);
  expect(await liveChannels()).toBe(LIVE_LIMITS.channelsPerAccount);
  expect(await connect((await signIn(server, 'owner@demo.test')).authorization).outcome).toBe('open');
  opened[0]?.socket.close();
  await until(async () => (await liveChannels()) === LIVE_LIMITS.channelsPerAccount);
  expect(await connect((await signIn(server, 'multi@demo.test')).authorization).outcome).toBe('open');
});
