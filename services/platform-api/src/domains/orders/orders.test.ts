import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CreateOrder, Order } from '@courier/api-client/contract';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { API, DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../testing/callers/place-order';

let server: TestApp;
let owner: TestCaller;
let solo: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  solo = await signedInCaller(server, 'solo@demo.test', 'v4001');
});
// The access token is valid for fifteen minutes of the test's clock.
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const post = async (change: (body: CreateOrder) => CreateOrder, headers = {}) =>
  owner.call('POST', '/order', await owner.orderBody(change), headers);
const inOrder =
  (change: Partial<CreateOrder['order']>) =>
  (body: CreateOrder): CreateOrder => ({ ...body, order: { ...body.order, ...change } });
const inCustomer =
  (change: Partial<CreateOrder['customer']>) =>
  (body: CreateOrder): CreateOrder => ({ ...body, customer: { ...body.customer, ...change } });
const inLocation =
  (change: Partial<CreateOrder['customer']['location']>) =>
  (body: CreateOrder): CreateOrder => ({
    ...body,
    customer: { ...body.customer, location: { ...body.customer.location, ...change } },
  });

describe('POST /order', () => {
  it('stores the order as NEW with its first history entry, and lists it [API-ORDER-09] [API-ORDER-10]', async () => {
    const answer = await post((body) => body);
    expect(answer.status).toBe(200);
    const { order_id } = answer.body.result as { order_id: string };
    const now = server.clock.nowSeconds();
    expect(await owner.order(order_id)).toMatchObject({
      order_id,
      vendor_id: 'v1001',
      status: 'NEW',
      created_at: now,
      status_history: [{ status: 'NEW', created_at: now }],
      customer: { name: 'Lin Chia-hao', phone_number: '+886912048317' },
      order: { amount: 640, payment_method: 'PAID', payment_status: 'PAID' },
    });
    const list = await owner.call('GET', '/vendor/v1001/orders?count=1');
    expect((list.body.result as { data: Order[] }).data.map((order) => order.order_id)).toEqual([order_id]);
  });

  it('gives ids of vendor, month and at least 64 random bits [API-ORDER-15]', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => owner.placeOrder()));
    const month = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Asia/Taipei',
      year: '2-digit',
      month: '2-digit',
    })
      .format(server.clock.nowMs())
      .replace('-', '');
    // 14 characters out of 32 are 70 bits.
    for (const id of ids) expect(id).toMatch(new RegExp(`^v1001-${month}[0-9a-hjkmnp-tv-z]{14}$`));
    expect(new Set(ids).size).toBe(5);
  });

  it.each<[string, (body: CreateOrder) => CreateOrder, string, string]>([
    ['a name without letters', inCustomer({ name: ' ' }), 'validation.fill-customer-name', 'customer.name'],
    ['a name with a digit', inCustomer({ name: 'Lin 3' }), 'validation.wrong-customer-name', 'customer.name'],
    ['a garbled name', inCustomer({ name: 'MÃ¼ller' }), 'validation.garbled-text', 'customer.name'],
    [
      'garbled notes',
      inLocation({ notes: 'CafÃ©, second bell' }),
      'validation.garbled-text',
      'customer.location.notes',
    ],
    ['no phone', inCustomer({ phone_number: '' }), 'validation.fill-customer-phone', 'customer.phone_number'],
    [
      'an impossible phone',
      inCustomer({ phone_number: '+88691' }),
      'validation.phone-incorrect',
      'customer.phone_number',
    ],
    [
      'a description of 201 characters',
      inOrder({ description: 'x'.repeat(201) }),
      'validation.fill-description',
      'order.description',
    ],
    ['no address', inLocation({ address: ' ' }), 'validation.fill-address', 'customer.location.address'],
    ['no coordinates', inLocation({ latitude: null }), 'validation.invalid-coordinates', 'customer.location'],
    ['no amount', inOrder({ amount: null }), 'validation.fill-amount', 'order.amount'],
    ['a negative amount', inOrder({ amount: -1 }), 'validation.fill-amount', 'order.amount'],
    [
      'a payment method that is not offered',
      inOrder({ payment_method: 'NONE' }),
      'validation.fill-payment-method',
      'order.payment_method',
    ],
    [
      'notes above 1000 bytes',
      inLocation({ notes: '茶'.repeat(334) }),
      'validation.notes-too-long',
      'customer.location.notes',
    ],
    [
      'an address above 255 bytes',
      inLocation({ address: '路'.repeat(86) }),
      'validation.address-too-long',
      'customer.location.address',
    ],
  ])('refuses %s with the key of the form [API-ORDER-14]', async (_name, change, key, field) => {
    const answer = await post(change);
    expect([answer.status, answer.body.meta]).toEqual([400, { translation_key: key, field }]);
  });

  it('accepts the longest texts the form allows [API-ORDER-14]', async () => {
    const answer = await post((body) =>
      inOrder({ description: 'x'.repeat(200) })(
        inLocation({ notes: '茶'.repeat(333), address: '路'.repeat(85) })(body),
      ),
    );
    expect(answer.status).toBe(200);
  });

  it('refuses a place it does not deliver to', async () => {
    const far = { latitude: 24.99, longitude: 121.3 };
    const quote = await owner.call('POST', '/delivery/fee', {
      source: SHOP,
      destination: far,
      vendor_id: 'v1001',
      delivery_type: 'food',
    });
    const { fee, signature } = quote.body as unknown as { fee: number; signature: string };
    const answer = await post((body) => inLocation(far)({ ...body, delivery_fee: fee, signature }));
    expect([answer.status, answer.body.meta?.translation_key]).toEqual([
      400,
      'request.error.undeliverable-address',
    ]);
  });

  it('refuses a later time outside one hour to two days, and takes one inside', async () => {
    const now = server.clock.nowSeconds();
    // One minute of transfer is tolerated: 59 minutes are accepted, 58 are not.
    for (const preordered_for of [now + 58 * 60, now + 172_800 + 60, now - 5]) {
      const answer = await post((body) => ({ ...body, preordered_for }));
      expect([answer.status, answer.body.meta?.field]).toEqual([400, 'preordered_for']);
    }
    for (const preordered_for of [now + 59 * 60, now + 172_800]) {
      const id = await owner.placeOrder((body) => ({ ...body, preordered_for }));
      expect((await owner.order(id)).preordered_for).toBe(preordered_for);
    }
  });
});

