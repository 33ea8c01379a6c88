import type { Order } from '@courier/api-client/contract';
import type { Delivery, FleetEvent } from '@courier/api-client/fleet';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { httpCaller, prepareOrderBody, type HttpCaller } from '../../testing/callers/http-caller';
import {
  createTestDatabase,
  testServer,
  type TestDatabase,
} from '../../testing/databases/postgres-databases';
import { printFigure, printRow } from '../../testing/print-figure';
import { buildReports, findForbiddenStep } from '../../testing/inputs/random-reports';
import { runCommand } from '../../testing/processes/run-command';
import { freePort, startServerProcess, type ServerProcess } from '../../testing/processes/server-process';
import { until } from '../../testing/until';
import { openWebhookReceiver, type WebhookReceiver } from '../../testing/companies/webhook-receiver';
import { seededRandom } from '../../testing/server/demonstration';

const KILLS = process.env['COURIER_DEEP'] ? 50 : 1;
const ORDERS = 2;
const AT_ONCE = 4;
const LIMIT_MS = 180_000 + KILLS * 60_000;
const SEED = 42;
const FLEET_KEY = { source: 'domains/fleets/fleet-key-command.ts', built: 'fleet-key.mjs' };

const folder = mkdtempSync(join(tmpdir(), 'courier-fleet-kills-'));
const random = seededRandom(SEED);
let database: TestDatabase | null = null;
let receiver: WebhookReceiver;
let server: ServerProcess;
let shop: HttpCaller;
let key = '';

