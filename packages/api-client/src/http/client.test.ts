import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as z from 'zod/mini';
import { REQUEST_LIMITS } from '@courier/config/request-limits';
import { buildDemoVendors } from '../testing/build-vendor';
import { ApiError } from './api-error';
import { authorizationHeader } from './authorization';
import { apiBaseUrl, liveBaseUrl } from './bases';
import { createApiClient } from './create-api-client';
import type { ClientOptions } from './create-client';
import { ordersContract } from '../orders/orders.contract';

type Answer =
  | { status?: number; body?: unknown; headers?: Record<string, string>; raw?: string }
  | 'offline'
  | 'silence';
interface Sent {
  url: string;
  method: string;
  headers: Headers;
  body: unknown;
}

const vendors = { body: { result: { vendors: buildDemoVendors() } } };
const placed = { body: { result: { order_id: 'v1001-1' } } };
const order = {
  vendor_id: 'v1001',
  customer: {
    name: 'Lin',
    phone_number: '+886912345678',
    location: { latitude: 25, longitude: 121, address: 'a', notes: '' },
  },
  order: { payment_method: 'PAID', amount: 1, description: '', cold_bag_needed: false },
  age_validation_required: false,
  delivery_fee: 60,
  signature: 's',
};

/** A client whose server gives these answers, the last one repeated. */
function mockClient(answers: Answer[], overrides: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const client = createApiClient({
    baseUrl: '/courier/api/v1',
    authorization: () => 'Bearer a|i',
    fetch: async (input, init) => {
      const answer = answers[Math.min(sent.length, answers.length - 1)] ?? 'offline';
      sent.push({
        url: String(input),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body:
          init?.body === undefined || init.body instanceof Blob ? init?.body : JSON.parse(String(init.body)),
      });
      if (answer === 'offline') throw new TypeError('fetch failed');
      if (answer === 'silence')
        return new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        );
      const { status = 200, body, headers = { 'content-type': 'application/json' }, raw } = answer;
      return new Response(raw ?? JSON.stringify(body), { status, headers });
    },
    ...overrides,
  });
  return { client, sent };
}

