import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  callAsOperator,
  codeAt,
  inviteTestOperator,
  OPERATOR_PASSWORD,
  signedInOperator,
} from '../../../testing/callers/operator-caller';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { blockOperator, inviteOperator, setRights, unblockOperator } from './change-operators';

const CONSOLE = { actor: 'console:test', network: null };

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
});
afterAll(() => server.close());

const post = (path: string, payload: object) => callAsOperator(server, null, 'POST', path, payload);
const signIn = (email: string, code?: string, password = OPERATOR_PASSWORD) =>
  post('/session', { email_address: email, password, ...(code === undefined ? {} : { code }) });
const nowSeconds = () => server.clock.nowSeconds();

it('an invitation shows the secret of the app, and changes nothing until password and code are sent', async () => {
  const { invitation, email } = await inviteTestOperator(server);
  const shown = await post('/invitation', { invitation });
  expect(shown.body).toMatchObject({ email_address: email, name: 'Ana', code_required: true });
  expect((await post('/invitation', { invitation })).body).toEqual(shown.body);
  expect(shown.body['secret_uri']).toContain(`secret=${String(shown.body['secret'])}`);
  const accept = (password: string, code?: string) =>
    post('/invitation/accept', { invitation, password, ...(code === undefined ? {} : { code }) });
  const code = codeAt(String(shown.body['secret']), nowSeconds());
  for (const [password, wrong, field] of [
    ['short', code, 'password'],
    [OPERATOR_PASSWORD, undefined, 'code'],
    [OPERATOR_PASSWORD, '000000', 'code'],
  ] as const) {
    const { status, body } = await accept(password, wrong);
    expect([status, body.meta?.field]).toEqual([400, field]);
  }
  expect((await signIn(email, code)).status).toBe(401);
  const accepted = await accept(OPERATOR_PASSWORD, code);
  expect(accepted.status).toBe(200);
  expect(new Set(accepted.body['recovery_codes'] as string[]).size).toBe(10);
  expect((await accept(OPERATOR_PASSWORD, code)).status).toBe(401);
  expect((await post('/invitation', { invitation })).status).toBe(401);
});

it('an invitation ends after 24 hours, and when another one is sent', async () => {
  const first = await inviteTestOperator(server);
  server.clock.advance(86_399);
  expect((await post('/invitation', { invitation: first.invitation })).status).toBe(200);
  server.clock.advance(1);
  expect((await post('/invitation', { invitation: first.invitation })).status).toBe(401);
  const invited = { email: first.email, name: '', roles: ['money'] as const, countries: null };
  const second = await inviteOperator(server.deps, CONSOLE, invited);
  const third = await inviteOperator(server.deps, CONSOLE, invited);
  expect((await post('/invitation', { invitation: second.secret })).status).toBe(401);
  expect((await post('/invitation', { invitation: third.secret })).body['name']).toBe('Ana');
});

it('signs in with password and code, and each code works once', async () => {
  const { email, secret } = await signedInOperator(server);
  expect((await signIn(email)).body).toEqual({ code_required: true, session: null });
  // The invitation was accepted with the code of this period.
  expect((await signIn(email, codeAt(secret, nowSeconds()))).status).toBe(401);
  server.clock.advance(30);
  const code = codeAt(secret, nowSeconds());
  const answers = await Promise.all([signIn(email, code), signIn(email, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  server.clock.advance(30);
  expect((await signIn(email, codeAt(secret, nowSeconds() - 90))).status).toBe(401);
  expect((await signIn(email.toUpperCase(), codeAt(secret, nowSeconds() + 30))).status).toBe(200);
});

it('each recovery code works once, however it is typed', async () => {
  const { email, recoveryCodes } = await signedInOperator(server);
  const [code = ''] = recoveryCodes;
  const typed = code.toLowerCase().replaceAll('-', ' ');
  const answers = await Promise.all([signIn(email, typed), signIn(email, code)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await signIn(email, recoveryCodes[1])).status).toBe(200);
});

it('a session ends after twelve hours, with its sign-out, and with a new invitation that is accepted', async () => {
  const operator = await signedInOperator(server);
  server.clock.advance(12 * 3600 - 1);
  expect((await operator.call('GET', '/me')).status).toBe(200);
  server.clock.advance(1);
  expect((await operator.call('GET', '/me')).status).toBe(401);
  const code = () => codeAt(operator.secret, nowSeconds());
  const token = ((await signIn(operator.email, code())).body['session'] as { token: string }).token;
  const callMe = () => callAsOperator(server, token, 'GET', '/me');
  expect((await callMe()).status).toBe(200);
  expect((await callAsOperator(server, token, 'DELETE', '/session')).status).toBe(200);
  expect((await callMe()).status).toBe(401);

  const lost = await signedInOperator(server);
  const invited = { email: lost.email, name: '', roles: ['admin'] as const, countries: null };
  const { secret: invitation } = await inviteOperator(server.deps, CONSOLE, invited);
  expect((await lost.call('GET', '/me')).status).toBe(200);
  const { body } = await post('/invitation', { invitation });
  const accepted = await post('/invitation/accept', {
    invitation,
    password: OPERATOR_PASSWORD,
    code: codeAt(String(body['secret']), nowSeconds()),
  });
  expect(accepted.status).toBe(200);
  expect((await lost.call('GET', '/me')).status).toBe(401);
  expect((await signIn(lost.email, lost.recoveryCodes[0])).status).toBe(401);
});

it('ten failures lock an account for five minutes, and wrong codes count as well', async () => {
  const { email, secret } = await signedInOperator(server);
  server.clock.advance(60);
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await signIn(email, undefined, 'Wrong#12345')).status).toBe(401);
    expect((await signIn(email, '123456')).status).toBe(401);
  }
  expect((await signIn(email, codeAt(secret, nowSeconds()))).status).toBe(429);
  server.clock.advance(301);
  expect((await signIn(email, codeAt(secret, nowSeconds()))).status).toBe(200);
});