describe('the fee of an order', () => {
  it('answers SignatureExpired after five minutes [API-ORDER-11] [API-ORDER-12]', async () => {
    const body = await owner.orderBody();
    server.clock.advance(300);
    expect((await owner.call('POST', '/order', body)).status).toBe(200);
    server.clock.advance(1);
    const answer = await owner.call('POST', '/order', body);
    expect([answer.status, answer.body.message]).toEqual([400, 'SignatureExpired']);
  });

  it.each<[string, (body: CreateOrder) => CreateOrder]>([
    ['a lowered fee', (body) => ({ ...body, delivery_fee: body.delivery_fee - 1 })],
    ['another destination', inLocation({ latitude: DESTINATION.latitude + 0.001 })],
    ['a forged signature', (body) => ({ ...body, signature: `${body.signature.slice(0, -2)}AA` })],
    ['no signature', (body) => ({ ...body, signature: '' })],
    ['the signature of another outlet', (body) => ({ ...body, vendor_id: 'v1003' })],
  ])('refuses %s with SignatureInvalid [API-ORDER-12]', async (_name, change) => {
    const answer = await post(change);
    expect([answer.status, answer.body.message]).toEqual([400, 'SignatureInvalid']);
  });
});

describe('whose orders', () => {
  it('answers unknown and foreign orders alike with 404 [API-AUTH-11] [API-ORDER-05]', async () => {
    const id = await owner.placeOrder();
    expect((await owner.call('GET', `/order?vendorId=v1001&orderId=${id}`)).status).toBe(200);
    const foreign = await solo.call('GET', `/order?vendorId=v1001&orderId=${id}`);
    const ownVendor = await solo.call('GET', `/order?vendorId=v4001&orderId=${id}`);
    const unknown = await solo.call('GET', '/order?vendorId=v4001&orderId=v4001-2611zzzzzzzzzzzzzz');
    const otherOutlet = await owner.call('GET', `/order?vendorId=v1003&orderId=${id}`);
    expect([foreign, ownVendor, unknown, otherOutlet].map(({ status, body }) => [status, body])).toEqual(
      Array(4).fill([404, foreign.body]),
    );
  });

  it('does not place, list or cancel for another vendor [API-AUTH-11]', async () => {
    const id = await owner.placeOrder();
    const body = await owner.orderBody();
    expect((await solo.call('POST', '/order', body)).status).toBe(404);
    expect((await solo.call('GET', '/vendor/v1001/orders')).status).toBe(404);
    expect(
      (await solo.call('PUT', '/order/cancel', { vendor_id: 'v1001', order_id: id, reason: 'NO_RIDERS' }))
        .status,
    ).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: `${API}/order`, payload: body })).statusCode).toBe(
      401,
    );
  });

  it('shows the rider of an order only to its vendor [API-VENDOR-07]', async () => {
    const id = await owner.placeOrder();
    await owner.call('POST', `/simulator/orders/${id}/advance`, { status: 'ASSIGNED_TO_TRANSPORT' });
    const { rider_id } = await owner.order(id);
    const rider = await owner.call('GET', `/riders/${rider_id}`);
    expect(rider.body.result).toEqual({
      rider_id,
      name: expect.any(String),
      phone_number: expect.stringMatching(/^\+8869\d{8}$/),
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      updated_at: expect.any(Number),
      approach: expect.any(Array),
    });
    await server.deps.db
      .insertInto('riders')
      .values({
        rider_id: 'r-idle',
        country: 'TW',
        name: 'Idle',
        phone_number: '+886900000000',
        latitude: 25,
        longitude: 121.5,
        updated_at: 1,
      })
      .execute();
    expect((await owner.call('GET', '/riders/r-idle')).status).toBe(404);
    expect((await owner.call('GET', '/riders/r-nobody')).status).toBe(404);
  });
});

