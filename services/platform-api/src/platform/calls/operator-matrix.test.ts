import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Call } from '@courier/api-client/contract';
import { fleetContract } from '@courier/api-client/fleet';
import {
  listCapabilities,
  OPERATOR_ROLES,
  operatorContract,
  type OperatorRole,
} from '@courier/api-client/operator';
import { riderAppContract } from '@courier/api-client/rider-app';
import { signGodroidToken } from '../../domains/accounts/identity/tokens/tokens';
import { createFleetKey } from '../../domains/fleets/fleet-keys';
import { OPERATOR_HOST, signedInOperator } from '../../testing/callers/operator-caller';
import { API } from '../../testing/callers/place-order';
import { riderPhone } from '../../testing/callers/rider-phone';
import { callRows, sampleCallParts, sendCall, type Parts } from '../../testing/server/contract-calls';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';

const rows = Object.entries(operatorContract) as [string, Call][];
const guarded = rows.filter(([, { access }]) => access !== 'public');
const matrix = guarded.flatMap(([name, call]) => OPERATOR_ROLES.map((role) => [name, role, call] as const));

let server: TestApp;
const tokens = new Map<OperatorRole, string>();
/** Of an admin of another country. */
let abroad: string;
let foreign: Record<'shop' | 'embedded shop' | 'guest' | 'rider' | 'fleet', string>;

beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000, fleets: { adapter: 'riders', byCountry: {} } });
  for (const role of OPERATOR_ROLES) tokens.set(role, await signInAs(role));
  abroad = `Bearer ${(await signedInOperator(server, ['admin'], ['KW'])).token}`;
  const { db, keys } = server.deps;
  const key = { country: 'TW', fleetId: 'main', name: 'Dispatch', scopes: ['deliveries:read'] } as const;
  const embedded = await signGodroidToken(keys, server.clock, { vendorId: 'v1002', country: 'TW' }, 3600);
  const guest = await server.app.inject({
    method: 'POST',
    url: `${API}/guest/login`,
    headers: { host: 'tw.localhost' },
    payload: { name: 'Lin', phone_number: '0912048317' },
  });
  foreign = {
    shop: await server.authorize('owner@demo.test'),
    'embedded shop': `GoDroid ${embedded}`,
    guest: `Bearer ${guest.json<{ result: { token: string } }>().result.token}`,
    rider: `Bearer ${(await riderPhone(server, 'Chen Wei')).token}`,
    fleet: `Bearer ${await createFleetKey(db, key, server.clock.nowSeconds())}`,
  };
});
afterAll(() => server.close());

const signInAs = async (role: OperatorRole) => `Bearer ${(await signedInOperator(server, [role])).token}`;

async function send(
  call: Call,
  authorization?: string,
  {
    parts = sampleCallParts(call),
    country = 'tw',
    host = OPERATOR_HOST,
  }: { parts?: Parts; country?: string; host?: string } = {},
) {
  const located = { ...parts, params: { ...parts.params, country } };
  const answer = await sendCall(server, call, located, { host, ...(authorization ? { authorization } : {}) });
  return { status: answer.statusCode, message: answer.json<{ message?: string }>().message };
}

const isAllowed = ({ access }: Call, role: OperatorRole): boolean => {
  const { operator } = access as { operator: ReturnType<typeof listCapabilities>[number] | null };
  return operator === null || listCapabilities([role]).includes(operator);
};

