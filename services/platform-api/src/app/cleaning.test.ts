import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Evidence } from '@courier/api-client/contract';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Database } from '../platform/db/schema';
import { openWallet } from '../testing/payments/pay-order';
import { API, signedInCaller, type TestCaller } from '../testing/callers/place-order';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';
import { until } from '../testing/until';
import { findOrder } from '../domains/orders/stored-orders/orders.repository';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const count = async (table: keyof Database) => {
  const query = server.deps.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
  return Number((await query.executeTakeFirstOrThrow()).count);
};
const cleanNow = async () => {
  const { jobs, db } = server.deps;
  await jobs.send(db, 'cleaning', 'now');
  jobs.wake('cleaning');
  await until(async () => {
    const { rows } =
      await sql`select 1 from pgboss.job where singleton_key = 'now' and state <> 'completed'`.execute(db);
    return rows.length === 0;
  });
};
const guestLogin = async (email: string) => {
  const payload = { name: 'Lin', email, phone_number: '0912048317' };
  const answer = await server.app.inject({ method: 'POST', url: `${API}/guest/login`, payload });
  return answer.json<{ result: { vendor_id: string; token: string } }>().result;
};

it('removes expired data and keeps the rest', async () => {
  const left = await guestLogin('left@shop.test');
  const payload = {
    registration_type: 'NPV',
    business_name: 'Jade',
    phone_number: '0912048317',
    email_address: 'late@shop.test',
    password: 'Lantern#88',
    terms_accepted: true,
    privacy_accepted: true,
  };
  expect((await server.app.inject({ method: 'POST', url: `${API}/register`, payload })).statusCode).toBe(200);
  const forgot = { email_address: 'owner@demo.test' };
  await server.app.inject({ method: 'POST', url: `${API}/password/forgot`, payload: forgot });
  const orderId = await owner.placeOrder();
  await owner.call('POST', '/order', await owner.orderBody(), { 'idempotency-key': 'once' });
  await owner.call('POST', '/live/ticket', {});
  await openWallet(owner);
  const before = await count('users');

  await cleanNow();
  expect(await Promise.all([count('users'), count('password_resets'), count('idempotency_keys')])).toEqual([
    before,
    1,
    1,
  ]);

  server.clock.advance(86_400 - 60);
  await cleanNow();
  expect([await count('users'), await count('idempotency_keys')]).toEqual([before, 1]);
  server.clock.advance(120);
  await cleanNow();
  expect([
    await count('users'),
    await count('registrations'),
    await count('idempotency_keys'),
    await count('password_resets'),
    await count('wallet_tokens'),
  ]).toEqual([before - 1, 0, 0, 0, 0]);
  const guests = () =>
    server.deps.db.selectFrom('vendors').select('vendor_id').where('vendor_id', 'like', 'guest-%').execute();
  expect(await guests()).toEqual([{ vendor_id: left.vendor_id }]);

  server.clock.advance(7 * 86_400);
  await cleanNow();
  expect(await guests()).toEqual([]);
  owner = await signedInCaller(server);
  expect((await owner.order(orderId)).order_id).toBe(orderId);

  server.clock.advance(31 * 86_400);
  await cleanNow();
  expect(await Promise.all([count('refresh_tokens'), count('sessions')])).toEqual([0, 0]);
  expect(await count('users')).toBe(before - 1);
});

it('deletes the outcomes of a release half a year after its last report, and none before', async () => {
  const { db } = server.deps;
  const buildReport = (release: string, outcome: string, days: number) => ({
    brand: 'oasis',
    remote: 'parcels',
    release,
    outcome,
    times: 7,
    told_at: server.clock.nowSeconds() - days * 86_400,
  });
  await db
    .insertInto('release_outcomes')
    .values([
      buildReport('1', 'loaded', 181),
      buildReport('1', 'code', 300),
      buildReport('2', 'loaded', 1),
      buildReport('2', 'code', 300),
    ])
    .execute();
  const proof = { brand: 'oasis', remote: 'parcels', proven_at: 1 };
  await db
    .insertInto('release_proofs')
    .values([
      { ...proof, release: '1' },
      { ...proof, release: '2' },
    ])
    .execute();
  await cleanNow();
  const left = db.selectFrom('release_outcomes').select(['release', 'outcome']).orderBy('outcome');
  expect(await left.execute()).toEqual([
    { release: '2', outcome: 'code' },
    { release: '2', outcome: 'loaded' },
  ]);
  expect(await db.selectFrom('release_proofs').select('release').execute()).toEqual([{ release: '2' }]);
});

