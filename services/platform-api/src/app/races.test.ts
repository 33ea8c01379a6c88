import type { BulkJob, CreateOrder, Order } from '@courier/api-client/contract';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { bulkFile, confirmAll, GOOD_ROW } from '../testing/inputs/bulk-file';
import { newAddress } from '../testing/inputs/new-address';
import { API, signedInCaller, type TestCaller } from '../testing/callers/place-order';
import { printFigure, printRow } from '../testing/print-figure';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';
import { DEMO_PASSWORD } from '../testing/server/demonstration';

const RACES = process.env['COURIER_DEEP'] ? 200 : 4;
const ROWS = 5;
jest.setTimeout(3_600_000);

/** Two instances if the database allows several, else the same one twice. */
let servers: [TestApp, TestApp];
let callers: TestCaller[];
beforeAll(async () => {
  const first = await startTestApp({ limitFactor: 1000 });
  const { databaseUrl } = first.deps.config;
  const second = databaseUrl === null ? first : await startTestApp({ databaseUrl, limitFactor: 1000 });
  servers = [first, second];
  callers = [await signedInCaller(first), await signedInCaller(second)];
});
afterAll(async () => {
  for (const server of new Set(servers.toReversed())) await server.close();
});

/** Concurrent calls, alternating between the instances. */
const together = <T>(count: number, call: (caller: TestCaller, index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(callers[index % 2] as TestCaller, index)));
const owner = () => callers[0] as TestCaller;
const listDescribedOrders = (description: string) =>
  servers[0].deps.db.selectFrom('orders').select('order_id').where('description', '=', description).execute();
const described = (description: string) => (body: CreateOrder) => ({
  ...body,
  order: { ...body.order, description },
});
const listStatuses = ({ status_history }: Order) => status_history.map(({ status }) => status);

it(`${RACES} times: six calls with one key place one order and get the same answer`, async () => {
  for (let race = 0; race < RACES; race += 1) {
    const body = await owner().orderBody(described(`key ${race}`));
    const answers = await together(6, (caller) =>
      caller.call('POST', '/order', body, { 'idempotency-key': `race-${race}` }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await listDescribedOrders(`key ${race}`)).toHaveLength(1);
  }
});

it(`${RACES} times: with concurrent cancellations, changes and progress, each order has one consistent history`, async () => {
  let [cancelled, changed] = [0, 0];
  for (let race = 0; race < RACES; race += 1) {
    const id = await owner().placeOrder();
    await owner().call('POST', `/simulator/orders/${id}/advance`, { status: 'WAITING_FOR_TRANSPORT' });
    const body = await owner().orderBody();
    const change = {
      vendor_id: 'v1001',
      payment_method: 'PAID',
      amount: 640,
      item_details: `changed ${race}`,
      location: body.customer.location,
      delivery_fee: body.delivery_fee,
      signature: body.signature,
    };
    const cancel = { vendor_id: 'v1001', order_id: id, reason: 'USER_REQUEST' };
    const calls: [Parameters<TestCaller['call']>[0], string, object][] = [
      ['PUT', `/order/${id}`, change],
      ['PUT', '/order/cancel', cancel],
      ['PUT', '/order/cancel', cancel],
      ['PUT', `/order/${id}`, change],
    ];
    // Varies the order.
    const wanted = together(calls.length, (caller, index) =>
      caller.call(...(calls[(index + race) % calls.length] as (typeof calls)[number])),
    );
    // Progress is faster than people, so every other race delays it.
    if (race % 2 === 1) await pause(race % 23);
    const progress = together(2, (caller) => caller.call('POST', `/simulator/orders/${id}/advance`, {}));
    const answers = [...(await wanted), ...(await progress)];
    for (const { status } of answers) expect([200, 204, 400, 404, 409]).toContain(status);
    const order = await owner().order(id);
    const passed = listStatuses(order);
    expect(order.status).toBe(passed.at(-1));
    expect(passed.filter((status) => status === 'CANCELLED').length).toBeLessThanOrEqual(1);
    if (order.status === 'CANCELLED') cancelled += 1;
    if (order.order.description === change.item_details) changed += 1;
  }
  printRow('races of each kind per database; inconsistent results', `${RACES}; 0`, '0');
  printFigure(
    `${RACES} orders cancelled, changed and moved at once: ${cancelled} cancelled, ${changed} changed`,
  );
});

it(`${RACES} times: of two uses of one refresh token at most one is answered`, async () => {
  const post = async (server: TestApp, url: string, payload: object, key?: string) =>
    server.app.inject({
      method: 'POST',
      url: `${API}${url}`,
      remoteAddress: newAddress(),
      headers: key === undefined ? {} : { 'idempotency-key': key },
      payload,
    });
  for (let race = 0; race < RACES; race += 1) {
    const login = await post(servers[0], '/login', {
      email_address: 'solo@demo.test',
      password: DEMO_PASSWORD,
    });
    const tokens = login.json<{ result: { AuthenticationResult: { RefreshToken: string } } }>();
    const refresh_token = tokens.result.AuthenticationResult.RefreshToken;
    const answers = await Promise.all(
      servers.map((server, index) => post(server, '/login/extend', { refresh_token }, `${race} ${index}`)),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect([race, ...statuses]).toEqual([race, 200, 401]);
    // Reuse may mean theft, so the tokens of the first answer are revoked.
    const good = answers.find(({ statusCode }) => statusCode === 200)?.json<typeof tokens>();
    const next = { refresh_token: good?.result.AuthenticationResult.RefreshToken };
    expect((await post(servers[0], '/login/extend', next)).statusCode).toBe(401);
  }
});

it(`${RACES} times: a file placed by three simultaneous clicks is placed once`, async () => {
  for (let race = 0; race < RACES; race += 1) {
    const rows = Array.from({ length: ROWS }, () => ({ ...GOOD_ROW, description: `file ${race}` }));
    const upload = await owner().call('POST', '/bulk-job/create', {
      vendor_id: 'v1001',
      content: bulkFile(rows),
      ...confirmAll(ROWS),
    });
    const { bulk_job } = (upload.body as unknown as { body: { bulk_job: BulkJob } }).body;
    const path = `/bulk-job/place-orders/${bulk_job.metadata.bulk_job_id}`;
    const answers = await together(3, (caller, index) =>
      caller.call('POST', path, undefined, { 'idempotency-key': `${race} click ${index % 2}` }),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(await listDescribedOrders(`file ${race}`)).toHaveLength(ROWS);
  }
});