describe('every call of operators', () => {
  it.each(guarded)('%s is 401 without a session, before any other error', async (_name, call) => {
    const malformed: Parts = { params: undefined, query: undefined, body: call.body ? {} : undefined };
    for (const authorization of [undefined, 'Bearer', 'Bearer os_', 'Bearer os_unknown', 'Basic YTpi'])
      expect((await send(call, authorization, { parts: malformed })).status).toBe(401);
  });

  it.each(guarded)('%s is 401 for shops, guests, riders and fleets', async (_name, call) => {
    for (const authorization of Object.values(foreign))
      expect((await send(call, authorization)).status).toBe(401);
  });

  it.each(matrix)('%s obeys the table for the role %s', async (name, role, call) => {
    // Signing out ends the session.
    const authorization = name === 'signOut' ? await signInAs(role) : tokens.get(role);
    const { status, message } = await send(call, authorization);
    if (isAllowed(call, role)) expect([401, 403]).not.toContain(status);
    else
      expect([status, message]).toEqual([
        403,
        expect.stringMatching(new RegExp(`^This needs the role .+; yours is ${role}\\.$`)),
      ]);
  });

  it.each(guarded)('%s is 403 in a country that the account is not for', async (_name, call) => {
    const { status, message } = await send(call, abroad);
    expect([status, message]).toEqual([403, 'Your account is for KW, not for TW.']);
  });

  it.each(rows)(
    '%s is 404 at the hosts of portals, and in a country that does not exist',
    async (_name, call) => {
      for (const host of ['tw.localhost', 'localhost:8080', 'send.tw.localhost', 'evil.test'])
        expect((await send(call, tokens.get('admin'), { host })).status).toBe(404);
      expect((await send(call, tokens.get('admin'), { country: 'xx' })).status).toBe(404);
    },
  );
});

describe('the session of an operator', () => {
  const others = [
    ...callRows,
    ...Object.entries(fleetContract).map(([name, call]): [string, Call] => [`fleet.${name}`, call]),
    ...Object.entries(riderAppContract).map(([name, call]): [string, Call] => [`rider.${name}`, call]),
  ].filter(([, { access }]) => access !== 'public');

  it.each(others)('is refused by %s', async (_name, call) => {
    const parts: Parts = { params: undefined, query: undefined, body: call.body ? {} : undefined };
    expect((await send(call, tokens.get('admin'), { host: 'tw.localhost', parts })).status).toBe(401);
  });
});

describe('the origin of operators', () => {
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, headers: { host: OPERATOR_HOST, ...headers } });

  it.each(callRows)('does not answer %s', async (_name, call) => {
    expect((await send(call, foreign.shop)).status).toBe(404);
  });

  it.each([
    '/',
    '/order-rider',
    '/registry/hotelbeds.json',
    '/remotes/request-rider/1.0.0/remote.js',
    '/courier/rider/v1/shift',
    '/courier/fleet/v1/deliveries',
    '/courier/operator/v1',
    '/courier/operator/v1/tw',
    '/metrics',
    '/docs',
    '/dev/outbox',
    '/live',
  ])('does not answer %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('answers the probes', async () => {
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/readyz')).json()).toMatchObject({ waiting_for: ['site'] });
  });

  it.each(['%6Fperator', 'operator'])(
    'its calls are no calls of a portal when they are written with %s',
    async (name) => {
      const url = `/courier/${name}/v1/tw/me`;
      const headers = { authorization: tokens.get('admin') ?? '' };
      expect((await get(url, headers)).statusCode).toBe(200);
      expect((await get(url, { ...headers, host: 'tw.localhost' })).statusCode).toBe(404);
    },
  );
});

it('no other origin reads an answer of the calls of operators', async () => {
  const origin = 'https://shop.example';
  const open = await startTestApp({ corsOrigins: [origin] });
  const readHeaders = async (host: string, url: string) =>
    (await open.app.inject({ method: 'GET', url, headers: { host, origin } })).headers;
  const header = 'access-control-allow-origin';
  expect((await readHeaders('tw.localhost', `${API}/vendors`))[header]).toBe(origin);
  expect((await readHeaders(OPERATOR_HOST, '/courier/operator/v1/tw/me'))[header]).toBeUndefined();
  await open.close();
});

it('without an origin of operators their calls answer nowhere', async () => {
  const closed = await startTestApp({ operatorOrigin: null });
  for (const host of [OPERATOR_HOST, 'tw.localhost']) {
    const url = '/courier/operator/v1/tw/me';
    expect((await closed.app.inject({ method: 'GET', url, headers: { host } })).statusCode).toBe(404);
  }
  await closed.close();
});
