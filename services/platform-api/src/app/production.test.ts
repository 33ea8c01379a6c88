import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';

describe('production', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ environment: 'prd', corsOrigins: ['https://portal.example'] });
  });
  afterAll(() => server.close());

  it('has no demo accounts, no simulator and no development pages', async () => {
    const login = await server.app.inject({
      method: 'POST',
      url: '/courier/api/v1/login',
      payload: { email_address: 'owner@demo.test', password: 'Courier#2026' },
    });
    expect(login.statusCode).toBe(401);
    const countryOwner = await server.app.inject({
      method: 'POST',
      url: '/courier/api/v1/login',
      headers: { host: 'kw.localhost' },
      payload: { email_address: 'owner.kw@demo.test', password: 'Courier#2026' },
    });
    expect(countryOwner.statusCode).toBe(401);
    for (const url of ['/courier/api/v1/simulator', '/dev/godroid']) {
      expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  });

  it('shows no brand at a host without a country, and a portal at one with a country', async () => {
    for (const host of ['unknown.example', 'localhost', '10.0.0.7:8080', 'oasis.example']) {
      const answer = await server.app.inject({ url: '/connect', headers: { host } });
      expect([host, answer.statusCode]).toEqual([host, 404]);
      expect(answer.body).toContain('There is no portal at this address');
      expect(answer.body).not.toMatch(/courier|taiwan|data-brand/i);
    }
    const portal = await server.app.inject({ url: '/connect', headers: { host: 'kw.portal.example' } });
    expect(portal.body).not.toContain('There is no portal at this address');
  });

  it('requires browsers to use https', async () => {
    const { headers } = await server.app.inject({ url: '/healthz' });
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    });
  });

  it('allows pages of listed origins only', async () => {
    const preflight = (origin: string) =>
      server.app.inject({
        method: 'OPTIONS',
        url: '/courier/api/v1/order',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const listed = await preflight('https://portal.example');
    expect(listed.statusCode).toBe(204);
    expect(listed.headers).toMatchObject({
      'access-control-allow-origin': 'https://portal.example',
      'access-control-allow-credentials': 'true',
    });
    for (const origin of ['https://evil.example', 'https://portal.example.evil.example', 'null']) {
      const other = await preflight(origin);
      expect(other.statusCode).toBe(404);
      expect(Object.keys(other.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('demo deployment', () => {
  it('opens an embedded session of v1002, which sees that vendor only', async () => {
    const server = await startTestApp();
    const { body } = await server.app.inject({ url: '/dev/godroid' });
    const { token } = JSON.parse(/id="embedded">(.*?)</.exec(body)?.[1] ?? '{}') as { token: string };
    const authorization = `GoDroid ${token}`;
    const vendors = await server.app.inject({ url: '/courier/api/v1/vendors', headers: { authorization } });
    expect(vendors.json()).toMatchObject({ result: { vendors: [{ vendor_id: 'v1002' }] } });
    const foreign = await server.app.inject({
      url: '/courier/api/v1/vendor/v1001',
      headers: { authorization },
    });
    expect(foreign.statusCode).toBe(404);
    await server.close();
  });

  it('answers a malformed address like any other error', async () => {
    const server = await startTestApp();
    const answer = await server.app.inject({ url: '/courier/api/v1/vendor/%E0%A4%A' });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'The request is malformed.', meta: { translation_key: 'error.invalid-input' } },
    ]);
    await server.close();
  });
});
