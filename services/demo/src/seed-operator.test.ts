import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { callAsOperator } from '../../platform-api/src/testing/callers/operator-caller';
import { startTestApp, type TestApp } from '../../platform-api/src/testing/server/start-test-app';
import { DEMO_PASSWORD } from './demo-vendors';
import { seedDemoOperator } from './seed-operator';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('the operator of the demonstration is created once, and signs in without an authenticator app', async () => {
  await seedDemoOperator(server.deps);
  await seedDemoOperator(server.deps);
  const { body } = await callAsOperator(server, null, 'POST', '/session', {
    email_address: 'operator@demo.test',
    password: DEMO_PASSWORD,
  });
  const { token } = body['session'] as { token: string };
  const me = await callAsOperator(server, token, 'GET', '/me', undefined, { country: 'kw' });
  expect(me.body).toMatchObject({ roles: ['admin'], countries: null });
});
