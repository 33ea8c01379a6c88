import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../settings/config';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';

const BALANCER = '10.0.0.7';
const LIMIT = 30;

let server: TestApp;
let asked = 0;
beforeAll(async () => {
  server = await startTestApp({ trustedProxies: readConfig({ TRUSTED_PROXIES: BALANCER }).trustedProxies });
  server.app.addHook('onSend', async (request, reply) => void reply.header('x-seen-host', request.host));
});
afterAll(() => server.close());

const requestCode = async (remoteAddress: string, forwardedFor: string) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/courier/api/v1/password/forgot',
    remoteAddress,
    headers: { 'x-forwarded-for': forwardedFor },
    payload: { email_address: `nobody${(asked += 1)}@shop.test` },
  });
  return answer.statusCode;
};

it('limits the address named by the load balancer, and trusts no other header', async () => {
  for (let call = 0; call < LIMIT; call += 1) expect(await requestCode(BALANCER, '203.0.113.1')).toBe(200);
  expect(await requestCode(BALANCER, '203.0.113.1')).toBe(429);
  expect(await requestCode(BALANCER, '203.0.113.2')).toBe(200);
  for (let call = 0; call < LIMIT; call += 1) await requestCode('198.51.100.9', `203.0.113.${call}`);
  expect(await requestCode('198.51.100.9', '203.0.113.77')).toBe(429);
});

it('takes its own name from the Host only', async () => {
  const answer = await server.app.inject({
    url: '/healthz',
    remoteAddress: BALANCER,
    headers: { host: 'sg.localhost', 'x-forwarded-host': 'evil.example' },
  });
  expect(answer.headers['x-seen-host']).toBe('sg.localhost');
});

it.each(['10.0.0.0/33', 'balancer', '10.0.0.0/8/8'])('refuses %s as a load balancer address', (value) => {
  expect(() => readConfig({ TRUSTED_PROXIES: value })).toThrow(
    `TRUSTED_PROXIES holds "${value}", but it must list addresses or networks such as 10.0.0.7 or 10.0.0.0/8.`,
  );
});
