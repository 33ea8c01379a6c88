import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { API, signedInCaller, type TestCaller } from '../testing/callers/place-order';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(async () => {
  await makeRoom();
  await server.close();
});

const TABLES = ['orders', 'idempotency_keys', 'sessions', 'refresh_tokens'];

async function fillDisk() {
  await sql`create or replace function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    server.deps.db,
  );
  for (const table of TABLES)
    await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(
      server.deps.db,
    );
}
const makeRoom = () => sql`drop function if exists no_room() cascade`.execute(server.deps.db);
const readiness = async () => {
  const answer = await server.app.inject({ url: '/readyz' });
  return answer.json<{ waiting_for: string[] }>().waiting_for;
};

it('a full disk is 503 with a retry time and not ready, until there is space again', async () => {
  const body = await owner.orderBody();
  expect(await readiness()).not.toContain('storage');
  await fillDisk();
  const authorization = await server.authorize('owner@demo.test').catch(() => null);
  expect(authorization).toBeNull();
  for (const headers of [{}, { 'idempotency-key': 'full' }] as Record<string, string>[]) {
    const refused = await owner.call('POST', '/order', body, headers);
    expect(refused).toEqual({
      status: 503,
      body: {
        message: 'The service is not available at the moment.',
        meta: { translation_key: 'error.unavailable' },
      },
    });
  }
  const login = await server.app.inject({
    method: 'POST',
    url: `${API}/login`,
    payload: { email_address: 'owner@demo.test', password: 'Courier#2026' },
  });
  expect([login.statusCode, login.headers['retry-after']]).toEqual([503, '30']);

  // It stays unready without another call, and reading still works.
  expect(await readiness()).toContain('storage');
  expect(await readiness()).toContain('storage');
  expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await owner.call('GET', '/vendor/v1001/orders')).status).toBe(200);

  await makeRoom();
  expect(await readiness()).not.toContain('storage');
  expect((await owner.call('POST', '/order', body, { 'idempotency-key': 'full' })).status).toBe(200);
});

it('probing for space stores nothing', async () => {
  const left = await server.deps.db
    .selectFrom('idempotency_keys')
    .select('scope')
    .where('scope', '=', 'room to write')
    .execute();
  expect(left).toEqual([]);
});