it('an unknown address and a wrong password get the same answer', async () => {
  const { email } = await signedInOperator(server);
  const [unknown, wrong] = [await signIn('no@city.test'), await signIn(email, undefined, 'Wrong#12345')];
  expect([unknown.status, wrong.status]).toEqual([401, 401]);
  expect(unknown.body).toEqual(wrong.body);
});

it('a blocked operator is refused at the next call, and so is a role that was taken away', async () => {
  const operator = await signedInOperator(server, ['money']);
  expect((await operator.call('GET', '/audit')).status).toBe(200);
  await setRights(server.deps, CONSOLE, operator.operatorId, { roles: ['dispatcher'], countries: null });
  const refused = await operator.call('GET', '/audit');
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'This needs the role money or admin; yours is dispatcher.',
  ]);
  await blockOperator(server.deps, CONSOLE, operator.operatorId, 'Left');
  expect((await operator.call('GET', '/me')).status).toBe(401);
  server.clock.advance(60);
  const blocked = await signIn(operator.email, codeAt(operator.secret, nowSeconds()));
  expect([blocked.status, blocked.body.message]).toEqual([403, 'Your account is blocked. Ask an admin.']);
  const invited = { email: operator.email, name: '', roles: ['money'] as const, countries: null };
  await expect(inviteOperator(server.deps, CONSOLE, invited)).rejects.toMatchObject({ status: 409 });
  await unblockOperator(server.deps, CONSOLE, operator.operatorId, 'Back');
  expect((await operator.call('GET', '/me')).status).toBe(401);
  expect((await signIn(operator.email, codeAt(operator.secret, nowSeconds()))).status).toBe(200);
});

it('production refuses an account without an authenticator app, and one of the demonstration', async () => {
  const { email, operatorId, secret } = await signedInOperator(server);
  const change = (columns: object) =>
    server.deps.db.updateTable('operators').set(columns).where('operator_id', '=', operatorId).execute();
  server.clock.advance(60);
  await change({ origin: 'demo' });
  expect((await signIn(email, codeAt(secret, nowSeconds()))).status).toBe(401);
  await change({ origin: 'use', totp_sealed: null });
  const { status, body } = await signIn(email);
  expect([status, body.message]).toEqual([403, expect.stringContaining('has no authenticator app')]);
});

it('no value in the database is a token, a recovery code or the secret of an app', async () => {
  const { token, recoveryCodes, secret, invitation } = await signedInOperator(server);
  const { db } = server.deps;
  const stored = JSON.stringify(
    await Promise.all([
      db.selectFrom('operators').selectAll().execute(),
      db.selectFrom('operator_sessions').selectAll().execute(),
      db.selectFrom('operator_recovery_codes').selectAll().execute(),
      db.selectFrom('operator_invitations').selectAll().execute(),
      db.selectFrom('audit_entries').selectAll().execute(),
    ]),
  );
  for (const value of [token, token.slice(3), secret, invitation, recoveryCodes[0]?.replaceAll('-', '')])
    expect(stored).not.toContain(value);
});
