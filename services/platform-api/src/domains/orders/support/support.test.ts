import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { mailTo, mailsTo } from '../../../testing/server/read-outbox';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

const SUPPORT = { email: 'help@operator.test', phone: null, chatUrl: null };
const URL = '/courier/api/v1/vendor/v1001/support-tickets';
let server: TestApp;
let owner: TestCaller;
let authorization: string;
beforeAll(async () => {
  server = await startTestApp({ support: SUPPORT });
  await server.app.ready();
  owner = await signedInCaller(server);
  authorization = await server.authorize('owner@demo.test');
});
afterAll(() => server.close());

const send = (payload: object, key: string, as = authorization) =>
  server.app.inject({
    method: 'POST',
    url: URL,
    headers: { authorization: as, 'idempotency-key': `00000000-0000-4000-8000-${key.padStart(12, '0')}` },
    payload,
  });

describe('a message to the support', () => {
  it('is mailed once with the order attached, also for repeated calls', async () => {
    const order_id = await owner.placeOrder();
    const first = await send({ message: 'Where is the rider?', order_id }, '1');
    const again = await send({ message: 'Where is the rider?', order_id }, '1');
    expect([first.statusCode, again.body]).toEqual([200, first.body]);
    const mail = await mailTo(server, SUPPORT.email, /^Support/);
    expect(mail.subject).toContain(order_id);
    expect(mail.body).toContain('From: owner@demo.test');
    expect(mail.body).toContain('Where is the rider?');
    const files = await server.deps.db.selectFrom('outbox_attachments').select(['name', 'content']).execute();
    expect(files.map(({ name }) => name)).toEqual([`order-${order_id}.json`]);
    expect(JSON.parse(Buffer.from(files[0]?.content ?? []).toString())).toMatchObject({ order_id });
    expect(await mailsTo(server, SUPPORT.email)).toHaveLength(1);
  });

  it('cannot name the order of another account', async () => {
    const order_id = await owner.placeOrder();
    const stranger = await server.authorize('solo@demo.test');
    const answer = await server.app.inject({
      method: 'POST',
      url: '/courier/api/v1/vendor/v4001/support-tickets',
      headers: { authorization: stranger, 'idempotency-key': '00000000-0000-4000-8000-000000000002' },
      payload: { message: 'Show me', order_id },
    });
    expect(answer.statusCode).toBe(404);
    expect((await send({ message: 'Mine?' }, '3', stranger)).statusCode).toBe(404);
  });

  it('is refused when it is empty or too long', async () => {
    const statuses = await Promise.all([
      send({ message: '  ' }, '4'),
      send({ message: 'x'.repeat(2001) }, '5'),
    ]);
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([400, 400]);
  });

  it('is limited to ten an hour for one account', async () => {
    const multi = await server.authorize('multi@demo.test');
    const { vendor_id } = await server.deps.db
      .selectFrom('vendor_members')
      .innerJoin('users', 'users.id', 'user_id')
      .select('vendor_id')
      .where('email', '=', 'multi@demo.test')
      .executeTakeFirstOrThrow();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push(
        (
          await server.app.inject({
            method: 'POST',
            url: `/courier/api/v1/vendor/${vendor_id}/support-tickets`,
            headers: {
              authorization: multi,
              'idempotency-key': `00000000-0000-4000-8000-0000000001${String(time).padStart(2, '0')}`,
            },
            payload: { message: 'Hello' },
          })
        ).statusCode,
      );
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('is refused with a message if no mailbox is configured', async () => {
    const { config } = server.deps;
    Object.assign(config, { support: { ...SUPPORT, email: null } });
    const answer = await send({ message: 'Hello' }, '6');
    Object.assign(config, { support: SUPPORT });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { meta: { translation_key: 'help-center.no-mailbox' } },
    ]);
  });
});
