import { callDocs } from '@courier/api-client/call-docs';
import { FLEET_SCOPES, fleetContract } from '@courier/api-client/fleet';
import { FLEET_LIMITS } from '@courier/api-client/call-limits';
import { errorAnswerSchema, type Call } from '@courier/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as z from 'zod';
import { callPath } from '../../platform/calls/call-path';
import { createShop, fleetClient } from '../../testing/callers/fleet-client';
import { rawBody, spoiled, type RequestParts } from '../../testing/inputs/hostile-input';
import { newAddress } from '../../testing/inputs/new-address';
import { signedInCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

const RUNS = 25;
const rows = Object.entries(fleetContract).map(([name, call]): [string, Call, RequestParts] => [
  name,
  call,
  callDocs.fleet[name as keyof typeof fleetContract].example as RequestParts,
]);
const withBody = rows.filter(([, { body, upload }]) => body !== null && !upload);
const ofDelivery = rows.filter(([, { owner }]) => owner !== null);

let server: TestApp;
let key: string;
let orderId: string;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1 });
  const shop = await signedInCaller(server, await createShop(server));
  orderId = await shop.placeOrder();
  ({ key } = await fleetClient(server));
});
afterAll(() => server.close());

const encoded = (value: unknown): string =>
  encodeURIComponent(
    Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toString(),
  );

/** The order is the real one where the example names an order. */
function callUrl(call: Call, { params, query }: RequestParts): string {
  const named: object = typeof params === 'object' && params !== null ? params : {};
  const values = 'orderId' in named ? { ...named, orderId } : named;
  const path = callPath(call).replace(/:(\w+)/g, (_, name: string) => encoded(Reflect.get(values, name)));
  if (typeof query !== 'object' || query === null) return path;
  return `${path}?${Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')}`;
}

interface Sent {
  bearer?: string;
  payload?: string | Buffer | undefined;
  type?: string;
  url?: string;
  remoteAddress?: string;
}

async function send(call: Call, parts: RequestParts, sent: Sent = {}) {
  const { bearer = key, payload, type = 'application/json', url, remoteAddress = newAddress() } = sent;
  const answer = await server.app.inject({
    method: call.method,
    url: url ?? callUrl(call, parts),
    remoteAddress,
    headers: {
      host: 'tw.localhost',
      ...(bearer === '' ? {} : { authorization: `Bearer ${bearer}` }),
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

function expectRefusal({ status, text }: { status: number; text: string }): void {
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(z.safeParse(errorAnswerSchema, JSON.parse(text)).success).toBe(true);
  expect(text).not.toMatch(/\bat .*\.(ts|js|mjs):\d|node_modules|select |syntax error/i);
}
const toPayload = ({ body }: RequestParts) => (body === undefined ? undefined : JSON.stringify(body));

describe('a call of the fleet API', () => {
  it.each(rows)('%s without a key is 401 before the body is read', async (_, call, example) => {
    const payload = call.method === 'GET' || call.upload ? undefined : '{"no';
    for (const bearer of ['', 'fk_unknown']) {
      server.clock.advance(1);
      const { status, headers } = await send(call, example, { bearer, payload });
      expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
    }
  });

  it.each(rows)('%s without its scope is 403', async (_, call, example) => {
    const { fleetKey } = call.access as { fleetKey: string };
    const scopes = FLEET_SCOPES.filter((scope) => scope !== fleetKey);
    const { key: other } = await fleetClient(server, { scopes });
    expect((await send(call, example, { bearer: other, payload: toPayload(example) })).status).toBe(403);
  });

  it.each(ofDelivery)('%s of a delivery of another fleet is 404', async (_, call, example) => {
    const { key: night } = await fleetClient(server, { fleetId: 'night' });
    const image = call.upload ? { payload: Buffer.from('x'), type: 'image/png' } : {};
    const sent = { bearer: night, payload: toPayload(example), ...image };
    expect((await send(call, example, sent)).status).toBe(404);
  });

  it.each(withBody)('%s with hostile input never fails on our side', async (_, call, example) => {
    const request = fc.record({
      parts: spoiled(example),
      raw: fc.option(rawBody, { freq: 8, nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ parts, raw }) => {
        server.clock.advance(2);
        expectRefusal(await send(call, parts, { payload: raw ?? toPayload(parts) ?? '{}' }));
      }),
      { numRuns: RUNS },
    );
  });

  it.each(rows.filter(([, { method }]) => method === 'GET'))(
    '%s with a hostile query never fails on our side',
    async (_, call, example) => {
      await fc.assert(
        fc.asyncProperty(spoiled(example), async (parts) => {
          server.clock.advance(2);
          expectRefusal(await send(call, parts));
        }),
        { numRuns: RUNS },
      );
    },
  );
});

describe('the limits of the fleet API', () => {
  const [, list] = rows[0] ?? [];

  it('refuse the call of a key that is one too many, and name the wait', async () => {
    if (!list) throw new Error('The contract has no call.');
    server.clock.advance(2);
    const answers = await Promise.all(
      Array.from({ length: FLEET_LIMITS.key.calls + 1 }, () => send(list, {})),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(FLEET_LIMITS.key.calls);
  });

  it('refuse a second position of a delivery in the same second', async () => {
    const [, call, example] = rows.find(([name]) => name === 'positions') ?? [];
    if (!call || !example) throw new Error('The contract has no positions.');
    server.clock.advance(2);
    const body = {
      positions: [{ latitude: 25.04, longitude: 121.55, recorded_at: server.clock.nowSeconds() }],
    };
    const payload = JSON.stringify(body);
    const statuses = [
      (await send(call, example, { payload })).status,
      (await send(call, example, { payload })).status,
    ];
    expect(statuses).toEqual([202, 429]);
  });
});
