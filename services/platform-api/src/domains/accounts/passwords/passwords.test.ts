import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API } from '../../../testing/callers/place-order';
import { mailTo, mailsTo } from '../../../testing/server/read-outbox';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const NEW_PASSWORD = 'Lantern#88';
const post = async (path: string, payload: object) => {
  const answer = await server.app.inject({ method: 'POST', url: `${API}${path}`, payload });
  return { status: answer.statusCode, body: answer.json<unknown>() };
};
const forgot = (email: string) => post('/password/forgot', { email_address: email });
const reset = (email: string, code: string, password = NEW_PASSWORD) =>
  post('/password/reset', { email_address: email, code, password });
const login = (email: string, password: string) => post('/login', { email_address: email, password });
const codeFor = async (email: string) => {
  await forgot(email);
  return /\d{6}/.exec((await mailTo(server, email, /code/)).body)?.[0] ?? '';
};
const failure = (message: string, field: string) => ({
  status: 400,
  body: { message, meta: { translation_key: `auth.${message}`, field } },
});
const EXPIRED = failure('ExpiredCodeException', 'code');
const WRONG = failure('InvalidParameterException', 'code');
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a forgotten password', () => {
  it('is replaced with the code of the mail, which ends every session [API-AUTH-07]', async () => {
    const authorization = await server.authorize('solo@demo.test');
    const code = await codeFor('Solo@demo.test'.toLowerCase());
    expect(await reset('SOLO@demo.test', code)).toEqual({
      status: 200,
      body: { result: { password_changed: true } },
    });
    expect((await login('solo@demo.test', NEW_PASSWORD)).status).toBe(200);
    expect((await login('solo@demo.test', 'Courier#2026')).status).toBe(401);
    const vendors = await server.app.inject({ url: `${API}/vendors`, headers: { authorization } });
    expect(vendors.statusCode).toBe(401);
  });

  it('gives the same answer for an unknown email and mails nothing [API-AUTH-07]', async () => {
    const known = await forgot('empty@demo.test');
    const unknown = await forgot('nobody@demo.test');
    expect(known).toEqual({ status: 200, body: { result: { code_sent: true } } });
    expect(unknown).toEqual(known);
    await mailTo(server, 'empty@demo.test', /code/);
    expect(await mailsTo(server, 'nobody@demo.test')).toEqual([]);
    expect(await reset('nobody@demo.test', '123456')).toEqual(WRONG);
    expect(await reset('never-asked@demo.test', '123456')).toEqual(EXPIRED);
    expect(await reset('multi@demo.test', '123456')).toEqual(EXPIRED);
  });

  it('accepts a code once, even from two concurrent calls [API-AUTH-07]', async () => {
    const code = await codeFor('owner@demo.test');
    const answers = await Promise.all([1, 2, 3].map(() => reset('owner@demo.test', code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await reset('owner@demo.test', code)).toEqual(EXPIRED);
  });

  it('accepts a code for 15 minutes [API-AUTH-07]', async () => {
    const late = await codeFor('nopin@demo.test');
    server.clock.advance(15 * 60);
    expect(await reset('nopin@demo.test', late)).toEqual(EXPIRED);
    await server.deps.db.deleteFrom('outbox').execute();
    const inTime = await codeFor('nopin@demo.test');
    server.clock.advance(15 * 60 - 1);
    expect((await reset('nopin@demo.test', inTime)).status).toBe(200);
  });

  it('locks after five wrong codes', async () => {
    server.clock.advance(16 * 60);
    await server.deps.db.deleteFrom('outbox').execute();
    const code = await codeFor('multi@demo.test');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(await reset('multi@demo.test', other(code))).toEqual(WRONG);
    expect(await reset('multi@demo.test', code)).toEqual(EXPIRED);
  });

  it('enforces the password rules, without using the code up [API-AUTH-10]', async () => {
    server.clock.advance(16 * 60);
    await server.deps.db.deleteFrom('outbox').execute();
    const code = await codeFor('empty@demo.test');
    for (const weak of ['Aa1!xyz', 'Lanterns#', 'lantern#88', 'LANTERN#88', 'Lantern88'])
      expect(await reset('empty@demo.test', code, weak)).toEqual(
        failure('InvalidParameterException', 'password'),
      );
    expect((await reset('empty@demo.test', code)).status).toBe(200);
  });

  it('sends five codes in 15 minutes to an email, known or not', async () => {
    server.clock.advance(16 * 60);
    for (const email of ['solo@demo.test', 'unknown@demo.test']) {
      for (let asked = 0; asked < 5; asked += 1) expect((await forgot(email)).status).toBe(200);
      expect(await forgot(email)).toMatchObject({
        status: 429,
        body: { message: 'TooManyRequestsException' },
      });
    }
    server.clock.advance(15 * 60);
    expect((await forgot('solo@demo.test')).status).toBe(200);
  });

  it('stores no readable code', async () => {
    server.clock.advance(16 * 60);
    await server.deps.db.deleteFrom('outbox').execute();
    const code = await codeFor('solo@demo.test');
    const rows = await server.deps.db.selectFrom('password_resets').select('code_hash').execute();
    expect(rows.filter((row) => row.code_hash !== null).length).toBeGreaterThan(0);
    for (const { code_hash } of rows) expect(code_hash ?? '').not.toContain(code);
    for (const { code_hash } of rows) expect(code_hash ?? '$argon2id$').toMatch(/^\$argon2id\$/);
  });
});
