import type { Tracking } from '@courier/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { PNG } from 'pngjs';
import { createShop, fleetClient, type FleetClient } from '../../testing/callers/fleet-client';
import { API, SHOP, signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { revokeFleetKey } from './fleet-keys';

const RIDER = { rider_id: 'd-7', name: 'Chen Wei', phone_number: '+886987000104', vehicle: 'scooter' };

let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  shop = await signedInCaller(server, await createShop(server));
  fleet = await fleetClient(server);
});
afterAll(() => server.close());

function photo(): Buffer {
  const image = new PNG({ width: 4, height: 3 });
  image.data.fill(0x7f);
  return PNG.sync.write(image);
}
const tracking = async (orderId: string) => {
  const answer = await server.app.inject({
    url: `${API}/tracking/${orderId}`,
    headers: { host: 'tw.localhost' },
  });
  return answer.json<{ result: Tracking }>().result;
};

it('brings an order through every status to DELIVERED, with rider, positions and photo for shop and customer', async () => {
  server.flags['proof-of-delivery-web'] = true;
  server.flags['show-track-order-before-picked-up'] = true;
  const orderId = await shop.placeOrder();
  const listed = await fleet.call('GET', '/deliveries');
  expect(listed.body).toMatchObject({
    deliveries: [{ order_id: orderId, status: 'NEW', pickup: { name: 'Harbour Tea', ...SHOP }, rider: null }],
    next_cursor: null,
  });
  for (const status of ['RECEIVED', 'WAITING_FOR_TRANSPORT'] as const)
    expect((await fleet.report(orderId, { status })).status).toBe(200);
  const eta = { pickup_at: server.clock.nowSeconds() + 600, dropoff_at: server.clock.nowSeconds() + 1500 };
  const assigned = await fleet.report(orderId, { status: 'ASSIGNED_TO_TRANSPORT', rider: RIDER, eta });
  expect(assigned.body).toMatchObject({
    delivery: { status: 'ASSIGNED_TO_TRANSPORT', rider: RIDER, promised: eta },
  });
  await fleet.report(orderId, { status: 'COURIER_ACCEPTED_DELIVERY' });
  const { rider_id: riderId } = await shop.order(orderId);
  const unlocated = await shop.call('GET', `/riders/${riderId}`);
  expect(unlocated.body.result).toMatchObject({ name: 'Chen Wei', position_known: false });
  expect(await tracking(orderId)).toMatchObject({ rider: null, rider_name: 'Chen Wei' });

  const recorded_at = server.clock.nowSeconds();
  const positions = [{ latitude: 25.0409, longitude: 121.5488, recorded_at }];
  const accepted = await fleet.call('POST', `/deliveries/${orderId}/positions`, { positions });
  expect(accepted).toEqual({ status: 202, body: { accepted: 1, suspicious: 0, ignored: 0 } });
  const located = await shop.call('GET', `/riders/${riderId}`);
  expect(located.body.result).toMatchObject({
    latitude: 25.0409,
    longitude: 121.5488,
    updated_at: recorded_at,
  });
  expect(located.body.result).not.toHaveProperty('position_known');
  expect((await tracking(orderId)).rider).toMatchObject({ name: 'Chen Wei', latitude: 25.0409 });

  for (const status of ['NEAR_VENDOR', 'PICKED_UP', 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER'] as const)
    expect((await fleet.report(orderId, { status })).status).toBe(200);
  const proof = await fleet.call('PUT', `/deliveries/${orderId}/proofs/delivery`, photo(), 'image/png');
  expect(proof.status).toBe(200);
  expect((await fleet.report(orderId, { status: 'DELIVERED' })).status).toBe(200);

  const order = await shop.order(orderId);
  expect(order.status).toBe('DELIVERED');
  expect(order.status_history.map(({ status }) => status)).toEqual([
    'NEW',
    'RECEIVED',
    'WAITING_FOR_TRANSPORT',
    'ASSIGNED_TO_TRANSPORT',
    'COURIER_ACCEPTED_DELIVERY',
    'NEAR_VENDOR',
    'PICKED_UP',
    'COURIER_LEFT_VENDOR',
    'NEAR_CUSTOMER',
    'DELIVERED',
  ]);
  expect(order.proofs).toEqual([{ kind: 'delivery', created_at: expect.any(Number) }]);
  const seen = await server.app.inject({
    url: `${API}/tracking/${orderId}/proof/delivery`,
    headers: { host: 'tw.localhost' },
  });
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
  expect(seen.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(PNG.sync.read(seen.rawPayload)).toMatchObject({ width: 4, height: 3 });
  expect((await fleet.call('GET', '/deliveries?status=done')).body).toMatchObject({
    deliveries: [{ order_id: orderId, status: 'DELIVERED' }],
  });
  expect((await fleet.call('GET', '/riders/d-7')).body).toEqual({ rider: RIDER });
});

describe('events', () => {
  it('that come twice get the same answer and change nothing, a refusal too', async () => {
    const orderId = await shop.placeOrder();
    const event = { event_id: 'twice', status: 'RECEIVED' as const, occurred_at: server.clock.nowSeconds() };
    const first = await fleet.report(orderId, event);
    await fleet.report(orderId, { status: 'NEAR_VENDOR' });
    expect(await fleet.report(orderId, event)).toEqual(first);
    const early = { event_id: 'early', status: 'DELIVERED' as const, occurred_at: server.clock.nowSeconds() };
    const refused = await fleet.report(orderId, early);
    expect([refused.status, refused.body.meta?.translation_key]).toEqual([409, 'transition-not-allowed']);
    await fleet.report(orderId, { status: 'PICKED_UP' });
    expect(await fleet.report(orderId, early)).toEqual(refused);
    expect((await shop.order(orderId)).status).toBe('PICKED_UP');
    const { outcome } = await server.deps.db
      .selectFrom('fleet_events')
      .select('outcome')
      .where('event_id', '=', 'early')
      .executeTakeFirstOrThrow();
    expect(outcome).toBe('refused');
  });

  it('that use an id for something else are 422', async () => {
    const orderId = await shop.placeOrder();
    const other = await shop.placeOrder();
    const event = { event_id: 'used', status: 'RECEIVED' as const, occurred_at: server.clock.nowSeconds() };
    await fleet.report(orderId, event);
    for (const answer of [
      await fleet.report(orderId, { ...event, note: 'again' }),
      await fleet.report(other, event),
    ])
      expect([answer.status, answer.body.meta?.translation_key]).toEqual([422, 'event-id-reused']);
    expect((await shop.order(other)).status).toBe('NEW');
  });

  it('that arrive after a newer one change the history alone', async () => {
    const orderId = await shop.placeOrder();
    server.clock.advance(100);
    const seconds = server.clock.nowSeconds();
    await fleet.report(orderId, { status: 'PICKED_UP', occurred_at: seconds, rider: RIDER });
    const late = await fleet.report(orderId, {
      status: 'NEAR_VENDOR',
      occurred_at: seconds - 60,
      rider: { ...RIDER, rider_id: 'd-8' },
    });
    expect(late.body).toMatchObject({ delivery: { status: 'PICKED_UP', rider: { rider_id: 'd-7' } } });
    const cancelled = await fleet.report(orderId, {
      status: 'CANCELLED',
      occurred_at: seconds - 50,
      reason: 'NO_RIDERS',
    });
    expect(cancelled.status).toBe(200);
    const order = await shop.order(orderId);
    expect(order.cancellation).toBeNull();
    expect(order.status_history.map(({ status }) => status)).toEqual(['NEW', 'NEAR_VENDOR', 'PICKED_UP']);
    expect(order.status_history[1]?.created_at).toBe(seconds - 60);
  });

  it('from the future, from before the order, of a status no fleet reports, or a cancellation without a reason, are 400', async () => {
    const orderId = await shop.placeOrder();
    const now = server.clock.nowSeconds();
    const statuses = [
      await fleet.report(orderId, { status: 'RECEIVED', occurred_at: now + 500 }),
      await fleet.report(orderId, { status: 'RECEIVED', occurred_at: now - 5000 }),
      await fleet.report(orderId, { status: 'MODIFIED' as 'RECEIVED' }),
      await fleet.report(orderId, { status: 'CANCELLED' }),
      await fleet.report(orderId, { status: 'CANCELLED', reason: 'BOREDOM' as 'NO_RIDERS' }),
      await fleet.report(orderId, { event_id: '', status: 'RECEIVED' }),
      await fleet.report(orderId, { status: 'RECEIVED', signature: '<svg onload=alert(1)>' }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 400]);
    expect((await shop.order(orderId)).status).toBe('NEW');
  });

  it('remove the rider when the search begins again, and cancel with the reason of the fleet', async () => {
    const orderId = await shop.placeOrder();
    await fleet.report(orderId, { status: 'ASSIGNED_TO_TRANSPORT', rider: RIDER });
    const searching = await fleet.report(orderId, { status: 'WAITING_FOR_TRANSPORT' });
    expect(searching.body).toMatchObject({ delivery: { rider: null } });
    expect((await shop.order(orderId)).rider_id).toBeNull();
    await fleet.report(orderId, { status: 'CANCELLED', reason: 'NO_RIDERS' });
    expect((await shop.order(orderId)).cancellation).toEqual({ reason: 'NO_RIDERS', by: 'PLATFORM' });
    const after = await fleet.report(orderId, { status: 'RECEIVED' });
    expect(after.status).toBe(409);
  });

  it('say why an order comes back, to the shop and to the customer where it concerns them', async () => {
    for (const [reason, shown] of [
      ['ADDRESS_INCOMPLETE', 'ADDRESS_INCOMPLETE'],
      ['TECHNICAL_PROBLEM', undefined],
    ] as const) {
      const orderId = await shop.placeOrder();
      await fleet.report(orderId, { status: 'PICKED_UP' });
      expect((await shop.order(orderId)).return_reason).toBeUndefined();
      await fleet.report(orderId, { status: 'RETURN_INITIATED', reason });
      await fleet.report(orderId, { status: 'RETURNED_TO_VENDOR', reason: 'SPILLAGE' });
      expect((await shop.order(orderId)).return_reason).toBe(reason);
      expect((await tracking(orderId)).return_reason).toBe(shown);
    }
  });

  it('deliver an order with an age check only once the age was checked', async () => {
    const orderId = await shop.placeOrder((body) => ({ ...body, age_validation_required: true }));
    await fleet.report(orderId, { status: 'PICKED_UP' });
    const unchecked = await fleet.report(orderId, { status: 'DELIVERED' });
    expect([unchecked.status, unchecked.body.meta?.translation_key]).toEqual([422, 'proof-missing']);
    expect((await fleet.report(orderId, { status: 'DELIVERED', age_checked: true })).status).toBe(200);
  });
});

describe('keys', () => {
  it('of another fleet or country see nothing and change nothing: 404, and 401 at another host', async () => {
    const orderId = await shop.placeOrder();
    const night = await fleetClient(server, { fleetId: 'night' });
    const kuwait = await fleetClient(server, { country: 'KW', host: 'kw.localhost' });
    for (const client of [night, kuwait]) {
      expect((await client.call('GET', `/deliveries/${orderId}`)).status).toBe(404);
      expect((await client.report(orderId, { status: 'RECEIVED' })).status).toBe(404);
      expect((await client.call('GET', '/deliveries?status=all')).body).toMatchObject({ deliveries: [] });
      expect((await client.call('GET', '/riders/d-7')).status).toBe(404);
    }
    const elsewhere = await fleetClient(server, { country: 'KW', host: 'tw.localhost' });
    expect((await elsewhere.call('GET', '/deliveries')).status).toBe(401);
  });

  it('that are forged, malformed or revoked are 401, and those without the scope 403, even before the body is read', async () => {
    const orderId = await shop.placeOrder();
    const reader = await fleetClient(server, { scopes: ['deliveries:read'] });
    expect((await reader.call('POST', `/deliveries/${orderId}/events`, {})).status).toBe(403);
    const gone = await fleetClient(server);
    const { key_id } = await server.deps.db
      .selectFrom('fleet_keys')
      .select('key_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await revokeFleetKey(server.deps.db, key_id, server.clock.nowSeconds())).toBe(true);
    expect((await gone.call('GET', '/deliveries')).status).toBe(401);
    for (const authorization of [
      '',
      'Bearer fk_x',
      `Basic ${fleet.key}`,
      `Bearer ${fleet.key} x`,
      'Bearer a|b',
    ]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/courier/fleet/v1/deliveries/${orderId}/events`,
        headers: { host: 'tw.localhost', authorization },
        payload: {},
      });
      expect([authorization, answer.statusCode]).toEqual([authorization, 401]);
    }
    expect((await shop.order(orderId)).status).toBe('NEW');
  });
});

describe('positions', () => {
  it('that cannot be are stored as suspicious and not shown, and none count after the end', async () => {
    const orderId = await shop.placeOrder();
    const send = async (...positions: object[]) =>
      (await fleet.call('POST', `/deliveries/${orderId}/positions`, { positions })).body;
    const now = () => server.clock.nowSeconds();
    const near = { latitude: 25.041, longitude: 121.549 };
    expect(await send({ ...near, recorded_at: now() })).toEqual({ accepted: 0, suspicious: 0, ignored: 1 });
    await fleet.report(orderId, { status: 'ASSIGNED_TO_TRANSPORT', rider: { ...RIDER, rider_id: 'd-9' } });
    const counts = await send(
      { ...near, recorded_at: now() - 1 },
      { latitude: -20, longitude: 121.5, recorded_at: now() },
      { ...near, recorded_at: now() + 4000 },
      { latitude: 25.5, longitude: 121.5, recorded_at: now() + 1 },
    );
    expect(counts).toEqual({ accepted: 1, suspicious: 3, ignored: 0 });
    const reasons = await server.deps.db
      .selectFrom('suspicious_positions')
      .select('reason')
      .where('order_id', '=', orderId)
      .orderBy('reason')
      .execute();
    expect(reasons.map(({ reason }) => reason)).toEqual(['far', 'fast', 'future']);
    const { rider_id: riderId } = await shop.order(orderId);
    expect((await shop.call('GET', `/riders/${riderId}`)).body.result).toMatchObject(near);
    await fleet.report(orderId, { status: 'CANCELLED', reason: 'BAD_WEATHER' });
    expect(await send({ ...near, recorded_at: now() })).toEqual({ accepted: 0, suspicious: 0, ignored: 1 });
    const none = await fleet.call('POST', `/deliveries/${orderId}/positions`, { positions: [] });
    expect(none.status).toBe(400);
  });
});

describe('proofs', () => {
  const put = (orderId: string, kind: string, bytes: Buffer) =>
    fleet.call('PUT', `/deliveries/${orderId}/proofs/${kind}`, bytes, 'image/png');
  const versions = async (orderId: string, kind: 'pickup' | 'delivery') => {
    const rows = await server.deps.db
      .selectFrom('proof_images')
      .select('version')
      .where('order_id', '=', orderId)
      .where('kind', '=', kind)
      .orderBy('version')
      .execute();
    return rows.map(({ version }) => version);
  };

  it('of a kind are the newest ten, and the order lists no other', async () => {
    const orderId = await shop.placeOrder();
    expect((await put(orderId, 'pickup', photo())).status).toBe(200);
    let thirdAt = 0;
    for (let count = 1; count <= 12; count += 1) {
      server.clock.advance(1);
      if (count === 3) thirdAt = server.clock.nowSeconds();
      expect((await put(orderId, 'delivery', photo())).status).toBe(200);
    }
    expect(await versions(orderId, 'delivery')).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(await versions(orderId, 'pickup')).toEqual([1]);
    const { proofs } = await shop.order(orderId);
    const times = proofs.flatMap(({ kind, created_at }) => (kind === 'delivery' ? [created_at] : []));
    expect([times.length, Math.min(...times) >= thirdAt]).toEqual([10, true]);
    expect(proofs.filter(({ kind }) => kind === 'pickup')).toHaveLength(1);
  });

  it('of more than 40 MB of one delivery are 413, and change nothing', async () => {
    const orderId = await shop.placeOrder();
    expect((await put(orderId, 'pickup', photo())).status).toBe(200);
    await sql`update proof_images set content = convert_to(repeat('x', 39999990), 'UTF8')
      where order_id = ${orderId}`.execute(server.deps.db);
    const refused = await put(orderId, 'delivery', photo());
    expect([refused.status, refused.body['meta']]).toMatchObject([
      413,
      { translation_key: 'too-many-proofs' },
    ]);
    expect([await versions(orderId, 'delivery'), (await shop.order(orderId)).proofs.length]).toEqual([[], 1]);
  });

  it('that are no image are 400, larger than 8 MB 413, of another type 415, and long after the end 409', async () => {
    const orderId = await shop.placeOrder();
    const put = async (bytes: Buffer, type: string) =>
      (await fleet.call('PUT', `/deliveries/${orderId}/proofs/delivery`, bytes, type)).status;
    expect(await put(Buffer.from('<svg onload="alert(1)"></svg>'), 'image/png')).toBe(400);
    expect(await put(photo().subarray(0, 30), 'image/png')).toBe(400);
    expect(await put(Buffer.alloc(20_000_000), 'image/jpeg')).toBe(413);
    expect(await put(Buffer.from('{}'), 'application/json')).toBe(415);
    expect(await put(photo(), 'image/svg+xml')).toBe(415);
    expect(
      (await fleet.call('PUT', `/deliveries/${orderId}/proofs/selfie`, photo(), 'image/png')).status,
    ).toBe(400);
    expect((await shop.order(orderId)).proofs).toEqual([]);
    await fleet.report(orderId, { status: 'CANCELLED', reason: 'BAD_WEATHER' });
    expect(await put(photo(), 'image/png')).toBe(200);
    server.clock.advance(3700);
    expect(await put(photo(), 'image/png')).toBe(409);
  });
});

it('pages through deliveries with a cursor, and leaves out contacts a week after the end', async () => {
  const first = await fleet.call('GET', '/deliveries?status=all&limit=2');
  expect((first.body['deliveries'] as unknown[]).length).toBe(2);
  const ids = new Set<string>();
  let cursor: unknown = null;
  do {
    const page = await fleet.call(
      'GET',
      `/deliveries?status=all&limit=2${cursor === null ? '' : `&cursor=${String(cursor)}`}`,
    );
    for (const { order_id } of page.body['deliveries'] as { order_id: string }[]) {
      expect(ids.has(order_id)).toBe(false);
      ids.add(order_id);
    }
    cursor = page.body['next_cursor'];
  } while (cursor !== null);
  expect(ids.size).toBeGreaterThan(4);
  expect((await fleet.call('GET', '/deliveries?cursor=nowhere')).status).toBe(400);
  const done = await fleet.call('GET', '/deliveries?status=done&limit=1');
  const [{ order_id: orderId } = { order_id: '' }] = done.body['deliveries'] as { order_id: string }[];
  server.clock.advance(8 * 86_400);
  const { body } = await fleet.call('GET', `/deliveries/${orderId}`);
  const { dropoff } = body['delivery'] as { dropoff: object };
  expect(dropoff).not.toHaveProperty('phone_number');
  expect(dropoff).not.toHaveProperty('name');
});
