import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CLIENT,
  startIdentityProvider,
  type TestIdentityProvider,
} from '../../../../testing/companies/identity-provider';
import { newAddress } from '../../../../testing/inputs/new-address';
import { API } from '../../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../../testing/server/start-test-app';

const folder = mkdtempSync(join(tmpdir(), 'portals-'));
let server: TestApp;
let provider: TestIdentityProvider;
beforeAll(async () => {
  provider = await startIdentityProvider();
  const portalsFile = join(folder, 'portals.json');
  const registered = { issuer: provider.issuer, ...CLIENT };
  const gone = { ...registered, issuer: 'http://127.0.0.1:9' };
  const content = {
    identityProviders: { harbour: registered, quay: registered, gone },
    portals: [
      { countries: ['TW'], identityProviders: ['harbour', 'gone'] },
      { countries: ['KW'], identityProviders: ['harbour'] },
      { countries: ['KW'], brands: ['send'], identityProviders: ['harbour', 'quay'] },
    ],
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
  provider.refusal = null;
});

const HOST = 'tw.localhost:8080';
const PORTAL = `http://${HOST}`;
const SECRET = 'kept by the tab that left';
const codeChallenge = (secret: string) => createHash('sha256').update(secret).digest('base64url');

interface From {
  host?: string;
  portal?: string;
  proof?: string;
}
const departToProvider = (
  name: string,
  { host = HOST, portal = `http://${host}`, proof = codeChallenge(SECRET) }: From = {},
) =>
  server.app.inject({
    url: `${API}/login/oauth/${name}`,
    query: { portal, proof },
    headers: { host },
    remoteAddress: newAddress(),
  });
interface Brought {
  code: string;
  state: string;
}
const exchange = (
  brought: Brought,
  { secret = SECRET, host = HOST, origin = PORTAL, name = 'harbour' } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: `${API}/login/oauth`,
    headers: { host, origin },
    remoteAddress: newAddress(),
    payload: { provider: name, ...brought, secret },
  });

async function visit(account: Record<string, unknown>, from: From = {}) {
  provider.account = account;
  const left = await departToProvider('harbour', from);
  const there = await fetch(String(left.headers.location), { redirect: 'manual' });
  const back = new URL(there.headers.get('location') ?? '');
  const [code, state] = ['code', 'state'].map((name) => back.searchParams.get(name) ?? '');
  return { left, back, brought: { code: code ?? '', state: state ?? '' } };
}

const OWNER = { email: 'Owner@demo.test', email_verified: true };

it('leads to the provider and back, and its code opens a session like the sign-in [SHELL-LOGIN-03]', async () => {
  const { left, back, brought } = await visit(OWNER);
  expect(left.statusCode).toBe(303);
  expect(left.headers['set-cookie']).toBeUndefined();
  expect(back.origin + back.pathname).toBe('http://tw.localhost:8080/connect');
  const answer = await exchange(brought);
  expect(answer.statusCode).toBe(200);
  const { user, AuthenticationResult: tokens } = answer.json<{
    result: { user: object; AuthenticationResult: { AccessToken: string; IdToken: string } };
  }>().result;
  expect(user).toMatchObject({ email: 'owner@demo.test' });
  const authorization = `Bearer ${tokens.AccessToken}|${tokens.IdToken}`;
  const vendors = await server.app.inject({ url: `${API}/vendors`, headers: { host: HOST, authorization } });
  expect(vendors.body).toContain('v1001');
  expect((await exchange(brought)).statusCode).toBe(400);
});

it('opens no session for a code of another tab, or with a state that is changed, of another country or a quarter of an hour old', async () => {
  const [first, other] = [
    (await visit(OWNER)).brought,
    (await visit(OWNER, { proof: codeChallenge('another') })).brought,
  ];
  for (const answer of [
    await exchange(first, { secret: '' }),
    await exchange(first, { secret: 'another' }),
    await exchange(first, { secret: codeChallenge(SECRET) }),
    await exchange({ code: first.code, state: other.state }),
    await exchange({ code: first.code, state: other.state }, { secret: 'another' }),
    await exchange({ code: first.code, state: '' }),
    await exchange({
      code: first.code,
      state: first.state.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
    }),
    await exchange({ code: first.code, state: first.state.replace(/.{6}$/, 'AAAAAA') }),
    await exchange(first, { host: 'kw.localhost:8080' }),
  ])
    expect([answer.statusCode, answer.body.includes('AccessToken')]).toEqual([400, false]);
  const late = (await visit(OWNER)).brought;
  server.clock.advance(901);
  expect((await exchange(late)).json()).toMatchObject({ message: 'ExpiredCodeException' });
});