/** Awaits every delay of the client. */
async function settle<T>(promise: Promise<T>): Promise<T | ApiError> {
  const caught = promise.catch((error: unknown) => error as ApiError);
  await jest.advanceTimersByTimeAsync(60_000);
  return caught;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('addresses', () => {
  it('follow {country}.{environment}.{host}/{service}/api/v1 [CLIENT-01, CLIENT-02, CLIENT-04]', () => {
    const at = { country: 'TW', host: 'example.test' } as const;
    expect(apiBaseUrl({ ...at, environment: 'stg' })).toBe('https://tw.staging.example.test/courier/api/v1');
    expect(apiBaseUrl({ ...at, environment: 'san' })).toBe('https://tw.sandbox.example.test/courier/api/v1');
    expect(apiBaseUrl({ ...at, environment: 'prd', service: 'x' })).toBe(
      'https://tw.production.example.test/x/api/v1',
    );
  });

  it('of the live channel are built from country and environment [LIVE-08]', () => {
    expect(liveBaseUrl({ country: 'KW', environment: 'prd', host: 'example.test' })).toBe(
      'wss://kw.production.example.test/live',
    );
  });

  it('send identity calls to the identity service, by default the same one [CLIENT-03]', async () => {
    const other = mockClient([{ status: 401, body: { message: 'x' } }], {
      identityBaseUrl: '/identity/api/v1',
    });
    await other.client.identity.login({ body: { email_address: 'a', password: 'b' } }).catch(() => undefined);
    await other.client.vendors.list().catch(() => undefined);
    expect(other.sent.map(({ url }) => url)).toEqual(['/identity/api/v1/login', '/courier/api/v1/vendors']);
    const same = mockClient([{ status: 401, body: { message: 'x' } }]);
    await same.client.identity.login({ body: { email_address: 'a', password: 'b' } }).catch(() => undefined);
    expect(same.sent[0]?.url).toBe('/courier/api/v1/login');
  });

  it('send help centre calls to its host, by default the same one [API-MISC-01]', async () => {
    const body = {
      user_id: 'u',
      email: 'e',
      guest: false,
      name: 'n',
      brand: 'courier',
      global_entity_id: 'FP_TW',
      country: 'TW',
      locale: 'zh-TW',
      app_version: '1',
      verification_token: 't',
      bridge: 'iframe' as const,
      service_type: 'portal' as const,
    };
    const other = mockClient([{ body: { url: '/frame' } }], {
      helpCentreUrl: 'https://help.example/',
    });
    await other.client.helpCentre.init({ body });
    const same = mockClient([{ body: { url: '/frame' } }]);
    await same.client.helpCentre.init({ body });
    expect([other.sent[0]?.url, same.sent[0]?.url]).toEqual([
      'https://help.example/conditions-api/v1/init',
      '/conditions-api/v1/init',
    ]);
  });

  it('carry parameters and queries encoded, filters by wire names that the contract reads [CLIENT-22]', async () => {
    const { client, sent } = mockClient([vendors]);
    const query = {
      from: 1,
      to: 2,
      count: 3,
      pagination_key: 'k&',
      include_outlets: true,
      customer_phone_number: '+886',
      scheduled: false,
    };
    await client.orders.list({ params: { vendorId: 'v 1/2' }, query }).catch(() => undefined);
    const { searchParams } = new URL(sent[0]?.url ?? '', 'https://portal.test');
    expect(z.parse(ordersContract.list.query, Object.fromEntries(searchParams))).toEqual(query);
    expect(sent[0]?.url).toBe(
      '/courier/api/v1/vendor/v%201%2F2/orders?from=1&to=2&count=3&pagination_key=k%26&include_outlets=true&customer_phone_number=%2B886&scheduled=false',
    );
  });
});

describe('headers', () => {
  it('declare JSON on every request [CLIENT-05]', async () => {
    const { client, sent } = mockClient([vendors, placed]);
    await client.vendors.list();
    await client.orders.create({ body: order });
    expect(sent.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      'application/json',
    ]);
  });

  it.each([
    [
      'both tokens joined by a pipe',
      authorizationHeader.classic({ AccessToken: 'a', IdToken: 'i' }),
      'Bearer a|i',
    ],
    ['the GoDroid token', authorizationHeader.godroid('g'), 'GoDroid g'],
    ['the guest token', authorizationHeader.guest('t'), 'Bearer t'],
  ])('authorize with %s [CLIENT-06, CLIENT-07, CLIENT-08]', async (_, value, expected) => {
    const { client, sent } = mockClient([vendors], { authorization: () => value });
    await client.vendors.list();
    expect(sent[0]?.headers.get('authorization')).toBe(expected);
  });

  it('leave authorization out of public calls', async () => {
    const { client, sent } = mockClient([{ body: { result: 'true' } }]);
    await client.parameters.get({ params: { name: 'allOutletOrders' } });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });
});