const settings = () => ({
  FLEET: 'api',
  WEBHOOK_LOOPBACK: 'true',
  DATA_DIR: folder,
  ...(database ? { DATABASE_URL: database.url } : {}),
});
const start = async () => {
  server = startServerProcess({
    PORT: String(await freePort()),
    ...settings(),
    ACCESS_TOKEN_SECONDS: '86400',
    LIMIT_FACTOR: '1000',
  });
  await server.ready;
};
const kill = async () => {
  server.child.kill('SIGKILL');
  await server.ended;
};
beforeAll(async () => {
  const cluster = testServer();
  database = cluster ? await createTestDatabase(cluster) : null;
  receiver = await openWebhookReceiver();
  await start();
  // The embedded database belongs to one process at a time.
  await kill();
  const made = await runCommand(FLEET_KEY, settings(), ['create', '--country', 'tw', '--name', 'Dispatch']);
  expect(made.errors).toBe('');
  key = made.output.trim();
  await start();
  shop = await httpCaller(() => server.origin);
  expect((await callFleet('PUT', '/webhook', { url: receiver.url, events: ['*'] })).status).toBe(200);
}, LIMIT_MS);
afterAll(async () => {
  await kill();
  await receiver.close();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface FleetAnswer {
  status: number;
  body: { delivery?: Delivery; deliveries?: unknown[] };
}

async function callFleet(method: string, path: string, body?: object): Promise<FleetAnswer> {
  const answer = await fetch(`${server.origin}/courier/fleet/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as FleetAnswer['body'] };
}

interface Round {
  orderIds: string[];
  reports: { orderId: string; event: FleetEvent }[];
  /** Answers by event id. */
  answers: Map<string, FleetAnswer>;
}

async function beginRound(round: number): Promise<Round> {
  const orderIds: string[] = [];
  const reports: Round['reports'] = [];
  for (let count = 0; count < ORDERS; count += 1) {
    const name = `round-${round}-${count}`;
    const placed = await shop.call('POST', '/order', await prepareOrderBody(shop, name), name);
    const { order_id: orderId } = placed.body['result'] as { order_id: string };
    const { delivery } = (await callFleet('GET', `/deliveries/${orderId}`)).body;
    const createdAtSeconds = delivery?.created_at ?? 0;
    orderIds.push(orderId);
    const isCancelled = (round + count) % 3 === 2;
    for (const event of buildReports({ name, createdAtSeconds, isCancelled, random }))
      reports.push({ orderId, event });
  }
  return { orderIds, reports, answers: new Map() };
}

/** Reports everything, several calls at a time; what a kill leaves unanswered has no answer afterwards. */
async function reportAll({ reports, answers }: Round, onAnswer?: () => void): Promise<void> {
  const waiting = [...reports];
  const send = async () => {
    for (let report = waiting.shift(); report; report = waiting.shift()) {
      const { orderId, event } = report;
      const answer = await callFleet('POST', `/deliveries/${orderId}/events`, event).catch(() => null);
      // A busy server asks for another attempt, which is no answer to the report.
      if (answer?.status === 503) waiting.push(report);
      if (answer === null || answer.status === 503) continue;
      const before = answers.get(event.event_id);
      if (before) expect([event.event_id, answer]).toEqual([event.event_id, before]);
      answers.set(event.event_id, answer);
      onAnswer?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

/** Kills the server once it has answered as many reports as the round says. */
async function reportUntilKilled(round: Round, number: number): Promise<void> {
  let left = 1 + (number % 11);
  await reportAll(round, () => {
    left -= 1;
    if (left === 0) server.child.kill('SIGKILL');
  });
  await kill();
}

/** The statuses that took effect, in the order of their times. */
const appliedStatuses = ({ reports, answers }: Round, orderId: string): string[] => {
  const events = new Map(
    reports.filter((report) => report.orderId === orderId).map(({ event }) => [event.event_id, event]),
  );
  return [...events.values()]
    .filter(({ event_id, status }) => {
      const answer = answers.get(event_id);
      return answer?.status === 200 && answer.body.delivery?.status === status;
    })
    .sort((one, other) => one.occurred_at - other.occurred_at)
    .map(({ status }) => status);
};

/** What the fleet was sent about an order, without repeats, in the order of arrival. */
function receivedStatuses(orderId: string): string[] {
  const statuses = new Map<string, string>();
  for (const { id, orderId: about, body } of receiver.received)
    if (about === orderId && !statuses.has(id))
      statuses.set(id, (JSON.parse(body) as { data: { delivery: Delivery } }).data.delivery.status);
  return [...statuses.values()];
}

it(
  'gives every report of a fleet the same answer before and after kill -9, cancellations included, and sends each effect once',
  async () => {
    let [answered, applied] = [0, 0];
    for (let number = 0; number < KILLS; number += 1) {
      const round = await beginRound(number);
      await reportUntilKilled(round, number);
      answered += round.answers.size;
      await start();
      // A client without an answer repeats its call; answers from before the kill must not change.
      await reportAll(round);
      await until(
        async () =>
          (await callFleet('GET', '/webhook/deliveries?status=waiting')).body.deliveries?.length === 0,
      );
      for (const orderId of round.orderIds) {
        const { body } = await shop.call('GET', `/order?vendorId=v1001&orderId=${orderId}`);
        const { status, status_history: history } = body['result'] as Order;
        expect([orderId, findForbiddenStep(history.map((entry) => entry.status))]).toEqual([orderId, null]);
        const effects = appliedStatuses(round, orderId);
        expect(status).toBe(effects.at(-1));
        expect(history.map((entry) => entry.status)).toEqual(expect.arrayContaining(effects));
        expect(receivedStatuses(orderId)).toEqual(['NEW', ...effects]);
        applied += effects.length;
      }
    }
    const messages = new Set(receiver.received.map(({ id }) => id)).size;
    expect(messages).toBe(applied + KILLS * ORDERS);
    printRow(
      `kills of the server while fleets report, ${database ? 'PostgreSQL' : 'embedded database'}: events lost, doubled, forbidden states`,
      `${KILLS}: 0, 0, 0; ${receiver.received.length - messages} of ${receiver.received.length} messages sent again`,
      '0',
    );
    printFigure(
      `${KILLS} kills: ${answered} reports answered before them, ${applied} took effect; ${messages} messages sent, ${receiver.received.length - messages} of them twice after a cut with the same id: 0 lost, 0 doubled, 0 forbidden states`,
    );
  },
  LIMIT_MS,
);
