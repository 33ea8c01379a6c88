import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { signGodroidToken } from './tokens/tokens';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

type Body = Record<string, unknown>;
const post = (url: string, payload: Body | undefined, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: `/courier/api/v1${url}`, payload, headers });
const login = (email: string, password = 'Courier#2026', headers = {}) =>
  post('/login', { email_address: email, password }, headers);

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}
const readTokens = (answer: { json(): unknown }) =>
  (answer.json() as { result: { AuthenticationResult: Tokens } }).result.AuthenticationResult;
const vendors = (tokens: Tokens, headers = {}) =>
  server.app.inject({
    url: '/courier/api/v1/vendors',
    headers: { authorization: `Bearer ${tokens.AccessToken}|${tokens.IdToken}`, ...headers },
  });

describe('sign-in', () => {
  it('answers user and tokens for the right password [API-AUTH-01]', async () => {
    const answer = await login('Owner@demo.test');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      result: {
        user: { email: 'owner@demo.test' },
        AuthenticationResult: { ExpiresIn: 900, TokenType: 'Bearer' },
      },
    });
  });

  it('answers an unknown email exactly like a wrong password [API-AUTH-06]', async () => {
    const wrong = await login('solo@demo.test', 'wrong');
    const unknown = await login('nobody@demo.test', 'wrong');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      message: 'NotAuthorizedException',
      meta: { translation_key: 'auth.NotAuthorizedException' },
    });
    expect([unknown.statusCode, unknown.json()]).toEqual([401, wrong.json()]);
  });

  it('keeps passwords only as argon2id hashes [API-AUTH-10]', async () => {
    const rows = await server.deps.db.selectFrom('users').select('password_hash').execute();
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('blocks an account for five minutes after ten failures, even with the right password [API-AUTH-10]', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login('multi@demo.test', 'wrong');
    const blocked = await login('multi@demo.test');
    expect(blocked.statusCode).toBe(429);
    expect(blocked.json()).toMatchObject({ message: 'TooManyRequestsException' });
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(290);
    expect((await login('empty@demo.test')).statusCode).toBe(200);
    server.clock.advance(301);
    expect((await login('multi@demo.test')).statusCode).toBe(200);
  });

  it('blocks an account after many concurrent guesses', async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => login('nopin@demo.test', `wrong ${index}`));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(16);
    expect((await login('nopin@demo.test')).statusCode).toBe(429);
    server.clock.advance(301);
  });

  it('finds the accounts of a country only there, and creates its demo owner on first use', async () => {
    const inKuwait = { host: 'kw.localhost:8080' };
    for (const email of ['solo@demo.test', 'owner.pk@demo.test'])
      expect((await login(email, undefined, inKuwait)).statusCode).toBe(401);
    const answer = await login('owner.kw@demo.test', undefined, inKuwait);
    expect(answer.statusCode).toBe(200);
    const list = await vendors(readTokens(answer), inKuwait);
    expect(list.json()).toMatchObject({
      result: { vendors: [{ vendor_id: 'kw1001' }, { vendor_id: 'kw1002' }] },
    });
    expect((await vendors(readTokens(answer))).statusCode).toBe(401);
    expect((await login('owner.kw@demo.test')).statusCode).toBe(401);
  });
});

describe('access tokens', () => {
  it('are refused once expired, tampered with, or paired with another sign-in', async () => {
    const first = readTokens(await login('owner@demo.test'));
    const second = readTokens(await login('owner@demo.test'));
    expect((await vendors(first)).statusCode).toBe(200);
    expect((await vendors({ ...first, IdToken: second.IdToken })).statusCode).toBe(401);
    expect(
      (await vendors({ ...first, AccessToken: `${first.AccessToken.slice(0, -4)}AAAA` })).statusCode,
    ).toBe(401);
    server.clock.advance(901);
    expect((await vendors(first)).statusCode).toBe(401);
  });

  it('are refused after logout [API-AUTH-03]', async () => {
    const tokens = readTokens(await login('owner@demo.test'));
    const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
    const answer = await post('/logout', undefined, { authorization, 'content-type': 'application/json' });
    expect(answer.json()).toEqual({ result: { logged_out: true } });
    expect((await vendors(tokens)).statusCode).toBe(401);
    expect((await post('/login/extend', { refresh_token: tokens.RefreshToken })).statusCode).toBe(401);
  });
});