it.each([
  ['an email the provider does not vouch for', { email: 'owner@demo.test', email_verified: false }],
  ['no email', { email_verified: true }],
  ['an email without an account', { email: 'stranger@demo.test', email_verified: true }],
])('opens no session for %s', async (_, account) => {
  const answer = await exchange((await visit(account)).brought);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { meta: { translation_key: 'auth.UserNotFoundException' } },
  ]);
});

it.each([{ nonce: 'of another sign-in' }, { audience: 'another portal' }])(
  'opens no session for an identity token with %j',
  async (forged) => {
    provider.forged = forged;
    const { brought } = await visit(OWNER);
    expect((await exchange(brought)).json()).toMatchObject({ message: 'ExpiredCodeException' });
  },
);

it.each([
  ['a provider that does not answer', 'gone', HOST, 'temporarily_unavailable'],
  ['one nobody registered', 'evil', HOST, 'unauthorized_client'],
  ['one of another country', 'harbour', 'sg.localhost:8080', 'unauthorized_client'],
])('returns to the portal with an error for %s', async (_, name, host, error) => {
  const answer = await departToProvider(name, { host });
  expect(answer.headers.location).toBe(`http://${host}/connect?error=${error}`);
});

it('shows the refusal of the provider in the portal', async () => {
  provider.refusal = 'access_denied';
  const { back } = await visit(OWNER);
  expect(back.origin + back.pathname).toBe(`${PORTAL}/connect`);
  expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual(['access_denied', null]);
});

describe('when the service has a separate origin', () => {
  const HERE = 'kw.production.platform.example';
  const ASKED = 'https://kw.portal.example';
  const UNDER_A_BRAND = 'https://send.kw.portal.example';
  let before: typeof server.deps.config;
  beforeAll(() => {
    before = { ...server.deps.config };
    Object.assign(server.deps.config, { publicOrigin: 'https://{country}.portal.example' });
  });
  afterAll(() => {
    Object.assign(server.deps.config, before);
  });
  afterEach(() => {
    Object.assign(server.deps.config, { corsOrigins: [] });
  });

  it.each([ASKED, UNDER_A_BRAND])('users return to the portal they left, %s', async (portal) => {
    const { back, brought } = await visit(OWNER, { host: HERE, portal });
    expect(back.origin + back.pathname).toBe(`${portal}/connect`);
    expect((await exchange(brought, { host: HERE, origin: portal })).statusCode).toBe(200);
  });

  it('offers the providers of the brand of that portal', async () => {
    const onlyThere = await departToProvider('quay', { host: HERE, portal: UNDER_A_BRAND });
    expect(new URL(String(onlyThere.headers.location)).origin).toBe(provider.issuer);
    const notHere = await departToProvider('quay', { host: HERE, portal: ASKED });
    expect(notHere.headers.location).toBe(`${ASKED}/connect?error=unauthorized_client`);
  });

  it('accepts another origin that may call the service as a portal', async () => {
    const portal = 'https://kw.desk.example';
    Object.assign(server.deps.config, { corsOrigins: [portal] });
    const { back } = await visit(OWNER, { host: HERE, portal });
    expect(back.origin).toBe(portal);
  });

  it('does not accept the portal of another country', async () => {
    const portal = 'https://sg.desk.example';
    Object.assign(server.deps.config, { corsOrigins: [portal] });
    const answer = await departToProvider('harbour', { host: HERE, portal });
    expect(answer.headers.location).toBe(`${ASKED}/connect?error=invalid_request`);
  });

  it.each([
    'https://evil.example',
    'https://kw.portal.example.evil.example',
    'https://kw.portal.example@evil.example',
    'http://kw.portal.example',
    'https://kw.portal.example/elsewhere',
    'https://tw.portal.example',
    'https://kw.desk.example',
    `http://${HERE}`,
    'javascript:alert(1)',
    'null',
    '',
  ])('redirects to the home portal instead of the foreign address %j', async (portal) => {
    const answer = await departToProvider('harbour', { host: HERE, portal });
    expect(answer.headers.location).toBe(`${ASKED}/connect?error=invalid_request`);
  });

  it.each(['', 'short', `${codeChallenge(SECRET)}=`, codeChallenge(SECRET).replace(/.$/, '+')])(
    'does not redirect a user without a valid proof: %j',
    async (proof) => {
      const answer = await departToProvider('harbour', { host: HERE, portal: ASKED, proof });
      expect(answer.headers.location).toBe(`${ASKED}/connect?error=invalid_request`);
    },
  );
});