describe('retries', () => {
  it('come after 1000, 2000 and 3000 ms and then no more [CLIENT-09, CLIENT-10]', async () => {
    const { client, sent } = mockClient(['offline']);
    const times: number[] = [];
    const started = Date.now();
    const failed = client.vendors.list().catch((error: unknown) => error);
    for (let second = 0; second < 12; second++) {
      await jest.advanceTimersByTimeAsync(second === 0 ? 0 : 1000);
      while (times.length < sent.length) times.push(Date.now() - started);
    }
    expect(times).toEqual([0, 1000, 3000, 6000]);
    expect(await failed).toMatchObject({
      code: 'network',
      status: 0,
      context: { call: 'vendors.list', attempts: 4 },
    });
  });

  it.each<[string, Answer]>([
    ['a network error', 'offline'],
    ['a 503', { status: 503, body: { message: 'x' } }],
    ['a 429', { status: 429, body: { message: 'x' } }],
  ])('repair a GET after %s [CLIENT-11]', async (_, first) => {
    const { client, sent } = mockClient([first, vendors]);
    expect(await settle(client.vendors.list())).toHaveProperty('result');
    expect(sent).toHaveLength(2);
  });

  it.each<[string, Answer, number]>([
    ['503', { status: 503, body: { message: 'x' } }, 1],
    ['400', { status: 400, body: { message: 'x' } }, 1],
    ['429', { status: 429, body: { message: 'x' } }, 2],
    ['no answer', 'offline', 2],
  ])('of a POST after %s [CLIENT-12]', async (_, first, calls) => {
    const { client, sent } = mockClient([first, placed]);
    await settle(client.orders.create({ body: order }));
    expect(sent).toHaveLength(calls);
  });

  it.each([500, 502])('of a PUT come after %d, not after 404 [CLIENT-12]', async (status) => {
    const body = { vendor_id: 'v1', order_id: 'o1', reason: 'NO_RIDERS' } as const;
    const broken = mockClient([
      { status, body: { message: 'x' } },
      { status: 404, body: { message: 'gone' } },
    ]);
    expect(await settle(broken.client.orders.cancel({ body }))).toMatchObject({ status: 404 });
    expect(broken.sent).toHaveLength(2);
  });

  it('send the same Idempotency-Key with each attempt to place an order [CLIENT-14]', async () => {
    const { client, sent } = mockClient(['offline', 'offline', placed, placed]);
    await settle(client.orders.create({ body: order }));
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(1);
    await client.orders.create({ body: order });
    expect(sent[3]?.headers.get('idempotency-key')).not.toBe(keys[0]);
    await client.orders.create({ body: order }, { idempotencyKey: 'mine' });
    expect(sent[4]?.headers.get('idempotency-key')).toBe('mine');
  });

  it('send the same Idempotency-Key with each attempt to pay [CLIENT-14]', async () => {
    const { client, sent } = mockClient(['offline', 'offline', placed]);
    const confirm = {
      order: { vendor_id: 'v1' },
      bearer_token: 't',
      purchase_intent_id: 'i',
      payment_method: 'generic_creditcard' as const,
      payment_instrument_id: 'c',
    };
    await settle(client.payments.confirm({ body: confirm }));
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are omitted when the server requests a long delay', async () => {
    const { client, sent } = mockClient([
      {
        status: 429,
        body: { message: 'x' },
        headers: { 'content-type': 'application/json', 'retry-after': '60' },
      },
    ]);
    const error = await settle(client.vendors.list());
    expect(error).toMatchObject({ status: 429, context: { retryAfterSeconds: 60 } });
    expect(sent).toHaveLength(1);
  });

  it('stop after an abort', async () => {
    const { client, sent } = mockClient(['offline']);
    const controller = new AbortController();
    const failed = client.vendors.list({}, { signal: controller.signal }).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(500);
    controller.abort(new Error('left the screen'));
    expect(await failed).toEqual(new Error('left the screen'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });
});

describe('a session that has ended', () => {
  it('is refreshed once and the call sent again with the new token', async () => {
    let token = 'old';
    const { client, sent } = mockClient([{ status: 401, body: { message: 'x' } }, vendors], {
      authorization: () => token,
      onUnauthorized: async () => {
        token = 'new';
        return true;
      },
    });
    await client.vendors.list();
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['old', 'new']);
  });

  it('rejects when it cannot be refreshed, or is refused again', async () => {
    const refusals = [{ status: 401, body: { message: 'x' } }];
    let asked = 0;
    const refused = mockClient(refusals, { onUnauthorized: async () => (asked++, false) });
    expect(await settle(refused.client.vendors.list())).toMatchObject({ status: 401 });
    const again = mockClient(refusals, { onUnauthorized: async () => (asked++, true) });
    expect(await settle(again.client.vendors.list())).toMatchObject({ status: 401 });
    expect([asked, refused.sent.length, again.sent.length]).toEqual([2, 1, 2]);
  });
});

describe('errors', () => {
  it('carry status, message, translation key and field of the answer [CLIENT-18]', async () => {
    const meta = { translation_key: 'validation.fill-amount', field: 'order.amount' };
    const { client } = mockClient([{ status: 400, body: { message: 'Amount missing', meta } }]);
    const error = await settle(client.orders.create({ body: order }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'http',
      status: 400,
      message: 'Amount missing',
      translationKey: 'validation.fill-amount',
      field: 'order.amount',
    });
  });

  it.each<[string, Answer]>([
    ['html', { raw: '<!doctype html>', headers: { 'content-type': 'text/html' } }],
    ['broken JSON', { raw: '{', headers: { 'content-type': 'application/json' } }],
    ['another shape', { body: { result: { vendors: [{ vendor_id: 1 }] } } }],
  ])('report %s as an invalid answer', async (_, answer) => {
    const { client, sent } = mockClient([answer]);
    expect(await settle(client.vendors.list())).toMatchObject({ code: 'invalid-answer' });
    expect(sent).toHaveLength(1);
  });

  it('keep the text of an error answer that is not JSON', async () => {
    const { client } = mockClient([{ status: 404, raw: '<h1>', headers: { 'content-type': 'text/html' } }]);
    expect(await settle(client.vendors.list())).toMatchObject({
      code: 'http',
      status: 404,
      translationKey: null,
    });
  });

  it('report a timeout after 30 s without an answer', async () => {
    const { client, sent } = mockClient(['silence']);
    let error: unknown;
    client.vendors.list().catch((reason: unknown) => (error = reason));
    await jest.advanceTimersByTimeAsync(29_999);
    expect(error).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ code: 'timeout', status: 0 });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['text', (body: object) => body],
    ['JSON that was written elsewhere', (body: object) => new Blob([JSON.stringify(body)])],
  ])('allow a file as much time as the slowest connection needs to send it: %s', async (_, bodyOf) => {
    const { client } = mockClient(['silence']);
    let error: unknown;
    const content = 'x'.repeat(7_000_000);
    const sendingMs = (content.length * 1000) / REQUEST_LIMITS.slowestBytesPerSecond;
    const body = bodyOf({ vendor_id: 'v2001', content }) as Blob;
    client.bulkJobs.create({ body }).catch((reason: unknown) => (error = reason));
    await jest.advanceTimersByTimeAsync(30_000 + sendingMs);
    expect(error).toBeUndefined();
    await jest.advanceTimersByTimeAsync(1000);
    expect(error).toMatchObject({ code: 'timeout' });
  });
});

describe('country parameters', () => {
  it('are cached in memory for 5 minutes, then requested again [CLIENT-15]', async () => {
    const { client, sent } = mockClient([{ body: { result: '0000:2359' } }]);
    const get = () => client.parameters.get({ params: { name: 'serviceHours' } });
    expect(await get()).toEqual({ result: '0000:2359' });
    await jest.advanceTimersByTimeAsync(299_999);
    expect(await get()).toEqual({ result: '0000:2359' });
    expect(sent).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await get();
    expect(sent).toHaveLength(2);
    await client.parameters.get({ params: { name: 'paymentMethods' } });
    expect(sent).toHaveLength(3);
  });

  it('are not cached after a failure [CLIENT-16]', async () => {
    const { client, sent } = mockClient([
      { status: 404, body: { message: 'x' } },
      { body: { result: 'true' } },
    ]);
    const get = () => client.parameters.get({ params: { name: 'allOutletOrders' } });
    await expect(get()).rejects.toMatchObject({ status: 404 });
    expect(await get()).toEqual({ result: 'true' });
    expect(sent).toHaveLength(2);
  });
});
