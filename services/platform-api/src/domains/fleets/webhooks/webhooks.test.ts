import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createShop, fleetClient, type FleetClient } from '../../../testing/callers/fleet-client';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { PLACES_PER_RECEIVER } from '../../../platform/outgoing/receiver-queues';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { until } from '../../../testing/until';
import type { OutgoingAnswer } from '../../../platform/outgoing/http/http-client';
import { signMessage } from '../../../platform/outgoing/webhooks/sign-message';

interface Received {
  type: string;
  timestamp: string;
  data: { delivery: { order_id: string; status: string; dropoff: { notes: string } } };
}
interface Post {
  headers: Readonly<Record<string, string>>;
  body: string;
  message: Received;
}

const URL_OF_FLEET = 'https://dispatch.example/courier';
const buildAnswer = (status: number, headers = {}): OutgoingAnswer => ({ status, headers, text: '' });
const OK = buildAnswer(204);
const DOWN = buildAnswer(503);

const SILENT_URL = 'https://silent.example/courier';
let silentCalls = 0;
let endSilence: () => void = () => undefined;
const silence = new Promise<void>((resolve) => {
  endSilence = resolve;
});

let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
let secret: string;
let posts: Post[] = [];
let respond: (post: Post) => OutgoingAnswer = () => OK;
beforeAll(async () => {
  server = await startTestApp(
    { environment: 'prd', limitFactor: 1000 },
    {
      webhookClient: {
        send: async ({ url, headers = {}, body }) => {
          if (url === SILENT_URL) {
            silentCalls += 1;
            await silence;
            return DOWN;
          }
          const post = { headers, body: body ?? '', message: JSON.parse(body ?? '') as Received };
          posts.push(post);
          return respond(post);
        },
      },
    },
  );
  await createShop(server);
  fleet = await fleetClient(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  respond = () => OK;
  shop = await signedInCaller(server, 'owner@v1001.example');
  const { body } = await fleet.call('PUT', '/webhook', { url: URL_OF_FLEET, events: ['*'] });
  secret = body['secret'] as string;
  posts = [];
});

/** Waits until the worker of the server has tried everything that is due, the first of each delivery. */
async function settle(): Promise<void> {
  await until(async () => {
    const waiting = await server.deps.db
      .selectFrom('fleet_messages')
      .select(['order_id', 'next_try_at_ms'])
      .where('state', '=', 'waiting')
      .orderBy('position')
      .execute();
    const first = new Map(waiting.toReversed().map((message) => [message.order_id, message.next_try_at_ms]));
    return [...first.values()].every((nextTryAtMs) => nextTryAtMs > server.clock.nowMs());
  });
}
const received = (orderId: string) =>
  posts.filter(({ message }) => message.data.delivery.order_id === orderId);
const distinct = (orderId: string) => [
  ...new Map(received(orderId).map((post) => [post.headers['webhook-id'], post.message])).values(),
];

it('sends each change of a delivery in order, signed, with the state of that change', async () => {
  const orderId = await shop.placeOrder();
  await fleet.report(orderId, { status: 'RECEIVED' });
  await fleet.report(orderId, { status: 'PICKED_UP' });
  await fleet.report(orderId, { status: 'DELIVERED' });
  await settle();
  expect(distinct(orderId).map(({ type, data }) => [type, data.delivery.status])).toEqual([
    ['delivery.created', 'NEW'],
    ['delivery.changed', 'RECEIVED'],
    ['delivery.changed', 'PICKED_UP'],
    ['delivery.changed', 'DELIVERED'],
  ]);
  for (const { headers, body } of received(orderId)) {
    const content = {
      messageId: headers['webhook-id'] ?? '',
      timestamp: Number(headers['webhook-timestamp']),
      body,
    };
    const { 'webhook-signature': expected } = signMessage([secret], content);
    expect(headers['webhook-signature']?.split(' ')).toContain(expected);
  }
});

it('sends the fleet a cancellation by the shop', async () => {
  const orderId = await shop.placeOrder();
  await fleet.report(orderId, { status: 'RECEIVED' });
  const cancelled = await shop.call('PUT', '/order/cancel', {
    vendor_id: 'v1001',
    order_id: orderId,
    reason: 'CUSTOMER_CANCELLED',
  });
  expect(cancelled.status).toBe(200);
  await settle();
  expect(distinct(orderId).map(({ type }) => type)).toEqual([
    'delivery.created',
    'delivery.changed',
    'delivery.cancelled',
  ]);
});

it('sends a message again no earlier than a busy fleet has asked for', async () => {
  respond = () => buildAnswer(429, { 'retry-after': '300' });
  const orderId = await shop.placeOrder();
  await settle();
  server.clock.advance(290);
  await settle();
  expect(received(orderId)).toHaveLength(1);
  respond = () => OK;
  server.clock.advance(11);
  await settle();
  expect(received(orderId)).toHaveLength(2);
});

it('keeps what a fleet cannot take for an hour, sends it in order with the same id and content, and loses nothing', async () => {
  respond = () => DOWN;
  const orderId = await shop.placeOrder();
  await settle();
  await fleet.report(orderId, { status: 'RECEIVED' });
  await settle();
  expect(distinct(orderId)).toHaveLength(1);
  const log = (await fleet.call('GET', '/webhook/deliveries?status=waiting')).body;
  expect(log).toMatchObject({ deliveries: [{ next_try_at: null }, { next_try_at: expect.any(Number) }] });
  for (const seconds of [6, 31, 121, 601, 3601]) {
    server.clock.advance(seconds);
    await settle();
  }
  const tries = received(orderId);
  expect(tries.length).toBeGreaterThan(4);
  expect(new Set(tries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(tries.map(({ body }) => body)).size).toBe(1);
  respond = () => OK;
  server.clock.advance(3601);
  await settle();
  expect(distinct(orderId).map(({ data }) => data.delivery.status)).toEqual(['NEW', 'RECEIVED']);
  const { body } = await fleet.call('GET', '/webhook/deliveries?status=delivered');
  const [newest, first] = body['deliveries'] as { attempts: { status_code: number }[]; order_id: string }[];
  expect(newest?.attempts.map(({ status_code }) => status_code)).toEqual([204]);
  expect(first?.attempts.at(0)?.status_code).toBe(503);
  expect(first?.attempts.at(-1)?.status_code).toBe(204);
  expect(JSON.stringify(body)).not.toContain('Lin Chia-hao');
});

it('gives a message up after 72 hours, lets the next one pass, and sends it again by a call', async () => {
  const orderId = await shop.placeOrder();
  await settle();
  respond = ({ message }) => (message.data.delivery.status === 'RECEIVED' ? DOWN : OK);
  await fleet.report(orderId, { status: 'RECEIVED' });
  await fleet.report(orderId, { status: 'PICKED_UP' });
  await settle();
  server.clock.advance(72 * 3600 + 60);
  await settle();
  expect(distinct(orderId).map(({ data }) => data.delivery.status)).toEqual(['NEW', 'RECEIVED', 'PICKED_UP']);
  const { body } = await fleet.call('GET', '/webhook/deliveries?status=failed');
  const [{ id } = { id: '' }] = body['deliveries'] as { id: string }[];
  respond = () => OK;
  posts = [];
  expect((await fleet.call('POST', `/webhook/deliveries/${id}/replay`, {})).status).toBe(200);
  await settle();
  expect(received(orderId)[0]?.headers['webhook-id']).toBe(id);
  const night = await fleetClient(server, { fleetId: 'night' });
  expect((await night.call('POST', `/webhook/deliveries/${id}/replay`, {})).status).toBe(404);
});

it('gives up a message that was sent again 72 hours after the call', async () => {
  respond = () => DOWN;
  await shop.placeOrder();
  await settle();
  server.clock.advance(72 * 3600 + 60);
  await settle();
  const fetchFailedDeliveries = async () =>
    (await fleet.call('GET', '/webhook/deliveries?status=failed')).body['deliveries'] as { id: string }[];
  const id = (await fetchFailedDeliveries())[0]?.id;
  await fleet.call('POST', `/webhook/deliveries/${id}/replay`, {});
  await settle();
  server.clock.advance(3601);
  await settle();
  expect((await fetchFailedDeliveries()).map((message) => message.id)).not.toContain(id);
  server.clock.advance(72 * 3600 + 60);
  await settle();
  expect((await fetchFailedDeliveries()).map((message) => message.id)).toContain(id);
});

describe('a webhook', () => {
  it('that answers 410 is switched off, and nothing waits for it any more', async () => {
    respond = () => buildAnswer(410);
    await shop.placeOrder();
    await settle();
    expect((await fleet.call('GET', '/webhook')).body['switched_off_at']).toEqual(expect.any(Number));
    posts = [];
    await shop.placeOrder();
    await settle();
    expect(posts).toEqual([]);
  });

  it('shows its secret once, stores it encrypted, and signs with the old one for a day after a rotation', async () => {
    const old = secret;
    const { body } = await fleet.call('PUT', '/webhook', { url: URL_OF_FLEET, events: ['delivery.created'] });
    const rotated = body['secret'] as string;
    expect(rotated).not.toBe(old);
    expect((await fleet.call('GET', '/webhook')).body).not.toHaveProperty('secret');
    const rows = await server.deps.db.selectFrom('fleet_webhooks').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(rotated.slice('whsec_'.length));
    const countSignatures = async () => {
      posts = [];
      const orderId = await shop.placeOrder();
      await settle();
      return received(orderId)[0]?.headers['webhook-signature']?.split(' ').length;
    };
    expect(await countSignatures()).toBe(2);
    server.clock.advance(86_401);
    shop = await signedInCaller(server, 'owner@v1001.example');
    expect(await countSignatures()).toBe(1);
  });

  it.each([
    'http://dispatch.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'https://me:secret@dispatch.example/',
    'ftp://dispatch.example/',
    'dispatch',
  ])('at %s is refused in production', async (url) => {
    expect((await fleet.call('PUT', '/webhook', { url, events: ['*'] })).status).toBe(400);
  });

  it('on this machine is accepted outside production only by the setting, and never in production', async () => {
    const { config } = server.deps;
    const own = ['http://127.0.0.1:9/', 'http://localhost:9/', 'http://[::1]:9/', 'http://0.0.0.0:9/'];
    const statuses = async (change: object) => {
      const before = { environment: config.environment, webhookLoopback: config.webhookLoopback };
      Object.assign(config, change);
      const found = new Set<number>();
      for (const url of own) found.add((await fleet.call('PUT', '/webhook', { url, events: ['*'] })).status);
      Object.assign(config, before);
      return [...found];
    };
    expect(await statuses({ environment: 'stg', webhookLoopback: false })).toEqual([400]);
    expect(await statuses({ environment: 'stg', webhookLoopback: true })).toEqual([200]);
    expect(await statuses({ webhookLoopback: true })).toEqual([400]);
  });

  it('is managed by keys with that scope alone, and can be removed', async () => {
    const writer = await fleetClient(server, { scopes: ['deliveries:read', 'deliveries:write'] });
    expect((await writer.call('GET', '/webhook')).status).toBe(403);
    expect((await fleet.call('DELETE', '/webhook')).body).toEqual({ deleted: true });
    expect((await fleet.call('DELETE', '/webhook')).status).toBe(404);
    const orderId = await shop.placeOrder();
    await settle();
    expect(received(orderId)).toEqual([]);
  });
});

it('sends the messages of a fleet at once while another fleet takes every connection and never answers', async () => {
  const silent = await fleetClient(server, { fleetId: 'silent' });
  await silent.call('PUT', '/webhook', { url: SILENT_URL, events: ['*'] });
  const exampleId = await shop.placeOrder();
  await settle();
  const { db } = server.deps;
  const { country, type, snapshot, body } = await db
    .selectFrom('fleet_messages')
    .selectAll()
    .where('order_id', '=', exampleId)
    .executeTakeFirstOrThrow();
  const waiting = Array.from({ length: 60 }, (_, index) => ({
    country,
    fleet_id: 'silent',
    order_id: `silent-${index}`,
    type,
    snapshot: JSON.stringify(snapshot) as never,
    body,
    first_try_at_ms: null,
    ended_at: null,
  }));
  await db.insertInto('fleet_messages').values(waiting).execute();
  await until(async () => silentCalls === PLACES_PER_RECEIVER);
  const orderId = await shop.placeOrder();
  await until(async () => received(orderId).length === 1);
  expect(silentCalls).toBe(PLACES_PER_RECEIVER);
  await db.deleteFrom('fleet_messages').where('fleet_id', '=', 'silent').execute();
  endSilence();
});
