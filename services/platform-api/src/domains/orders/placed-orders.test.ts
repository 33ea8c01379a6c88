import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CreateOrder, DiscountedFee, Order } from '@courier/api-client/contract';
import { API, signedInCaller, type Answer, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { prepareOrder } from './create-order';
import { seedDemoVouchers } from '../../testing/server/demonstration';

const TEST_VENDOR = 'v3002';
let server: TestApp;
let owner: TestCaller;
let bahrain: string;
beforeAll(async () => {
  server = await startTestApp({ testVendorIds: [TEST_VENDOR], fallbackDeliveryFee: 77 });
  owner = await signedInCaller(server);
  bahrain = await server.authorize('owner@demo.test', 'bh.localhost');
  await seedDemoVouchers(server.deps);
});
afterAll(() => server.close());

const loadOrderRow = (orderId: string) =>
  server.deps.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const deps = () => server.deps;
const countOrders = async () =>
  (await server.deps.db.selectFrom('orders').select('order_id').execute()).length;
const describeAnswer = ({ status, body: { message, meta } }: { status: number; body: Answer }) => [
  status,
  { message, ...meta },
];

describe('an order in Bahrain', () => {
  const MANAMA = { latitude: 26.2285, longitude: 50.586 };
  const there = { latitude: 26.2391, longitude: 50.5923 };
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) =>
    (
      await server.app.inject({
        method,
        url: `${API}${path}`,
        headers: { host: 'bh.localhost', authorization: bahrain },
        ...(payload ? { payload } : {}),
      })
    ).json<{ result: { order_id: string; order: Order }; fee: number; signature: string }>();

  it('is stored as sent, in the currency and phone format of the country', async () => {
    const quoted = { vendor_id: 'bh1001', delivery_type: 'food', source: MANAMA, destination: there };
    const { fee, signature } = await call('POST', '/delivery/fee', quoted);
    const { result } = await call('POST', '/order', {
      vendor_id: 'bh1001',
      customer: {
        name: '  نورة  ',
        phone_number: '3600 1234',
        location: { ...there, address: 'Road 1705', notes: 'Third floor' },
      },
      order: { payment_method: 'PAID', amount: 7.125, description: 'tea for two', cold_bag_needed: true },
      vat_number: '2000 0089 8300 002',
      age_validation_required: true,
      delivery_fee: fee,
      signature,
      sender: {
        name: 'Tea',
        phone_number: '36009999',
        location: { latitude: 1, longitude: 2, address: 'Elsewhere', notes: 'Side door' },
      },
    });
    const now = server.clock.nowSeconds();
    expect(result.order).toMatchObject({
      vendor_id: 'bh1001',
      created_at: now,
      updated_at: now,
      preordered_for: null,
      customer: {
        name: 'نورة',
        phone_number: '+97336001234',
        location: { ...there, address: 'Road 1705', notes: 'Third floor' },
      },
      order: { amount: 7.125, description: 'tea for two', cold_bag_needed: true, payment_status: 'PAID' },
      sender: {
        name: 'Tea',
        phone_number: '36009999',
        email: '',
        location: { ...MANAMA, address: 'Elsewhere', notes: 'Side door' },
      },
      vat_number: '200000898300002',
      age_validation_required: true,
      delivery_fee: fee,
      discounted_delivery_fee: null,
      voucher: null,
      rider_id: null,
      cancellation: null,
      proofs: [],
    });
    expect(result.order.route?.at(0)).toMatchObject(MANAMA);
    expect(result.order.route?.at(-1)).toMatchObject(there);
    const path = `/order?vendorId=bh1001&orderId=${result.order_id}`;
    expect((await call('GET', path)).result).toEqual(result.order);
    expect(await loadOrderRow(result.order_id)).toMatchObject({
      country: 'BH',
      currency: 'BHD',
      amount_minor: 7125,
      delivery_fee_minor: Math.round(fee * 1000),
    });
  });
});

