import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DeliveryReceipt, ParcelTracking, Tracking } from '@courier/api-client/contract';
import {
  API,
  DESTINATION,
  SHOP,
  signedInCaller,
  type TestCaller,
} from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

async function open<T>(path: string, host = 'localhost') {
  const answer = await server.app.inject({ url: `${API}${path}`, headers: { host } });
  return { status: answer.statusCode, text: answer.body, result: answer.json<{ result: T }>().result };
}
const advance = (id: string, status: string) =>
  owner.call('POST', `/simulator/orders/${id}/advance`, { status });

describe('public tracking', () => {
  it('shows exactly the public fields without a session [API-MISC-03]', async () => {
    const id = await owner.placeOrder();
    const { status, result } = await open<Tracking>(`/tracking/${id}`);
    const order = await owner.order(id);
    expect([status, result]).toEqual([
      200,
      {
        order_id: id,
        status: 'NEW',
        stage: 'preparing',
        status_history: order.status_history,
        preordered_for: null,
        promised_range: order.promised_range,
        vendor: { name: 'Harbour Tea', location: SHOP },
        destination: DESTINATION,
        rider: null,
        eta: null,
        cancellation: null,
        delivery_receipt_available: false,
        proofs: [],
        as_of: server.clock.nowSeconds(),
        key_required: true,
        proposable: { note: false, pin: false },
      },
    ]);
  });

  it('names the rider only while one is assigned, and shows no phone number [API-MISC-03]', async () => {
    const id = await owner.placeOrder();
    await advance(id, 'COURIER_ACCEPTED_DELIVERY');
    const under = await open<Tracking>(`/tracking/${id}`);
    expect(under.result).toMatchObject({ stage: 'courier_accepted', eta: expect.any(Number) });
    expect(under.result.rider_name).toEqual(expect.any(String));
    await advance(id, 'DELIVERED');
    const closed = await open<Tracking>(`/tracking/${id}`);
    expect(closed.result).toMatchObject({
      stage: 'delivered',
      rider: null,
      delivery_receipt_available: true,
    });
    const all = [under, closed, await open(`/tracking-c2c/${id}`), await open(`/delivery-receipt/${id}`)];
    for (const { text } of all) expect(text).not.toMatch(/912048317|27215001|Lin Chia-hao|Guangfu|phone/);
  });

  it('shows the position of the rider from acceptance on with its flag, else from pick-up on [PUB-09]', async () => {
    const id = await owner.placeOrder();
    const seenAt = async (status: string, path = `/tracking/${id}`) => {
      if (status !== '') await advance(id, status);
      return Object.keys((await open<Tracking>(path)).result.rider ?? {});
    };
    const WHERE = ['name', 'latitude', 'longitude', 'updated_at'];
    server.flags['show-track-order-before-picked-up'] = { default: false };
    for (const status of ['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR'])
      expect([status, await seenAt(status)]).toEqual([status, []]);
    expect(await seenAt('', `/tracking-c2c/${id}`)).toEqual([]);
    server.flags['show-track-order-before-picked-up'] = { default: false, vendors: { v1002: true } };
    expect(await seenAt('')).toEqual([]);
    server.flags['show-track-order-before-picked-up'] = { default: false, vendors: { v1001: true } };
    expect(await seenAt('')).toEqual(WHERE);
    server.flags['show-track-order-before-picked-up'] = { default: false };
    for (const status of ['PICKED_UP', 'NEAR_CUSTOMER'])
      expect([status, await seenAt(status)]).toEqual([status, WHERE]);
    delete server.flags['show-track-order-before-picked-up'];
  });

  it('shows the newest picture of each kind allowed by its flag, and no other', async () => {
    const id = await owner.placeOrder();
    const FLAGS = ['proof-of-pickup-web', 'proof-of-delivery-web', 'proof-of-return-web'] as const;
    const set = (values: Parameters<typeof Object.fromEntries>[0]) =>
      Object.assign(server.flags, Object.fromEntries(values));
    const fetchTracking = async (path = `/tracking/${id}`, host = 'localhost') =>
      (await open<Tracking>(path, host)).result.proofs?.map(({ kind }) => kind);
    const picture = (kind: string, of = id, host = 'localhost') =>
      server.app.inject({ url: `${API}/tracking/${of}/proof/${kind}`, headers: { host } });
    set(FLAGS.map((flag) => [flag, { default: true }]));
    expect(await fetchTracking()).toEqual([]);
    expect((await picture('pickup')).statusCode).toBe(404);
    await advance(id, 'PICKED_UP');
    expect([await fetchTracking(), await fetchTracking(`/tracking-c2c/${id}`)]).toEqual([
      ['pickup'],
      ['pickup'],
    ]);
    await advance(id, 'DELIVERED');
    expect(await fetchTracking()).toEqual(['pickup', 'delivery']);
    const door = await picture('delivery');
    expect([door.statusCode, door.headers['content-type']]).toEqual([200, 'image/png']);
    expect(door.rawPayload.equals((await picture('pickup')).rawPayload)).toBe(false);
    for (const refused of [
      picture('return'),
      picture('delivery', `${id}x`),
      picture('delivery', id, 'pk.localhost'),
    ])
      expect((await refused).statusCode).toBe(404);
    expect((await picture('selfie')).statusCode).toBe(400);

    set([['proof-of-delivery-web', { default: true, vendors: { v1001: false } }]]);
    expect(await fetchTracking()).toEqual(['pickup']);
    expect((await picture('delivery')).statusCode).toBe(404);
    expect((await picture('pickup')).statusCode).toBe(200);
    set(FLAGS.map((flag) => [flag, { default: false, vendors: { v1002: true } }]));
    expect(await fetchTracking()).toEqual([]);
    expect((await picture('pickup')).statusCode).toBe(404);
    for (const flag of FLAGS) delete server.flags[flag];
  });

  it('shows a picture for exactly fourteen days after it was taken', async () => {
    const id = await owner.placeOrder();
    server.flags['proof-of-pickup-web'] = { default: true };
    await advance(id, 'PICKED_UP');
    const [proof] = (await owner.order(id)).proofs;
    const until = (proof?.created_at ?? 0) + 14 * 86_400;
    const fetchAllViews = async () => {
      const [page, parcel, picture] = [
        await open<Tracking>(`/tracking/${id}`),
        await open<ParcelTracking>(`/tracking-c2c/${id}`),
        await server.app.inject({ url: `${API}/tracking/${id}/proof/pickup` }),
      ];
      return [page.result.proofs?.length, parcel.result.proofs?.length, picture.statusCode];
    };
    const begun = server.clock.nowSeconds();
    server.clock.advance(until - 1 - begun);
    expect(await fetchAllViews()).toEqual([1, 1, 200]);
    server.clock.advance(1);
    expect(await fetchAllViews()).toEqual([0, 0, 404]);
    server.clock.advance(begun - until);
    delete server.flags['proof-of-pickup-web'];
  });

  it('of a parcel adds sender and description [API-MISC-03]', async () => {
    const id = await owner.placeOrder((body) => ({
      ...body,
      sender: {
        name: 'Hsu Ya-ting',
        email: 'ya@demo.test',
        phone_number: '+886911222333',
        location: { ...SHOP, address: 'No. 36', notes: '' },
      },
    }));
    const { text, result } = await open<ParcelTracking>(`/tracking-c2c/${id}`);
    expect(result).toMatchObject({ sender_name: 'Hsu Ya-ting', description: '2 × winter melon tea' });
    expect(text).not.toMatch(/ya@demo|911222333/);
  });

  it('shows who cancelled', async () => {
    const id = await owner.placeOrder();
    await advance(id, 'RECEIVED');
    await owner.call('PUT', '/order/cancel', { vendor_id: 'v1001', order_id: id, reason: 'BAD_WEATHER' });
    expect((await open<Tracking>(`/tracking/${id}`)).result).toMatchObject({
      stage: null,
      cancellation: { reason: 'BAD_WEATHER', by: 'USER' },
    });
  });

  it('has a receipt only for delivered orders [API-MISC-03]', async () => {
    const id = await owner.placeOrder();
    expect((await open(`/delivery-receipt/${id}`)).status).toBe(404);
    await advance(id, 'DELIVERED');
    const order = await owner.order(id);
    expect((await open<DeliveryReceipt>(`/delivery-receipt/${id}`)).result).toEqual({
      order_id: id,
      created_at: order.created_at,
      delivered_at: order.status_history.at(-1)?.created_at,
      promised_range: order.promised_range,
      vendor_name: 'Harbour Tea',
      description: '2 × winter melon tea',
      amount: 640,
      payment_status: 'PAID',
      delivery_fee: order.delivery_fee,
      charges: order.charges,
      payer: 'Harbour Tea',
      currency: 'TWD',
    });
  });

  it.each(['/tracking/', '/tracking-c2c/', '/delivery-receipt/'])(
    'returns neither unknown orders nor orders of another country at %s',
    async (path) => {
      const id = await owner.placeOrder();
      await advance(id, 'DELIVERED');
      expect((await open(`${path}nobody-2611`)).status).toBe(404);
      expect((await open(`${path}${id}`, 'pk.localhost')).status).toBe(404);
    },
  );
});