describe('refresh', () => {
  const extend = (refresh_token: string, key?: string) =>
    post('/login/extend', { refresh_token }, key === undefined ? {} : { 'idempotency-key': key });

  it('answers new tokens and a new refresh token [API-AUTH-02]', async () => {
    const before = readTokens(await login('owner@demo.test'));
    const after = readTokens(await extend(before.RefreshToken));
    expect(after.RefreshToken).not.toBe(before.RefreshToken);
    expect((await vendors(after)).statusCode).toBe(200);
    expect((await extend(after.RefreshToken)).statusCode).toBe(200);
  });

  it('ends the session when a refresh token is used twice', async () => {
    const before = readTokens(await login('owner@demo.test'));
    const after = readTokens(await extend(before.RefreshToken, 'one'));
    expect((await extend(before.RefreshToken, 'two')).statusCode).toBe(401);
    expect((await extend(after.RefreshToken)).statusCode).toBe(401);
    expect((await vendors(after)).statusCode).toBe(401);
  });

  it('gives a retry with the same Idempotency-Key the same answer for 60 s, and treats it as reuse afterwards', async () => {
    const before = readTokens(await login('owner@demo.test'));
    const first = await extend(before.RefreshToken, 'same');
    server.clock.advance(59);
    const retry = await extend(before.RefreshToken, 'same');
    expect(retry.json()).toEqual(first.json());
    server.clock.advance(2);
    expect((await extend(before.RefreshToken, 'same')).statusCode).toBe(401);
    expect((await extend(readTokens(first).RefreshToken)).statusCode).toBe(401);
  });

  it('stores no token in a form that a reader of the database could use', async () => {
    const before = readTokens(await login('owner@demo.test'));
    const after = readTokens(await extend(before.RefreshToken, 'kept'));
    const stored = JSON.stringify(await server.deps.db.selectFrom('refresh_tokens').selectAll().execute());
    for (const token of [before.RefreshToken, after.RefreshToken, after.AccessToken])
      expect(stored).not.toContain(token);
  });

  it('refuses an unknown and an expired refresh token', async () => {
    const tokens = readTokens(await login('owner@demo.test'));
    expect((await extend('unknown')).statusCode).toBe(401);
    server.clock.advance(30 * 86_400 + 1);
    expect((await extend(tokens.RefreshToken)).statusCode).toBe(401);
  });
});

describe('embedded tokens', () => {
  const token = (vendorId = 'v1002', seconds = 3600) =>
    signGodroidToken(server.deps.keys, server.clock, { vendorId, country: 'TW' }, seconds);
  const get = (path: string, value: string) =>
    server.app.inject({ url: `/courier/api/v1${path}`, headers: { authorization: `GoDroid ${value}` } });

  it('act for the vendor of their restaurant_id claim and for no other [API-AUTH-11]', async () => {
    const value = await token();
    const list = await get('/vendors', value);
    expect(list.json()).toMatchObject({ result: { vendors: [{ vendor_id: 'v1002' }] } });
    expect((await get('/vendor/v1002', value)).statusCode).toBe(200);
    for (const other of ['v1001', 'v1003', 'nobody'])
      expect((await get(`/vendor/${other}`, value)).statusCode).toBe(404);
  });

  it('are refused once expired or changed, and after logout only the one that was signed out [API-AUTH-03]', async () => {
    const [kept, out, short] = [await token(), await token('v1002', 7200), await token('v1002', 60)];
    expect((await get('/vendors', `${kept.slice(0, -4)}AAAA`)).statusCode).toBe(401);
    await post('/logout', undefined, { authorization: `GoDroid ${out}` });
    server.clock.advance(61);
    const statuses = [kept, out, short].map(async (value) => (await get('/vendors', value)).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 401, 401]);
  });
});