describe('the pickup position', () => {
  const sender = (latitude: number | null, longitude: number | null) => ({
    name: 'Books',
    phone_number: '0912000111',
    email: 'books@demo.test',
    location: { latitude, longitude, address: 'Gongguan', notes: '' },
  });
  const NO_PLACE = {
    message: 'No coordinates for that address',
    translation_key: 'validation.invalid-coordinates',
    field: 'sender.location',
  };

  it('is the position of its vendor, regardless of the sender', async () => {
    const id = await owner.placeOrder((body) => ({ ...body, sender: sender(25.01, 121.51) }));
    expect(await loadOrderRow(id)).toMatchObject({ pickup_latitude: 25.0421, pickup_longitude: 121.5443 });
    expect((await owner.order(id)).sender).toMatchObject({
      email: 'books@demo.test',
      location: { latitude: 25.0421, longitude: 121.5443, address: 'Gongguan' },
    });
  });

  it('is the sender’s for a vendor without a position, and is then required', async () => {
    const place = { latitude: 25.0298, longitude: 121.5401 };
    const caller = await signedInCaller(server, 'nopin@demo.test', 'v5001', place);
    const send = async (more: Partial<CreateOrder>) =>
      caller.call('POST', '/order', { ...(await caller.orderBody()), ...more });
    expect(describeAnswer(await send({}))).toEqual([400, NO_PLACE]);
    for (const nowhere of [sender(null, null), sender(25.03, null), sender(null, 121.54)])
      expect(describeAnswer(await send({ sender: nowhere }))).toEqual([400, NO_PLACE]);
    const sent = await send({ sender: sender(place.latitude, place.longitude) });
    const { order_id } = sent.body.result as Order;
    expect(await loadOrderRow(order_id)).toMatchObject({
      pickup_latitude: place.latitude,
      pickup_longitude: place.longitude,
    });
  });

  it('limits the destination, but not for a test vendor, whose fallback fee needs no signature', async () => {
    const lanterns = await signedInCaller(server, 'multi@demo.test', TEST_VENDOR);
    const far = { latitude: 24.99, longitude: 121.3 };
    const body = await owner.orderBody();
    const sent = {
      ...body,
      vendor_id: TEST_VENDOR,
      customer: { ...body.customer, location: { ...body.customer.location, ...far } },
      delivery_fee: 77,
      signature: '',
    };
    const answer = await lanterns.call('POST', '/order', sent);
    expect((answer.body.result as { order: Order }).order).toMatchObject({
      delivery_fee: 77,
      customer: { location: far },
    });
    const unsigned = { ...sent, vendor_id: 'v3001' };
    expect(describeAnswer(await lanterns.call('POST', '/order', unsigned))).toEqual([
      400,
      {
        message: 'We cannot deliver that order there.',
        translation_key: 'request.error.undeliverable-address',
        field: 'customer.location',
      },
    ]);
  });
});

describe('empty fields', () => {
  it('are stored as null', async () => {
    const id = await owner.placeOrder((body) => ({
      ...body,
      vat_number: '',
      order: { ...body.order, payment_method: 'CASH_ON_DELIVERY', amount: 0, description: '' },
    }));
    expect(await owner.order(id)).toMatchObject({
      vat_number: null,
      sender: null,
      age_validation_required: false,
      order: { amount: 0, payment_status: 'CASH_ON_DELIVERY', cold_bag_needed: false },
    });
  });
});

