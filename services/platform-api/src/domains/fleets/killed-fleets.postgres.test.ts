import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { FLEET_SCOPES, type FleetStatus } from '@courier/api-client/fleet';
import { progressIndex } from '@courier/api-client/order-rules';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { ADVISORY_LOCKS, LOCK_CLASS } from '../../platform/db/postgres/advisory-locks';
import { openPostgres, type OpenPostgres } from '../../platform/db/postgres/open-postgres';
import { httpCaller, prepareOrderBody, type HttpCaller } from '../../testing/callers/http-caller';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../testing/databases/postgres-databases';
import { printFigure, printRow } from '../../testing/print-figure';
import { freePort, startServerProcess, type ServerProcess } from '../../testing/processes/server-process';
import { until } from '../../testing/until';
import { openWebhookReceiver, type WebhookReceiver } from '../../testing/companies/webhook-receiver';
import { createFleetKey } from './fleet-keys';

const KILLS = process.env['COURIER_DEEP'] ? 200 : 3;
const LIMIT_MS = 120_000 + KILLS * 60_000;
const WAY: readonly FleetStatus[] = [
  'RECEIVED',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
];
const RIDER = { rider_id: 'rider-7', name: 'Chen Wei', phone_number: '+886912000007' };

interface Report {
  orderId: string;
  event: { event_id: string; status: FleetStatus; occurred_at: number; rider?: typeof RIDER };
}

const folder = mkdtempSync(join(tmpdir(), 'courier-fleet-'));
let database: TestDatabase;
let postgres: OpenPostgres;
let receiver: WebhookReceiver;
let server: ServerProcess;
let shop: HttpCaller;
let fleetKey: string;
/** What the dispatch system has not been answered yet. */
let unanswered: Report[] = [];

async function start(): Promise<void> {
  server = startServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    FLEET: 'api',
    ACCESS_TOKEN_SECONDS: '86400',
    LIMIT_FACTOR: '1000',
    WEBHOOK_LOOPBACK: 'true',
  });
  await server.ready;
}
async function kill(): Promise<void> {
  server.child.kill('SIGKILL');
  await server.ended;
}
beforeAll(async () => {
  database = await createTestDatabase(testServer() ?? '');
  postgres = await openPostgres(database.url, 2);
  receiver = await openWebhookReceiver();
  await start();
  shop = await httpCaller(() => server.origin);
  const name = { country: 'TW', fleetId: 'main', name: 'Dispatch' } as const;
  fleetKey = await createFleetKey(postgres.db, { ...name, scopes: FLEET_SCOPES }, 1_790_000_000);
  expect(await callFleet('PUT', '/webhook', { url: receiver.url, events: ['*'] })).toBe(200);
}, LIMIT_MS);
afterAll(async () => {
  await kill();
  await postgres.close();
  await receiver.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The status of the answer; null without one. */
async function callFleet(method: 'POST' | 'PUT', path: string, body: object): Promise<number | null> {
  const headers = { authorization: `Bearer ${fleetKey}`, 'content-type': 'application/json' };
  const init = { method, headers, body: JSON.stringify(body) };
  const answer = await fetch(`${server.origin}/courier/fleet/v1${path}`, init).catch(() => null);
  return answer?.status ?? null;
}
async function report(one: Report): Promise<void> {
  const status = await callFleet('POST', `/deliveries/${one.orderId}/events`, one.event);
  if (status === null || status >= 500) unanswered.push(one);
  else expect([200, 409]).toContain(status);
}
const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

async function placeOrder(round: number): Promise<string> {
  const body = await prepareOrderBody(shop, `round ${round}`);
  const { body: answer } = await shop.call('POST', '/order', body, `round-${round}`);
  return (answer['result'] as { order_id: string }).order_id;
}
function buildReports(
  orderId: string,
  way: readonly FleetStatus[],
  { suffix = '', laterSeconds = 0 } = {},
): Report[] {
  const now = Math.floor(Date.now() / 1000);
  return way.map((status, index) => ({
    orderId,
    event: {
      event_id: `${orderId} ${status}${suffix}`.slice(-64),
      status,
      occurred_at: now + laterSeconds + index,
      rider: RIDER,
    },
  }));
}
const countWaiting = async () =>
  (
    await postgres.db
      .selectFrom('fleet_messages')
      .select('message_id')
      .where('state', '=', 'waiting')
      .execute()
  ).length;
const drain = () => until(async () => (await countWaiting()) === 0);

/** Nothing is sent while this test has the duty of the sender. */
async function blockSender<T>(work: () => Promise<T>): Promise<T> {
  return postgres.db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK_CLASS)}, ${sql.lit(ADVISORY_LOCKS.fleetMessages)})`.execute(
      connection,
    );
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_CLASS)}, ${sql.lit(ADVISORY_LOCKS.fleetMessages)})`.execute(
        connection,
      );
    }
  });
}

