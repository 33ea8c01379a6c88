import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { newAddress } from '../../../testing/inputs/new-address';
import { API } from '../../../testing/callers/place-order';
import { printFigure } from '../../../testing/print-figure';
import { mailTo } from '../../../testing/server/read-outbox';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { DEMO_PASSWORD } from '../../../testing/server/demonstration';

const STRANGERS = process.env['COURIER_DEEP'] ? 400 : 24;
const OWNER = 'owner@demo.test';
const NEW_PASSWORD = 'Lantern#88';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp({ trustedProxies: ['10.0.0.0/8'] });
}, 900_000);
afterEach(() => server.close());

const post = async (
  path: string,
  payload: object,
  { cookie = '', host = 'localhost', proto = 'http' } = {},
) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}${path}`,
    remoteAddress: newAddress(),
    headers: { host, 'x-forwarded-proto': proto, ...(cookie ? { cookie } : {}) },
    payload,
  });
  const set = answer.headers['set-cookie'];
  return { status: answer.statusCode, body: answer.json(), set: typeof set === 'string' ? set : '' };
};
const signIn = (
  password: string,
  more: { cookie?: string; host?: string; proto?: string; email?: string } = {},
) => post('/login', { email_address: more.email ?? OWNER, password }, more);
const kept = (set: string) => `theme=dark; ${set.split(';')[0]}`;
const deviceCookie = async (email = OWNER, host = 'localhost') =>
  kept((await signIn(DEMO_PASSWORD, { email, host })).set);
const strangersFail = async (times = 10) => {
  for (let time = 0; time < times; time += 1) await signIn('guess');
};

describe('a device that has signed in before', () => {
  it('can sign in while strangers keep the account locked, and does not unlock it for them', async () => {
    const cookie = await deviceCookie();
    let [passed, locked] = [0, 0];
    for (let round = 0; round < STRANGERS; round += 1) {
      const stranger = await signIn(round % 2 ? DEMO_PASSWORD : 'guess');
      if (stranger.status === 429) locked += 1;
      if (round === 0) await strangersFail();
      if ((await signIn(DEMO_PASSWORD, { cookie })).status === 200) passed += 1;
    }
    expect([passed, locked]).toEqual([STRANGERS, STRANGERS - 1]);
    printFigure(
      `of ${STRANGERS} sign-ins at a known device under attack ${passed} come through, of strangers' 1`,
    );
  }, 900_000);

  it('has its own ten attempts in five minutes', async () => {
    const [cookie, other] = [await deviceCookie(), await deviceCookie()];
    for (let time = 0; time < 10; time += 1) expect((await signIn('typo', { cookie })).status).toBe(401);
    expect((await signIn(DEMO_PASSWORD, { cookie })).status).toBe(429);
    expect((await signIn(DEMO_PASSWORD, { cookie: other })).status).toBe(200);
    expect((await signIn(DEMO_PASSWORD)).status).toBe(200);
    server.clock.advance(300);
    expect((await signIn(DEMO_PASSWORD, { cookie })).status).toBe(200);
  });

  it('is recognised for a year by an HttpOnly cookie, which is Secure over HTTPS', async () => {
    const plain = await signIn(DEMO_PASSWORD);
    expect(plain.set).toMatch(
      /^courier_device=[\w-]{22}\.[\w-]{22}; Max-Age=31536000; Path=\/courier\/api\/v1; HttpOnly; SameSite=Strict$/,
    );
    expect((await signIn(DEMO_PASSWORD, { proto: 'https' })).set).toMatch(/; Secure$/);
    expect((await signIn('guess')).set).toBe('');
    const again = await signIn(DEMO_PASSWORD, { cookie: kept(plain.set) });
    expect(again.set).toBe(plain.set);
  });

  it('is recognised for each of its accounts', async () => {
    const first = await deviceCookie();
    const both = kept((await signIn(DEMO_PASSWORD, { email: 'solo@demo.test', cookie: first })).set);
    await strangersFail();
    expect((await signIn(DEMO_PASSWORD, { cookie: both })).status).toBe(200);
  });

  it('is not recognised by a forged cookie or one of another account or country', async () => {
    const own = await deviceCookie();
    const cookies = [
      await deviceCookie('solo@demo.test'),
      await deviceCookie('owner.kw@demo.test', 'kw.localhost'),
      own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      own.replace(/(device=)(.)/, (_, name: string, first: string) => `${name}${first === 'A' ? 'B' : 'A'}`),
      `courier_device=${'A'.repeat(22)}.${'A'.repeat(22)}`,
      'courier_device=.',
      `courier_device=${'~'.repeat(9000)}`,
    ];
    await strangersFail();
    for (const cookie of cookies) expect((await signIn(DEMO_PASSWORD, { cookie })).status).toBe(429);
  });
});

describe('the code of a forgotten password', () => {
  const forgot = (cookie?: string) =>
    post('/password/forgot', { email_address: OWNER }, { cookie: cookie ?? '' });
  const reset = (code: string, cookie?: string) =>
    post('/password/reset', { email_address: OWNER, code, password: NEW_PASSWORD }, { cookie: cookie ?? '' });
  const mailedCode = async () => /\b\d{6}\b/.exec((await mailTo(server, OWNER, /code/)).body)?.[0] ?? '';

  it('is accepted while strangers are locked out, and its browser is recognised from then on', async () => {
    await strangersFail();
    expect((await signIn(DEMO_PASSWORD)).status).toBe(429);
    expect((await forgot()).status).toBe(200);
    const changed = await reset(await mailedCode());
    expect(changed.status).toBe(200);
    await strangersFail();
    expect((await signIn(NEW_PASSWORD)).status).toBe(429);
    expect((await signIn(NEW_PASSWORD, { cookie: kept(changed.set) })).status).toBe(200);
  });

  it('is separate on a known device: requests and guesses of strangers do not use up its limit', async () => {
    const cookie = await deviceCookie();
    for (let time = 0; time < 6; time += 1) await forgot();
    for (let time = 0; time < 6; time += 1) await reset('000000');
    expect((await forgot()).status).toBe(429);
    await server.deps.db.deleteFrom('outbox').execute();
    expect((await forgot(cookie)).status).toBe(200);
    const code = await mailedCode();
    for (let time = 0; time < 6; time += 1) await reset('000000');
    expect((await reset(code, cookie)).status).toBe(200);
    expect((await signIn(NEW_PASSWORD, { cookie })).status).toBe(200);
  });

  it('that was requested elsewhere is also accepted on a known device', async () => {
    const cookie = await deviceCookie();
    await forgot();
    expect((await reset('12345x', cookie)).status).toBe(400);
    expect((await reset(await mailedCode(), cookie)).status).toBe(200);
  });
});