describe('an order with a voucher', () => {
  const discounted = async (code = 'LESS30'): Promise<CreateOrder> => {
    const body = await owner.orderBody();
    const { delivery_fee, signature } = body;
    const order = { order_time: server.clock.nowSeconds(), delivery_fee, signature };
    const answer = await owner.call('POST', '/voucher/validate', { code, vendor_id: 'v1001', order });
    const offer = answer.body.result as DiscountedFee;
    return {
      ...body,
      voucher: offer.voucher,
      discounted_delivery_fee: offer.delivery_fee,
      discounted_delivery_fee_signature: offer.signature,
    };
  };
  const voucher = () => server.deps.db.updateTable('vouchers').where('code', '=', 'LESS30');

  it('stores it with the fee before and after, and uses it up', async () => {
    await voucher().set({ use_limit: 1, used: 0 }).execute();
    const [first, second] = [await discounted(), await discounted()];
    const id = await owner.placeOrder(() => first);
    expect(await owner.order(id)).toMatchObject({
      voucher: { code: 'LESS30', amount: 30, type: 'amount' },
      delivery_fee: first.delivery_fee,
      discounted_delivery_fee: first.delivery_fee - 30,
    });
    const before = await countOrders();
    expect(describeAnswer(await owner.call('POST', '/order', second))).toEqual([
      400,
      {
        message: expect.any(String),
        translation_key: 'voucher.unavailable',
        field: 'voucher.code',
      },
    ]);
    expect(await countOrders()).toBe(before);
    await voucher().set({ use_limit: null }).execute();
  });

  it('may not be scheduled after the expiry of the voucher', async () => {
    const now = server.clock.nowSeconds();
    await voucher()
      .set({ valid_until: now + 5000 })
      .execute();
    const sent = async (preordered_for: number) =>
      (await owner.call('POST', '/order', { ...(await discounted()), preordered_for })).status;
    expect([await sent(now + 5000), await sent(now + 5001)]).toEqual([200, 400]);
  });

  it('costs the discounted fee, which is charged to the card', async () => {
    const body = await discounted('TEA10');
    const prepare = (sent: CreateOrder) => prepareOrder(deps(), deps().db, 'TW', sent);
    const { payableMinor, voucherCode, row } = await prepare(body);
    expect([payableMinor, voucherCode, row.delivery_fee_minor]).toEqual([
      body.discounted_delivery_fee,
      'TEA10',
      body.delivery_fee,
    ]);
    expect(await prepare(await owner.orderBody())).toMatchObject({
      payableMinor: body.delivery_fee,
      voucherCode: null,
    });
  });
});

describe('an order that is paid by card', () => {
  afterAll(() => server.deps.db.deleteFrom('country_parameters').execute());
  const prepare = async (known: object, change: Partial<CreateOrder> = {}) =>
    prepareOrder(deps(), deps().db, 'TW', { ...(await owner.orderBody()), ...change }, known);

  it('is charged before closing time and placed after it, with one check of its signature', async () => {
    const minute = Math.floor(server.clock.nowSeconds() / 60 + 480) % 1440;
    const text = (at: number) =>
      `${String(Math.floor((at % 1440) / 60)).padStart(2, '0')}${String(at % 60).padStart(2, '0')}`;
    const value = JSON.stringify(`${text(minute + 60)}:${text(minute + 120)}`);
    await server.deps.db
      .insertInto('country_parameters')
      .values({ country: 'TW', name: 'serviceHours', value })
      .execute();
    await expect(prepare({ isOnline: true })).rejects.toMatchObject({ translationKey: 'store-closed' });
    const { row } = await prepare({ isOnline: true, isPriceVerified: true }, { signature: 'used' });
    expect(row).toMatchObject({ payment_status: 'ONLINE_PAYMENT', status: 'NEW' });
  });

  it('requires an existing vendor', async () => {
    await expect(prepare({}, { vendor_id: 'nobody' })).rejects.toMatchObject({ status: 404 });
  });
});

describe('PUT /order/cancel', () => {
  const cancel = (id: string, vendor_id = 'v1001') =>
    owner.call('PUT', '/order/cancel', { vendor_id, order_id: id, reason: 'NO_RIDERS' });

  it('is refused for a sibling of its outlet', async () => {
    const id = await owner.placeOrder();
    await owner.call('POST', `/simulator/orders/${id}/advance`, { status: 'RECEIVED' });
    expect((await cancel(id, 'v1003')).status).toBe(404);
    expect((await owner.order(id)).status).toBe('RECEIVED');
  });

  it('is open to the vendor of a delayed order by a flag', async () => {
    const id = await owner.placeOrder();
    await owner.call('POST', `/simulator/orders/${id}/advance`, { status: 'DELAYED' });
    for (const rules of [
      false,
      { default: false, vendors: { v1003: true } },
      { default: false, countries: { BH: true } },
    ]) {
      server.flags['delayed-cancellation'] = rules;
      expect(describeAnswer(await cancel(id))).toEqual([
        409,
        {
          message: 'order cannot be cancelled at this stage',
          translation_key: 'order.not-cancellable',
        },
      ]);
    }
    server.flags['delayed-cancellation'] = { default: false, vendors: { v1001: true } };
    expect((await cancel(id)).status).toBe(200);
  });
});
