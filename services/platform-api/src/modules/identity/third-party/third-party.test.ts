import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT, startIdentityProvider, type TestIdentityProvider } from '../../../testing/identity-provider';
import { newAddress } from '../../../testing/new-address';
import { API } from '../../../testing/place-order';
import { startTestApp, type TestApp } from '../../../testing/start-test-app';

const folder = mkdtempSync(join(tmpdir(), 'portals-'));
let server: TestApp;
let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider();
  const portalsFile = join(folder, 'portals.json');
  const registered = { issuer: provider.issuer, ...CLIENT };
  const gone = { ...registered, issuer: 'http://127.0.0.1:9' };
  const content = {
    identityProviders: { harbour: registered, gone },
    portals: [{ countries: ['TW'], identityProviders: ['harbour', 'gone'] }],
  };
  writeFileSync(portalsFile, JSON.stringify(content));
  server = await startTestApp({ portalsFile });
});
afterAll(async () => {
  await server.close();
  await provider.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  provider.forged = {};
});

const HOST = 'tw.localhost:8080';
const leave = (name: string, host = HOST) =>
  server.app.inject({ url: `${API}/login/oauth/${name}`, headers: { host }, remoteAddress: newAddress() });
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
const exchange = (code: string, cookie = '', host = HOST, name = 'harbour') =>
  server.app.inject({
    method: 'POST',
    url: `${API}/login/oauth`,
    headers: { host, cookie },
    remoteAddress: newAddress(),
    payload: { provider: name, code },
  });

/** Goes to the provider as a browser does; answers what it brings back. */
async function visit(account: Record<string, unknown>) {
  provider.account = account;
  const left = await leave('harbour');
  const there = await fetch(String(left.headers.location), { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  return { left, back, code: back.searchParams.get('code') ?? '', cookie: cookieOf(left) };
}

const OWNER = { email: 'Owner@demo.test', email_verified: true };

it('leads to the provider and back, and its code opens a session like the sign-in [SHELL-LOGIN-03]', async () => {
  const { left, back, code, cookie } = await visit(OWNER);
  expect(left.statusCode).toBe(303);
  expect(left.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax/);
  expect(back.origin + back.pathname).toBe('http://tw.localhost:8080/connect');
  const answer = await exchange(code, cookie);
  expect(answer.statusCode).toBe(200);
  const { user, AuthenticationResult: tokens } = answer.json<{
    result: { user: object; AuthenticationResult: { AccessToken: string; IdToken: string } };
  }>().result;
  expect(user).toMatchObject({ email: 'owner@demo.test' });
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
  const vendors = await server.app.inject({ url: `${API}/vendors`, headers: { host: HOST, authorization } });
  expect(vendors.body).toContain('v1001');
  expect((await exchange(code, cookie)).statusCode).toBe(400);
});

it('opens nothing for a code without the browser that went for it, of another country or a quarter of an hour old', async () => {
  const first = await visit(OWNER);
  const other = await visit(OWNER);
  for (const answer of [
    await exchange(first.code),
    await exchange(first.code, other.cookie),
    await exchange(other.code, other.cookie.replace(/.{5}$/, 'AAAAA')),
    await exchange(other.code, other.cookie, 'kw.localhost:8080'),
  ])
    expect([answer.statusCode, answer.body.includes('AccessToken')]).toEqual([400, false]);
  const late = await visit(OWNER);
  server.clock.advance(901);
  expect((await exchange(late.code, late.cookie)).json()).toMatchObject({ message: 'ExpiredCodeException' });
});

it.each([
  ['an email the provider does not vouch for', { email: 'owner@demo.test', email_verified: false }],
  ['no email', { email_verified: true }],
  ['an email without an account', { email: 'stranger@demo.test', email_verified: true }],
])('opens nothing for %s', async (_, account) => {
  const { code, cookie } = await visit(account);
  const answer = await exchange(code, cookie);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { meta: { translation_key: 'auth.UserNotFoundException' } },
  ]);
});

it.each([{ nonce: 'of another sign-in' }, { audience: 'another portal' }])(
  'opens nothing for an identity token with %j',
  async (forged) => {
    provider.forged = forged;
    const { code, cookie } = await visit(OWNER);
    expect((await exchange(code, cookie)).json()).toMatchObject({ message: 'ExpiredCodeException' });
  },
);

it.each([
  ['a provider that does not answer', 'gone', HOST, 'temporarily_unavailable'],
  ['one nobody registered', 'evil', HOST, 'unauthorized_client'],
  ['one of another country', 'harbour', 'kw.localhost:8080', 'unauthorized_client'],
])('comes straight back from %s', async (_, name, host, error) => {
  const answer = await leave(name, host);
  expect(answer.headers.location).toBe(`http://${host}/connect?error=${error}`);
});