it('keeps what a fleet has reported and what a delivery cost, without the persons, after the retention time', async () => {
  const { db, config } = server.deps;
  const nowSeconds = server.clock.nowSeconds();
  owner = await signedInCaller(server);
  const orderId = await owner.placeOrder();
  const row = { order_id: orderId, country: 'TW', fleet_id: 'main', created_at: nowSeconds } as const;
  await db
    .insertInto('external_deliveries')
    .values({
      ...row,
      external_id: 'x1',
      state: 'closed',
      sent_hash: 'hash',
      last_error: 'No. 17',
      cost_minor: 82,
    })
    .execute();
  await db
    .insertInto('external_values')
    .values({ order_id: orderId, field: 'reason', value: 'Lin moved', seen_at: nowSeconds })
    .execute();
  const event = {
    country: 'TW',
    fleet_id: 'main',
    event_id: 'e1',
    order_id: orderId,
    body_hash: 'h',
  } as const;
  await db
    .insertInto('fleet_events')
    .values({
      ...event,
      status: 'ASSIGNED_TO_TRANSPORT',
      occurred_at: nowSeconds,
      received_at: nowSeconds,
      outcome: 'applied',
      body: '{"note":"left with Chen"}',
    })
    .execute();
  // No fleet moves the order any more, and no job sends it.
  await db
    .updateTable('orders')
    .set({
      fleet_id: 'gone',
      status: 'DELIVERED',
      updated_at: nowSeconds,
      fleet_note: 'left with Chen',
      fleet_note_status: 'DELIVERED',
      fleet_noted_at: nowSeconds,
    })
    .where('order_id', '=', orderId)
    .execute();
  const read = async () => {
    const delivery = await db
      .selectFrom('external_deliveries')
      .select(['external_id', 'sent_hash', 'last_error', 'cost_minor'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const stored = await db
      .selectFrom('fleet_events')
      .select(['event_id', 'body'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const order = await findOrder(db, orderId);
    return { delivery, stored, note: order?.fleet_note, values: await count('external_values') };
  };
  server.clock.advance(config.fleetContactDays * 86_400 - 60);
  await cleanNow();
  expect(await read()).toMatchObject({
    delivery: { sent_hash: 'hash', last_error: 'No. 17' },
    stored: { body: '{"note":"left with Chen"}' },
    note: { text: 'left with Chen' },
    values: 1,
  });
  server.clock.advance(120);
  await cleanNow();
  expect(await read()).toEqual({
    delivery: { external_id: 'x1', sent_hash: null, last_error: null, cost_minor: 82 },
    stored: { event_id: 'e1', body: '{}' },
    note: undefined,
    values: 0,
  });
});

it('deletes photos and signatures after their days, and keeps their hashes in the evidence [TRACK-HIST-21]', async () => {
  const { db, config } = server.deps;
  owner = await signedInCaller(server);
  const orderId = await owner.placeOrder();
  const takenAt = server.clock.nowSeconds();
  const addPhoto = async (kind: 'pickup' | 'delivery', created_at: number) => {
    const image = { order_id: orderId, kind, version: 1, content_type: 'image/png' as const, created_at };
    await db
      .insertInto('proof_images')
      .values({ ...image, content: Buffer.from(kind) })
      .execute();
  };
  await addPhoto('pickup', takenAt);
  await addPhoto('delivery', takenAt + 3600);
  const photos = [
    { kind: 'pickup', created_at: takenAt },
    { kind: 'delivery', created_at: takenAt + 3600 },
  ];
  await db
    .updateTable('orders')
    .set({ proofs: JSON.stringify(photos) as never })
    .where('order_id', '=', orderId)
    .execute();
  await db
    .insertInto('delivery_signatures')
    .values({ order_id: orderId, signature: 'M0 0L1 1', created_at: takenAt })
    .execute();
  const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
  const readShown = async () => {
    owner = await signedInCaller(server);
    const { proofs } = await owner.order(orderId);
    const authorization = await server.authorize('owner@demo.test');
    const picture = (kind: string) =>
      server.app.inject({ url: `${API}/order/${orderId}/proof/${kind}`, headers: { authorization } });
    const evidence = (await owner.call('GET', `/order/${orderId}/evidence`)).body.result as Evidence;
    const { body } = await owner.call('POST', `/order/${orderId}/evidence/share`);
    const { path } = body.result as { path: string };
    const page = await server.app.inject({ url: path });
    return {
      proofs,
      statuses: [(await picture('pickup')).statusCode, (await picture('delivery')).statusCode],
      evidence,
      page: page.body,
    };
  };

  server.clock.advance(config.proofDays * 86_400 - 60);
  await cleanNow();
  const before = await readShown();
  expect(before).toMatchObject({ proofs: photos, statuses: [200, 200] });
  expect(before.evidence).not.toHaveProperty('deleted_proofs');

  server.clock.advance(120);
  await cleanNow();
  const deletedAt = server.clock.nowSeconds();
  const after = await readShown();
  expect(after).toMatchObject({ proofs: photos.slice(1), statuses: [404, 200] });
  expect(after.evidence.proofs.map(({ kind }) => kind)).toEqual(['delivery']);
  const deleted = { created_at: takenAt, deleted_at: deletedAt };
  expect(after.evidence.deleted_proofs).toEqual([
    { ...deleted, kind: 'pickup', sha256: sha256('pickup') },
    { ...deleted, kind: 'signature', sha256: sha256('M0 0L1 1') },
  ]);
  expect(after.page).toMatch(/At the shop, [^<]+, deleted on /);
  const stored = await db
    .selectFrom('delivery_signatures')
    .select('signature')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(stored.signature).toBeNull();
});
