import { CALL_LIMITS, type CallLimit } from '@courier/api-client/call-limits';
import { serverContract } from '@courier/api-client/call-docs';
import type { BulkJob, Call } from '@courier/api-client/contract';
import { afterEach, expect, it } from '@jest/globals';
import { callPath } from '../calls/call-path';
import { bulkFile, confirmAll, GOOD_ROW } from '../../testing/inputs/bulk-file';
import { newAddress } from '../../testing/inputs/new-address';
import { API, signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { printFigure, printRow } from '../../testing/print-figure';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { until } from '../../testing/until';

const ORDERS_ON_A_QUOTE = process.env['COURIER_DEEP'] ? 400 : 62;

let open: TestApp[] = [];
const start = async (limitFactor = 1) => {
  const server = await startTestApp({ limitFactor });
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const server of open) await server.close();
  open = [];
});

const calls = Object.entries(serverContract).flatMap(([resource, rows]) =>
  Object.entries(rows).map(([name, call]): [string, Call, CallLimit | undefined] => [
    `${resource}.${name}`,
    call,
    (CALL_LIMITS as Readonly<Record<string, Record<string, CallLimit>>>)[resource]?.[name],
  ]),
);

const evaluate = async (server: TestApp, remoteAddress: string, host = 'localhost') => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/ofrep/v1/evaluate/flags',
    remoteAddress,
    headers: { host },
    payload: { context: {} },
  });
  return answer.statusCode;
};

it('refuses every call of the contract above its limit with the seconds to wait, before checking its session', async () => {
  const server = await start(0.000_1);
  const refused: string[] = [];
  for (const [name, call, limit] of calls) {
    const remoteAddress = newAddress();
    const sendLimitedCall = () =>
      server.app.inject({
        method: call.method,
        url: callPath(call).replace(/:\w+/g, 'x'),
        remoteAddress,
        headers: { authorization: 'Bearer forged|forged', 'content-type': 'application/json' },
      });
    expect((await sendLimitedCall()).statusCode).not.toBe(429);
    const late = await sendLimitedCall();
    expect([name, late.statusCode, late.headers['retry-after'], late.json().meta.translation_key]).toEqual([
      name,
      429,
      String(limit?.address.seconds),
      call.base === 'identity' ? 'auth.TooManyRequestsException' : 'error.too-many-requests',
    ]);
    refused.push(name);
  }
  printRow('calls refused beyond their limit', `${refused.length} of ${calls.length}`, String(calls.length));
  printFigure(`${refused.length} of ${calls.length} calls are refused beyond their limit`);
});

it('limits orders per quote to sixty; other quotes, vendors and countries are not affected', async () => {
  const server = await start();
  const owner = await signedInCaller(server);
  const body = await owner.orderBody();
  const statuses: number[] = [];
  for (let order = 0; order < ORDERS_ON_A_QUOTE; order += 1)
    statuses.push((await owner.call('POST', '/order', body)).status);
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
  printFigure(
    `of ${ORDERS_ON_A_QUOTE} orders on one quote ${statuses.filter((status) => status === 200).length} are placed`,
  );

  expect((await owner.call('POST', '/order', await owner.orderBody())).status).toBe(200);
  const other = await signedInCaller(server, 'solo@demo.test', 'v4001', {
    latitude: 25.0512,
    longitude: 121.5301,
  });
  expect((await other.call('POST', '/order', await other.orderBody())).status).toBe(200);
});

it('repeats of an acknowledged order do not count for its quote and get the first answer', async () => {
  const server = await start();
  const owner = await signedInCaller(server);
  const body = await owner.orderBody();
  const postOrder = (key: string) => owner.call('POST', '/order', body, { 'idempotency-key': key });
  const first = await postOrder('first');
  expect(first.status).toBe(200);
  for (let repeat = 0; repeat < ORDERS_ON_A_QUOTE; repeat += 1)
    expect(await postOrder('first')).toEqual(first);
  const others: number[] = [];
  for (let order = 1; order < ORDERS_ON_A_QUOTE; order += 1)
    others.push((await postOrder(`k-${order}`)).status);
  expect(others.filter((status) => status === 200)).toHaveLength(59);
  expect(await postOrder('first')).toEqual(first);
});

const untilRefused = async (caller: TestCaller, path: string, most: number) => {
  for (let call = 0; call < most; call += 1) if ((await caller.call('GET', path)).status === 429) return call;
  return most;
};

it('counts an account across all addresses, separately from other accounts, vendors and countries', async () => {
  const server = await start(0.005);
  const owner = await signedInCaller(server);
  expect(await untilRefused(owner, '/vendors', 20)).toBe(12);
  const other = await signedInCaller(server, 'solo@demo.test');
  expect(await untilRefused(other, '/vendors', 20)).toBe(12);
  const authorization = await server.authorize('owner.kw@demo.test', 'kw.localhost');
  const abroad = await server.app.inject({
    url: `${API}/vendors`,
    remoteAddress: newAddress(),
    headers: { authorization, host: 'kw.localhost' },
  });
  expect(abroad.statusCode).toBe(200);
  server.clock.advance(59);
  expect((await owner.call('GET', '/vendors')).status).toBe(429);
  server.clock.advance(1);
  expect((await owner.call('GET', '/vendors')).status).toBe(200);
});

it('counts an IPv6 address by its /64 and an IPv4-mapped address as IPv4, in all countries together', async () => {
  const server = await start(0.01);
  for (let call = 0; call < 12; call += 1)
    expect(await evaluate(server, `2001:db8:0:1::${call + 1}`)).toBe(200);
  expect(await evaluate(server, '2001:db8:0:1:ffff::9')).toBe(429);
  expect(await evaluate(server, '2001:db8:0:1:ffff::9', 'kw.localhost')).toBe(429);
  expect(await evaluate(server, '2001:db8:0:2::1')).toBe(200);
  for (let call = 0; call < 12; call += 1) expect(await evaluate(server, '192.0.2.7')).toBe(200);
  expect(await evaluate(server, '::ffff:192.0.2.7')).toBe(429);
});

it('counts a file of forty orders as one call where six single orders exceed the limit', async () => {
  const server = await start(0.01);
  const owner = await signedInCaller(server);
  const content = bulkFile(Array.from({ length: 40 }, () => GOOD_ROW));
  const created = await owner.call('POST', '/bulk-job/create', {
    vendor_id: 'v1001',
    content,
    ...confirmAll(40),
  });
  const { bulk_job } = (created.body as { body: { bulk_job: BulkJob } }).body;
  const placing = `/bulk-job/place-orders/${bulk_job.metadata.bulk_job_id}`;
  expect((await owner.call('POST', placing, {})).status).toBe(200);
  const listPlacedOrders = () => server.deps.db.selectFrom('orders').select('order_id').execute();
  await until(async () => (await listPlacedOrders()).length === 40);
  for (let order = 0; order < 6; order += 1)
    expect((await owner.call('POST', '/order', {})).status).toBe(400);
  expect((await owner.call('POST', '/order', {})).status).toBe(429);
});
