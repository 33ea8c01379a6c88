import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { describeDevice } from './describe-device';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Tokens {
  AccessToken: string;
  IdToken: string;
  RefreshToken: string;
}
interface Listed {
  id: string;
  browser: string | null;
  is_current: boolean;
}

const call = (
  method: 'GET' | 'POST',
  url: string,
  authorization?: string,
  payload?: object,
  agent = WINDOWS,
) =>
  server.app.inject({
    method,
    url: `/courier/api/v1${url}`,
    headers: { 'user-agent': agent, ...(authorization === undefined ? {} : { authorization }) },
    ...(payload === undefined ? {} : { payload }),
  });

async function signIn(email: string, agent = WINDOWS, password = 'Courier#2026') {
  const answer = await call('POST', '/login', undefined, { email_address: email, password }, agent);
  expect(answer.statusCode).toBe(200);
  const tokens = (answer.json() as { result: { AuthenticationResult: Tokens } }).result.AuthenticationResult;
  return { authorization: `Bearer ${tokens.AccessToken}|${tokens.IdToken}`, refresh: tokens.RefreshToken };
}
const listSessions = async (authorization: string) => {
  const answer = await call('GET', '/account/sessions', authorization);
  return (answer.json() as { result: { sessions: Listed[]; password_changed_at: number | null } }).result;
};
const isSessionOpen = async (authorization: string) =>
  (await call('GET', '/vendors', authorization)).statusCode === 200;

describe('the sessions of an account', () => {
  it('are listed with browser and system, the caller first', async () => {
    const phone = await signIn('solo@demo.test', IPHONE);
    const desk = await signIn('solo@demo.test');
    const { sessions, password_changed_at } = await listSessions(desk.authorization);
    expect(sessions).toMatchObject([
      { browser: 'Chrome', system: 'Windows', is_phone: false, is_current: true },
      { browser: 'Safari', system: 'iPhone', is_phone: true, is_current: false },
    ]);
    expect(password_changed_at).toBeNull();
    expect((await listSessions(phone.authorization)).sessions[0]).toMatchObject({ browser: 'Safari' });
  });

  it('move up in the list when their tokens are renewed', async () => {
    const first = await signIn('empty@demo.test', IPHONE);
    server.clock.advance(60);
    const second = await signIn('empty@demo.test');
    server.clock.advance(60);
    const third = await signIn('empty@demo.test', 'curl/8');
    server.clock.advance(60);
    const renewal = await server.app.inject({
      method: 'POST',
      url: '/courier/api/v1/login/extend',
      headers: { 'idempotency-key': '0d0f4a32-5a09-4d2e-9d43-1f2a30a5f0aa' },
      payload: { refresh_token: first.refresh },
    });
    expect(renewal.statusCode).toBe(200);
    const { sessions } = await listSessions(third.authorization);
    expect(sessions.map(({ browser }) => browser)).toEqual([null, 'Safari', 'Chrome']);
    expect(await isSessionOpen(second.authorization)).toBe(true);
  });

  it('end one by one: the tokens of that session are refused, the others stay valid', async () => {
    const phone = await signIn('nopin@demo.test', IPHONE);
    const desk = await signIn('nopin@demo.test');
    const other = (await listSessions(desk.authorization)).sessions.find(({ is_current }) => !is_current);
    const endOtherSession = () =>
      call('POST', '/account/sessions/end', desk.authorization, { session_id: other?.id ?? '' });
    expect((await endOtherSession()).json()).toEqual({ result: { ended: 1 } });
    expect([await isSessionOpen(phone.authorization), await isSessionOpen(desk.authorization)]).toEqual([
      false,
      true,
    ]);
    expect((await endOtherSession()).statusCode).toBe(404);
  });

  it('of another account cannot be ended', async () => {
    const owner = await signIn('owner@demo.test');
    const stranger = await signIn('multi@demo.test');
    const [target] = (await listSessions(owner.authorization)).sessions;
    const answer = await call('POST', '/account/sessions/end', stranger.authorization, {
      session_id: target?.id ?? '',
    });
    expect(answer.statusCode).toBe(404);
    expect(await isSessionOpen(owner.authorization)).toBe(true);
  });

  it('end all at once except the requesting one', async () => {
    const first = await signIn('multi@demo.test', IPHONE);
    await signIn('multi@demo.test', IPHONE);
    const desk = await signIn('multi@demo.test');
    const before = (await listSessions(desk.authorization)).sessions.length;
    const answer = await call('POST', '/account/sessions/end-others', desk.authorization);
    expect(answer.json()).toEqual({ result: { ended: before - 1 } });
    expect([await isSessionOpen(first.authorization), await isSessionOpen(desk.authorization)]).toEqual([
      false,
      true,
    ]);
    expect((await listSessions(desk.authorization)).sessions).toHaveLength(1);
  });
});

describe('a new password', () => {
  const change = (authorization: string, current_password: string, password: string) =>
    call('POST', '/account/password', authorization, { current_password, password });

  it('is set with the current one, ends the other sessions and keeps the requesting one', async () => {
    const phone = await signIn('solo@demo.test', IPHONE);
    const desk = await signIn('solo@demo.test');
    const answer = await change(desk.authorization, 'Courier#2026', 'Lantern#88');
    expect(answer.statusCode).toBe(200);
    expect([await isSessionOpen(phone.authorization), await isSessionOpen(desk.authorization)]).toEqual([
      false,
      true,
    ]);
    expect((await listSessions(desk.authorization)).password_changed_at).toBe(server.clock.nowSeconds());
    await signIn('solo@demo.test', WINDOWS, 'Lantern#88');
  });

  it('is refused with a wrong current one and after ten wrong ones even with the right one', async () => {
    const desk = await signIn('empty@demo.test');
    const wrong = await change(desk.authorization, 'guess', 'Lantern#88');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { meta: { translation_key: 'auth.current-password-wrong', field: 'current_password' } },
    ]);
    for (let time = 0; time < 9; time += 1) await change(desk.authorization, 'guess', 'Lantern#88');
    expect((await change(desk.authorization, 'Courier#2026', 'Lantern#88')).statusCode).toBe(429);
    expect(await isSessionOpen(desk.authorization)).toBe(true);
  });

  it('is refused when it breaks a rule', async () => {
    const desk = await signIn('owner@demo.test');
    const answer = await change(desk.authorization, 'Courier#2026', 'short');
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { meta: { field: 'password' } }]);
  });
});

it.each([
  [WINDOWS, 'Chrome', 'Windows', false],
  [`${WINDOWS} Edg/140.0.0.0`, 'Edge', 'Windows', false],
  [IPHONE, 'Safari', 'iPhone', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux', false],
  ['curl/8.9', null, null, false],
])('describes the device of %s', (agent, browser, system, isPhone) => {
  expect(describeDevice(agent)).toEqual({ browser, system, isPhone });
});
