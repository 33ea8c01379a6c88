import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { searchEntries } from '../../../platform/audit/search-entries';
import {
  callAsOperator,
  signedInOperator,
  type SignedInOperator,
} from '../../../testing/callers/operator-caller';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let admin: SignedInOperator;
beforeAll(async () => {
  server = await startTestApp();
  admin = await signedInOperator(server);
});
afterAll(() => server.close());

const invite = (payload: object, by = admin) =>
  by.call('POST', '/operators', {
    email_address: 'bo@city.test',
    roles: ['support'],
    countries: ['TW'],
    ...payload,
  });

it('says who is signed in, with the roles and what they allow', async () => {
  const operator = await signedInOperator(server, ['prices'], ['TW', 'KW']);
  expect((await operator.call('GET', '/me')).body).toEqual({
    operator_id: operator.operatorId,
    email_address: operator.email,
    name: 'Ana',
    roles: ['prices'],
    countries: ['TW', 'KW'],
    capabilities: ['orders.read', 'shops.read', 'prices.read', 'prices.change'],
    session_expires_at: server.clock.nowSeconds() + 12 * 3600,
  });
});

it('an admin invites by mail in the chosen language, and the link opens the invitation', async () => {
  const invited = await invite({ language: 'de' });
  expect([invited.status, invited.body['operator']]).toEqual([
    201,
    expect.objectContaining({
      email_address: 'bo@city.test',
      roles: ['support'],
      countries: ['TW'],
      state: 'invited',
    }),
  ]);
  const mail = await server.deps.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', 'bo@city.test')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Ihr Konto als Betreiber');
  const [invitation = ''] = /^[\w-]{43}$/m.exec(mail.body) ?? [];
  const shown = await callAsOperator(server, null, 'POST', '/invitation', { invitation });
  expect(shown.body).toMatchObject({ email_address: 'bo@city.test', code_required: false });
});

it('outside production an invitation can be accepted without an authenticator app', async () => {
  const { operatorId, email } = await signedInOperator(server, ['support']);
  await invite({ email_address: email });
  const { body } = await server.deps.db
    .selectFrom('outbox')
    .select('body')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  const [invitation = ''] = /^[\w-]{43}$/m.exec(body) ?? [];
  const accepted = await callAsOperator(server, null, 'POST', '/invitation/accept', {
    invitation,
    password: 'Lantern#99',
  });
  expect([accepted.status, accepted.body['recovery_codes']]).toEqual([200, []]);
  const signedIn = await callAsOperator(server, null, 'POST', '/session', {
    email_address: email,
    password: 'Lantern#99',
  });
  expect(signedIn.body).toMatchObject({ code_required: false, session: { token: expect.any(String) } });
  const { operators } = (await admin.call('GET', '/operators')).body as {
    operators: { operator_id: string }[];
  };
  expect(operators.filter(({ operator_id }) => operator_id === operatorId)).toHaveLength(1);
});

it('an admin changes roles, blocks and unblocks, and each change is in the audit trail', async () => {
  const { operatorId } = await signedInOperator(server, ['support'], ['TW']);
  const path = `/operators/${operatorId}`;
  const changed = await admin.call('PUT', `${path}/roles`, { roles: ['money'], countries: null });
  expect(changed.body['operator']).toMatchObject({ roles: ['money'], countries: null, state: 'active' });
  const block = (blocked: boolean) => admin.call('PUT', `${path}/block`, { blocked, why: 'Left' });
  expect((await block(true)).body['operator']).toMatchObject({ state: 'blocked' });
  expect((await block(true)).status).toBe(409);
  expect((await block(false)).status).toBe(200);
  const subject = `operator:${operatorId}`;
  const entries = await searchEntries(server.deps.db, { subject, actor: `operator:${admin.operatorId}` }, 10);
  expect(entries.map(({ action, why }) => [action, why])).toEqual([
    ['operators.unblock', 'Left'],
    ['operators.block', 'Left'],
    ['operators.role', null],
  ]);
  expect(entries[2]).toMatchObject({
    network: expect.stringMatching(/./),
    before: '{"roles":"support","countries":"TW","blocked":false}',
    after: '{"roles":"money","countries":null,"blocked":false}',
  });
});

it('an admin neither blocks nor changes the own account, nor one that does not exist', async () => {
  const own = `/operators/${admin.operatorId}`;
  const rights = { roles: ['money'], countries: null };
  expect((await admin.call('PUT', `${own}/block`, { blocked: true, why: 'Oops' })).status).toBe(409);
  expect((await admin.call('PUT', `${own}/roles`, rights)).status).toBe(409);
  expect((await admin.call('PUT', '/operators/op-none/roles', rights)).status).toBe(404);
});

it('an admin of one country gives no rights in another one', async () => {
  const local = await signedInOperator(server, ['admin'], ['TW']);
  for (const countries of [['KW'], ['TW', 'KW'], null])
    expect((await invite({ email_address: 'cy@city.test', countries }, local)).status).toBe(400);
  const other = await signedInOperator(server, ['money'], ['KW']);
  const rights = { roles: ['admin'], countries: ['TW'] };
  expect((await local.call('PUT', `/operators/${other.operatorId}/roles`, rights)).status).toBe(403);
  const reason = { blocked: true, why: 'Left' };
  expect((await local.call('PUT', `/operators/${other.operatorId}/block`, reason)).status).toBe(403);
  expect((await invite({ email_address: other.email }, local)).status).toBe(403);
  expect((await invite({ email_address: 'cy@city.test', countries: ['TW'] }, local)).status).toBe(201);
});

it.each([
  { email_address: 'bo' },
  { roles: [] },
  { roles: ['owner'] },
  { countries: [] },
  { countries: ['XX'] },
  { countries: ['tw'] },
  { language: 'fr' },
])('an invitation with %j is refused', async (payload) => {
  expect((await invite({ email_address: 'dee@city.test', ...payload })).status).toBe(400);
});

it('lists the audit trail of the country in pages', async () => {
  const operator = await signedInOperator(server, ['money']);
  for (let count = 0; count < 51; count += 1) {
    const blocked = count % 2 === 0;
    await admin.call('PUT', `/operators/${operator.operatorId}/block`, { blocked, why: `Reason ${count}` });
  }
  const reader = await signedInOperator(server, ['money']);
  const read = async (query: string) =>
    (await reader.call('GET', `/audit?subject=operator:${operator.operatorId}${query}`)).body as unknown as {
      entries: { entry: number; why: string | null }[];
      next: number | null;
    };
  const first = await read('');
  expect([first.entries.length, first.entries[0]?.why]).toEqual([50, 'Reason 50']);
  const second = await read(`&before=${first.next ?? 0}`);
  expect([second.entries.length, second.next]).toEqual([2, null]);
  expect((await reader.call('GET', '/audit?before=x')).status).toBe(400);
});
