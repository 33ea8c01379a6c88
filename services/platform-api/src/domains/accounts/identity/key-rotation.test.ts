import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { API } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { loadKeyring, type Keyring } from '../../../platform/keys/keyring';
import { signGodroidToken } from './tokens/tokens';

const DAY = 86_400;
let server: TestApp;
/** The keyring of a second instance on the same database. */
let elsewhere: Keyring;
beforeAll(async () => {
  server = await startTestApp();
  elsewhere = await loadKeyring(server.deps);
});
afterAll(() => server.close());

const keyIdInToken = (token: string) => decodeProtectedHeader(token).kid;
const embedded = () =>
  signGodroidToken(server.deps.keys, server.clock, { vendorId: 'v1002', country: 'TW' }, 10 * DAY);
const statusWith = async (token: string) =>
  (await server.app.inject({ url: `${API}/vendors`, headers: { authorization: `GoDroid ${token}` } }))
    .statusCode;
const refreshAll = () => Promise.all([server.deps.keys.refresh(), elsewhere.refresh()]);

it('a new key signs once every instance has read it, and tokens of the old key stay valid', async () => {
  const first = await embedded();
  server.clock.advance(29 * DAY);
  await refreshAll();
  expect(keyIdInToken(await embedded())).toBe(keyIdInToken(first));

  server.clock.advance(DAY);
  const before = await embedded();
  await refreshAll();
  expect(elsewhere.verifying.size).toBe(2);
  expect([...elsewhere.verifying.keys()]).toEqual([...server.deps.keys.verifying.keys()]);
  expect(keyIdInToken(await embedded())).toBe(keyIdInToken(first));

  server.clock.advance(180);
  await refreshAll();
  const after = await embedded();
  expect(keyIdInToken(after)).not.toBe(keyIdInToken(before));
  expect(elsewhere.signing.id).toBe(keyIdInToken(after));
  expect([await statusWith(before), await statusWith(after)]).toEqual([200, 200]);
  await server.authorize('owner@demo.test');

  server.clock.advance(9 * DAY);
  await refreshAll();
  expect(await statusWith(before)).toBe(200);
  server.clock.advance(6 * DAY);
  await refreshAll();
  expect([...server.deps.keys.verifying.keys()]).toEqual([keyIdInToken(after)]);
});

it('a token that names a forgotten or unknown key is refused', async () => {
  const token = await embedded();
  const forgotten = keyIdInToken(token) ?? '';
  expect(await statusWith(token)).toBe(200);
  for (let month = 0; month < 2; month++) {
    server.clock.advance(30 * DAY);
    await refreshAll();
  }
  expect(server.deps.keys.verifying.has(forgotten)).toBe(false);
  const renewed = await embedded();
  const [, payload, signature] = renewed.split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'ES256', kid: forgotten })).toString('base64url');
  expect(await statusWith([header, payload, signature].join('.'))).toBe(401);
  expect(await statusWith(renewed)).toBe(200);
});