/** Places an order, reports its whole way twice and in disorder, and kills the server in the middle. */
async function killWhileReporting(round: number): Promise<string> {
  const orderId = await placeOrder(round);
  const reports = buildReports(orderId, WAY);
  const sent = shuffle([...reports, ...reports]);
  const killAfter = Math.floor(Math.random() * sent.length);
  let answers = 0;
  let killing: Promise<void> | null = null;
  await Promise.all(
    sent.map(async (one) => {
      await report(one);
      answers += 1;
      if (answers > killAfter) killing ??= kill();
    }),
  );
  await (killing ?? kill());
  return orderId;
}

it(
  'kill -9 between the commit and the outgoing message, doubled and reordered reports: nothing is lost, doubled or forbidden',
  async () => {
    const orderIds: string[] = [];
    let blocked = 0;
    await kill();
    for (let round = 0; round < KILLS; round += 1) {
      const isBlocked = round % 2 === 0;
      const before = receiver.received.length;
      const work = async () => {
        await start();
        if (!isBlocked) await drain();
        const again = unanswered;
        unanswered = [];
        await Promise.all(again.map(report));
        orderIds.push(await killWhileReporting(round));
      };
      await (isBlocked ? blockSender(work) : work());
      if (!isBlocked) continue;
      blocked += 1;
      expect(receiver.received).toHaveLength(before);
    }
    await start();
    while (unanswered.length > 0) {
      const again = unanswered;
      unanswered = [];
      await Promise.all(again.map(report));
    }
    // A report that came too early was refused for good; the dispatch system reports the end again.
    for (const orderId of orderIds)
      for (const one of buildReports(orderId, ['PICKED_UP', 'DELIVERED'], {
        suffix: ' again',
        laterSeconds: 60,
      }))
        await report(one);
    await drain();
    await expectNothingLost(orderIds);
    const repeats = receiver.received.length - new Set(receiver.received.map(({ id }) => id)).size;
    printRow(
      'kills of the server while fleets report: events lost, doubled, forbidden states',
      `${KILLS}: 0, 0, 0; ${repeats} of ${receiver.received.length} messages sent again`,
      '0',
    );
    printFigure(
      `${KILLS} kills, ${blocked} of them between commit and message: 0 events lost or doubled, 0 forbidden states, ${repeats} of ${receiver.received.length} messages sent again`,
    );
  },
  LIMIT_MS,
);

async function expectNothingLost(orderIds: readonly string[]): Promise<void> {
  const { db } = postgres;
  for (const orderId of orderIds) {
    const events = await db
      .selectFrom('fleet_events')
      .select('event_id')
      .where('order_id', '=', orderId)
      .execute();
    expect(events).toHaveLength(WAY.length + 2);
    const messages = await db
      .selectFrom('fleet_messages')
      .select(['message_id', 'state'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    expect(messages.filter(({ state }) => state !== 'delivered')).toEqual([]);
    const received = receiver.received.filter((one) => one.orderId === orderId);
    // A message may arrive twice with the same id and content; their order is that of the changes.
    expect([...new Set(received.map(({ id }) => id))]).toEqual(messages.map(({ message_id }) => message_id));
    expect(new Set(received.map(({ id, body }) => `${id} ${body}`)).size).toBe(messages.length);
    const history = await db
      .selectFrom('order_status_history')
      .select(['status', 'created_at'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute();
    const steps = history.map(({ status }) => progressIndex(status) ?? -1);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    expect(history.at(-1)?.status).toBe('DELIVERED');
  }
}