describe('PUT /order/cancel', () => {
  const advance = (id: string, status: string) =>
    owner.call('POST', `/simulator/orders/${id}/advance`, { status });
  const cancel = (id: string, reason = 'CUSTOMER_CANCELLED') =>
    owner.call('PUT', '/order/cancel', { vendor_id: 'v1001', order_id: id, reason });

  it('cancels, stores reason and actor, and notifies the live channel [API-ORDER-06] [API-ORDER-08]', async () => {
    const id = await owner.placeOrder();
    await advance(id, 'RECEIVED');
    const before = await owner.order(id);
    const publishedOrders: Order[] = [];
    const stop = server.deps.bus.subscribe((order) => publishedOrders.push(order));
    const answer = await cancel(id);
    stop();
    const order = answer.body.result as Order;
    expect(answer.status).toBe(200);
    expect(order).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'CUSTOMER_CANCELLED', by: 'USER' },
    });
    expect(order.status_history.map(({ status }) => status)).toEqual(['NEW', 'RECEIVED', 'CANCELLED']);
    expect(order.updated_at).toBeGreaterThan(before.updated_at);
    expect(publishedOrders).toEqual([order]);
    expect(await owner.order(id)).toEqual(order);
  });

  it.each(['NEW', 'ACCEPTED_BY_VENDOR', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED'])(
    'refuses it at %s [API-ORDER-07]',
    async (status) => {
      const id = await owner.placeOrder();
      if (status !== 'NEW') await advance(id, status);
      const answer = await cancel(id);
      expect([answer.status, answer.body.message]).toEqual([409, 'order cannot be cancelled at this stage']);
      expect((await owner.order(id)).status).toBe(status);
    },
  );

  it.each(['RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT'])(
    'allows it at %s [API-ORDER-07]',
    async (status) => {
      const id = await owner.placeOrder();
      await advance(id, status);
      expect((await cancel(id)).status).toBe(200);
    },
  );

  it('refuses a reason that is none of the nineteen', async () => {
    const id = await owner.placeOrder();
    await advance(id, 'RECEIVED');
    expect((await cancel(id, 'BECAUSE')).status).toBe(400);
  });
});
