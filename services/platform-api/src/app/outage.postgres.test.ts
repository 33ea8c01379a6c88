import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { startPostgres, type PostgresServer } from '../testing/databases/postgres-server';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';
import { API, signedInCaller, type TestCaller } from '../testing/callers/place-order';
import { until } from '../testing/until';

let postgres: PostgresServer;
let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestApp({ databaseUrl: postgres.url('postgres') });
  await server.app.ready();
  owner = await signedInCaller(server);
});
afterAll(async () => {
  await server?.close();
  await postgres.close();
});

const readiness = async () => {
  const answer = await server.app.inject({ url: '/readyz' });
  return answer.json<{ waiting_for: string[] }>().waiting_for;
};

it('answers 503 with a retry time while the database is unavailable, is not ready, and recovers automatically', async () => {
  const authorization = await server.authorize('owner@demo.test');
  const body = await owner.orderBody();
  await postgres.halt();
  const calls = [
    { method: 'GET', url: `${API}/vendors`, headers: { authorization } },
    { method: 'POST', url: `${API}/order`, headers: { authorization }, payload: body },
    {
      method: 'POST',
      url: `${API}/login`,
      payload: { email_address: 'owner@demo.test', password: 'Courier#2026' },
    },
  ] as const;
  for (const call of calls) {
    const answer = await server.app.inject(call);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '2',
      {
        message: 'The service is not available at the moment.',
        meta: { translation_key: 'error.unavailable' },
      },
    ]);
  }
  expect(await readiness()).toContain('database');
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);

  await postgres.resume();
  await until(async () => !(await readiness()).includes('database'));
  expect((await owner.call('POST', '/order', body)).status).toBe(200);
});

it('continues the simulation after an outage of the database', async () => {
  const id = await owner.placeOrder();
  await postgres.halt();
  await postgres.resume();
  await until(async () => {
    server.clock.advance(5);
    await server.app.simulator?.tick().catch(() => undefined);
    return (await owner.order(id)).status !== 'NEW';
  });
  expect((await owner.order(id)).status_history[1]?.status).toBe('RECEIVED');
});

it('survives connection losses during calls', async () => {
  const calls = Array.from({ length: 30 }, () => owner.call('GET', '/vendor/v1001/orders'));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and application_name like 'courier-platform-api%'`.execute(server.deps.db);
  for (const { status } of await Promise.all(calls)) expect([200, 503]).toContain(status);
  await until(async () => (await owner.call('GET', '/vendors')).status === 200);
  expect(await owner.placeOrder()).toMatch(/^v1001-/);
});
