import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newAddress } from '../testing/inputs/new-address';
import { API, signedInCaller, type TestCaller } from '../testing/callers/place-order';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';
import { until } from '../testing/until';

const HOUR = 3600;

let server: TestApp;
let owner: TestCaller;
beforeEach(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterEach(() => server.close());

const post = async (path: string, payload: object, headers: Record<string, string> = {}) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}${path}`,
    headers,
    remoteAddress: newAddress(),
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ result: never }>(), headers: answer.headers };
};
const signIn = (password = 'Courier#2026', email_address = 'owner@demo.test') =>
  post('/login', { email_address, password });
type Tokens = { AccessToken: string; IdToken: string; RefreshToken: string };
const loginTokens = ({ body }: { body: { result: { AuthenticationResult: Tokens } } }) =>
  body.result.AuthenticationResult;
const listVendors = async ({ AccessToken, IdToken }: Tokens) =>
  (
    await server.app.inject({
      url: `${API}/vendors`,
      headers: { authorization: `Bearer ${AccessToken}|${IdToken}` },
    })
  ).statusCode;

const placeOnce = async (body: object, key: string) => {
  const { status, body: answer } = await owner.call('POST', '/order', body, { 'idempotency-key': key });
  return { status, answer };
};

describe('the server clock jumps an hour ahead and back', () => {
  it('sessions: a refresh renews a session that seems expired, and its tokens stay valid after the clock is corrected', async () => {
    const before = loginTokens(await signIn());
    server.clock.advance(HOUR + 1);
    expect(await listVendors(before)).toBe(401);
    const extended = await post(
      '/login/extend',
      { refresh_token: before.RefreshToken },
      { 'idempotency-key': 'a' },
    );
    expect(extended.status).toBe(200);
    const ahead = loginTokens(extended);
    expect(await listVendors(ahead)).toBe(200);
    server.clock.advance(-HOUR - 1);
    expect(await listVendors(before)).toBe(200);
    expect(await listVendors({ ...before, ...ahead })).toBe(200);
    expect(
      (await post('/logout', {}, { authorization: await server.authorize('owner@demo.test') })).status,
    ).toBe(200);
  });

  it('failed sign-ins: an account locked under the earlier clock opens after five minutes', async () => {
    server.clock.advance(HOUR);
    for (let time = 0; time < 10; time += 1) expect((await signIn('wrong')).status).toBe(401);
    expect((await signIn()).status).toBe(429);
    server.clock.advance(-HOUR);
    expect((await signIn()).status).toBe(200);
    for (let time = 0; time < 10; time += 1) await signIn('wrong');
    const closed = await signIn();
    expect([closed.status, Number(closed.headers['retry-after'])]).toEqual([429, 300]);
    server.clock.advance(301);
    expect((await signIn()).status).toBe(200);
  });

  it('quotes: an earlier quote is refused while the clock is ahead and accepted once it is back', async () => {
    const body = await owner.orderBody();
    server.clock.advance(HOUR);
    expect((await placeOnce(body, 'ahead')).status).not.toBe(200);
    server.clock.advance(-HOUR);
    expect((await placeOnce(body, 'back')).status).toBe(200);
  });

  it('idempotency keys: a repeat gets the first answer ahead and back, and places no second order', async () => {
    const body = await owner.orderBody();
    const first = await placeOnce(body, 'once');
    server.clock.advance(HOUR);
    owner = await signedInCaller(server);
    const ahead = await placeOnce(body, 'once');
    server.clock.advance(-HOUR);
    const back = await placeOnce(body, 'once');
    expect([first.status, ahead, back]).toEqual([200, first, first]);
  });

  it('orders: a change after the clock went back is newer than one before', async () => {
    server.clock.advance(HOUR);
    owner = await signedInCaller(server);
    const orderId = await owner.placeOrder();
    const updatedAt = async () => {
      const row = await server.deps.db
        .selectFrom('orders')
        .select('updated_at')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
      return row.updated_at;
    };
    const before = await updatedAt();
    server.clock.advance(-HOUR);
    const moved = await owner.call('POST', `/simulator/orders/${orderId}/advance`, { status: 'RECEIVED' });
    expect(moved.status).toBe(200);
    expect(await updatedAt()).toBeGreaterThan(before);
  });

  it('password codes: five requests while the clock is ahead do not block the owner for an hour', async () => {
    const forgot = () => post('/password/forgot', { email_address: 'solo@demo.test' });
    server.clock.advance(HOUR);
    for (let time = 0; time < 5; time += 1) expect((await forgot()).status).toBe(200);
    expect((await forgot()).status).toBe(429);
    server.clock.advance(-HOUR);
    expect((await forgot()).status).toBe(200);
  });

  it('jobs: an export requested while the clock is ahead is mailed', async () => {
    await server.app.ready();
    server.clock.advance(HOUR);
    owner = await signedInCaller(server);
    await owner.placeOrder();
    const exported = { email: 'owner@demo.test', to: server.clock.nowSeconds() + 60 };
    expect((await owner.call('POST', '/vendor/v1001/orders/export', exported)).status).toBe(200);
    server.clock.advance(-HOUR);
    await until(async () => {
      const mails = await server.deps.db.selectFrom('outbox').select('recipient').execute();
      return mails.some(({ recipient }) => recipient === 'owner@demo.test');
    });
  });
});
