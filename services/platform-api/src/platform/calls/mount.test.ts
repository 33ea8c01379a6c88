import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

let server: TestApp;
let owner: string;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.authorize('owner@demo.test');
});
afterAll(() => server.close());

const API = '/courier/api/v1';
const call = (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object | string,
  headers: Record<string, string> = {},
) =>
  server.app.inject({ method, url: `${API}${url}`, headers, ...(payload === undefined ? {} : { payload }) });
const address = {
  address_text: '2F, No. 7, Sec. 5, Xinyi Rd.',
  unit: '2F',
  notes: 'Ring twice.',
  building: '',
  city: 'Taipei City',
  country_code: 'TW',
  latitude: 25.0339,
  longitude: 121.5645,
  postal_code: '110',
  street_address: 'No. 7, Sec. 5, Xinyi Rd.',
};

describe('refusals', () => {
  it('come in the order 401, 400, 404 [API-AUTH-11]', async () => {
    const wrong = { ...address, latitude: 'north' };
    expect((await call('PUT', '/vendor/v2001/address', wrong)).statusCode).toBe(401);
    const malformed = await call('PUT', '/vendor/v2001/address', wrong, { authorization: owner });
    expect([malformed.statusCode, malformed.json()]).toMatchObject([
      400,
      { meta: { translation_key: 'error.invalid-input', field: 'latitude' } },
    ]);
    expect((await call('PUT', '/vendor/v2001/address', address, { authorization: owner })).statusCode).toBe(
      404,
    );
  });

  it('name the invalid field of a malformed request and the reason, or the body', async () => {
    const put = async (payload: object | string) =>
      (
        await call('PUT', '/vendor/v1001/address', payload, {
          authorization: owner,
          'content-type': 'application/json',
        })
      ).json<{ message: string; meta: { field?: string } }>();
    const { message, meta } = await put({ ...address, latitude: 'north' });
    expect([message, meta.field]).toEqual([expect.stringMatching(/^latitude: Invalid/), 'latitude']);
    const whole = await put('5');
    expect([whole.message, whole.meta]).toEqual([
      expect.stringMatching(/^body: Invalid/),
      { translation_key: 'error.invalid-input' },
    ]);
  });

  it('treat a foreign vendor exactly like an unknown one', async () => {
    const foreign = await call('GET', '/vendor/v2001', undefined, { authorization: owner });
    const unknown = await call('GET', '/vendor/nobody', undefined, { authorization: owner });
    expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
    expect(unknown.statusCode).toBe(404);
  });

  it('contain only a sentence for broken JSON, another content type or too large a body', async () => {
    const json = { 'content-type': 'application/json' };
    const broken = await call('POST', '/login', '{"email_address":', json);
    const text = await call('POST', '/login', 'hello', { 'content-type': 'text/plain' });
    const large = await call('POST', '/login', { email_address: 'a', password: 'x'.repeat(1_100_000) });
    expect([broken.statusCode, text.statusCode, large.statusCode]).toEqual([400, 415, 413]);
    for (const answer of [broken, text, large]) {
      expect(Object.keys(answer.json<object>())).toEqual(['message', 'meta']);
    }
  });
});

describe('vendors', () => {
  it('are those of the account with their outlets [API-VENDOR-01]', async () => {
    const ids = async (email: string) => {
      const authorization = await server.authorize(email);
      const { result } = (await call('GET', '/vendors', undefined, { authorization })).json<{
        result: { vendors: { vendor_id: string }[] };
      }>();
      return result.vendors.map((vendor) => vendor.vendor_id).sort();
    };
    expect(await ids('owner@demo.test')).toEqual(['a-v1004', 'v1001', 'v1002', 'v1003']);
    expect(await ids('multi@demo.test')).toEqual(['v2001', 'v2002', 'v3001', 'v3002']);
    expect(await ids('empty@demo.test')).toEqual([]);
  });

  it('store a pickup address [API-VENDOR-02] [API-VENDOR-03]', async () => {
    const authorization = await server.authorize('nopin@demo.test');
    const before = await call('GET', '/vendor/v5001', undefined, { authorization });
    expect(before.json()).toMatchObject({
      result: { vendor_information: { location: { latitude: null, longitude: null } } },
    });
    const saved = await call('PUT', '/vendor/v5001/address', address, { authorization });
    expect(saved.json()).toMatchObject({
      result: {
        vendor_id: 'v5001',
        vendor_information: { location: { latitude: 25.0339, rider_instructions: 'Ring twice.' } },
      },
    });
    expect((await call('GET', '/vendor/v5001', undefined, { authorization })).json()).toEqual(saved.json());
  });
});

describe('parameters', () => {
  it.each([
    ['allOutletOrders', 'allOutletOrders', 'true'],
    ['serviceHours', 'serviceHours', '0000:2359'],
    ['onlinePaymentActivated', 'onlinePaymentActivated', 'true'],
    ['orderItemValueExceedLimit as a number', 'orderItemValueExceedLimit', 5000],
    ['paymentMethods', 'paymentMethods', 'CASH_ON_DELIVERY|ONLINE_PAYMENT'],
  ])(
    'answer %s without a session [API-PARAM-01, API-PARAM-02, API-PARAM-03, API-PARAM-04, API-PARAM-05]',
    async (_title, name, result) => {
      expect((await call('GET', `/get-country-parameter/${name}`)).json()).toEqual({ result });
    },
  );

  it('that are unknown are 404 [API-PARAM-06]', async () => {
    expect((await call('GET', '/get-country-parameter/constructor')).statusCode).toBe(404);
  });
});

describe('description and metrics', () => {
  it('lists every mounted call in OpenAPI 3.1', async () => {
    const { openapi, paths } = (await call('GET', '/openapi.json')).json<{
      openapi: string;
      paths: Record<string, Record<string, { responses: Record<string, { content: object }> }>>;
    }>();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([`${API}/login`, `${API}/vendor/{vendorId}`, '/ofrep/v1/evaluate/flags']),
    );
    const listResponseFields = (path: string, method: string) =>
      Object.keys(paths[`${API}${path}`]?.[method]?.responses['200']?.content ?? {});
    expect([
      listResponseFields('/vendor/{vendorId}/orders/export', 'get'),
      listResponseFields('/vendors', 'get'),
    ]).toEqual([['text/csv'], ['application/json']]);
  });

  it('counts calls by route, never by address', async () => {
    await call('GET', '/vendor/v1001', undefined, { authorization: owner });
    const { body } = await server.app.inject({ url: '/metrics' });
    expect(body).toContain(
      'courier_http_request_seconds_count{route="/courier/api/v1/vendor/:vendorId",method="GET",status="200"}',
    );
    expect(body).not.toContain('v1001');
  });
});
