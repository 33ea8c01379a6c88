import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DiscountedFee, Evidence, Order, UpdateOrder } from '@courier/api-client/contract';
import fc from 'fast-check';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { anyText } from '../../testing/inputs/any-text';
import { updateOrder } from './update-order';
import { seedDemoVouchers } from '../../testing/server/demonstration';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  await seedDemoVouchers(server.deps);
});
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const deps = () => server.deps;
const MOVED = { latitude: 25.0391, longitude: 121.5553 };
const requestQuote = async (destination = MOVED, vendor_id = 'v1001') =>
  (
    await owner.call('POST', '/delivery/fee', {
      source: SHOP,
      destination,
      vendor_id,
      delivery_type: 'food',
    })
  ).body as unknown as { fee: number; signature: string };
const updateBody = async (change: Partial<UpdateOrder> = {}): Promise<UpdateOrder> => {
  const { fee, signature } = await requestQuote();
  return {
    vendor_id: 'v1001',
    payment_method: 'CASH_ON_DELIVERY',
    amount: 720,
    item_details: '3 × winter melon tea',
    location: { ...MOVED, address: '3F, No. 9, Civic Blvd.', notes: 'Ring twice' },
    delivery_fee: fee,
    signature,
    ...change,
  };
};
const update = async (id: string, change: Partial<UpdateOrder> = {}) =>
  owner.call('PUT', `/order/${id}`, await updateBody(change));
const advance = (id: string, status: string) =>
  owner.call('POST', `/simulator/orders/${id}/advance`, { status });
const placeAt = async (status: string) => {
  const id = await owner.placeOrder();
  await advance(id, status);
  return id;
};

describe('PUT /order/{orderId}', () => {
  it('changes the order, marks it MODIFIED and notifies the live channel [API-ORDER-13]', async () => {
    const id = await placeAt('RECEIVED');
    const publishedOrders: Order[] = [];
    const stop = server.deps.bus.subscribe((order) => publishedOrders.push(order));
    const answer = await update(id);
    stop();
    const order = answer.body.result as Order;
    expect(answer.status).toBe(200);
    expect(order).toMatchObject({
      status: 'MODIFIED',
      customer: { name: 'Lin Chia-hao', location: { ...MOVED, notes: 'Ring twice' } },
      order: {
        amount: 720,
        description: '3 × winter melon tea',
        payment_method: 'CASH_ON_DELIVERY',
        payment_status: 'CASH_ON_DELIVERY',
      },
    });
    expect(order.status_history.map(({ status }) => status)).toEqual(['NEW', 'RECEIVED', 'MODIFIED']);
    expect(publishedOrders).toEqual([order]);
    expect(await owner.order(id)).toEqual(order);
  });

  it('replaces the promise by that of the new address, on the order and on the page of the customer', async () => {
    const id = await placeAt('RECEIVED');
    const { promised_range: before, promised_for: planned } = await owner.order(id);
    const far = { latitude: 25.0281, longitude: 121.528 };
    const { fee, signature } = await requestQuote(far);
    const location = { ...far, address: 'No. 1, Chengde Rd.', notes: '' };
    const answer = await update(id, { location, delivery_fee: fee, signature });
    expect(answer.status).toBe(200);
    const { promised_range: after, promised_for: arrival } = answer.body.result as Order;
    expect([before, after]).not.toContain(null);
    expect(after?.to).toBeGreaterThan(before?.to ?? Infinity);
    expect(arrival).toBeGreaterThan(planned ?? Infinity);
    const page = await owner.call('GET', `/tracking/${id}`);
    expect(page.body).toMatchObject({ result: { promised_range: after } });
    const { body } = await owner.call('GET', `/order/${id}/evidence`);
    const { promise, promise_changes } = body.result as Evidence;
    expect(promise).toEqual(after);
    expect(promise_changes).toEqual([{ at: (answer.body.result as Order).updated_at, before, after }]);
    const { path } = (await owner.call('POST', `/order/${id}/evidence/share`)).body.result as {
      path: string;
    };
    const shared = await server.app.inject({ url: path });
    expect(shared.body).toMatch(
      /<del>expected <bdi dir="ltr">[\d:–]+<\/bdi><\/del> <ins>expected <bdi dir="ltr">[\d:–]+<\/bdi><\/ins>/,
    );
  });

  it('keeps the promise when the pin stays, and promises nothing for a scheduled order', async () => {
    const id = await placeAt('RECEIVED');
    await update(id);
    const { promised_range: before } = await owner.order(id);
    const readChanges = async () =>
      ((await owner.call('GET', `/order/${id}/evidence`)).body.result as Evidence).promise_changes;
    const changes = await readChanges();
    await update(id, { item_details: 'Another tea' });
    expect((await owner.order(id)).promised_range).toEqual(before);
    expect(await readChanges()).toEqual(changes);
    const later = await owner.placeOrder((order) => ({
      ...order,
      preordered_for: Math.floor(server.deps.clock.nowSeconds() / 60) * 60 + 7200,
    }));
    await advance(later, 'RECEIVED');
    expect((await update(later)).status).toBe(200);
    expect(await owner.order(later)).toMatchObject({ promised_range: null });
  });

  it('is distinct from PUT /order/cancel in both directions [API-ORDER-06, API-ORDER-13]', async () => {
    const id = await placeAt('RECEIVED');
    expect((await update('cancel')).status).toBe(400);
    const cancelled = await owner.call('PUT', '/order/cancel', {
      vendor_id: 'v1001',
      order_id: id,
      reason: 'USER_REQUEST',
    });
    expect((cancelled.body.result as Order).status).toBe('CANCELLED');
  });

  it.each(['WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT', 'MODIFIED'])(
    'is allowed at %s [API-ORDER-13]',
    async (status) => {
      expect((await update(await placeAt(status))).status).toBe(200);
    },
  );

  it.each(['NEW', 'ACCEPTED_BY_VENDOR', 'COURIER_ACCEPTED_DELIVERY', 'PICKED_UP', 'DELIVERED'])(
    'is refused at %s [API-ORDER-13]',
    async (status) => {
      const id = await owner.placeOrder();
      if (status !== 'NEW') await advance(id, status);
      const answer = await update(id);
      expect([answer.status, (await owner.order(id)).status]).toEqual([409, status]);
      expect(answer.body).toEqual({
        message: 'order cannot be modified at this stage',
        meta: { translation_key: 'order.not-updated' },
      });
    },
  );

  it('checks the signature of the new route [API-ORDER-13]', async () => {
    const id = await placeAt('RECEIVED');
    const elsewhere = await requestQuote(DESTINATION);
    const changes: Partial<UpdateOrder>[] = [
      { signature: '' },
      { signature: elsewhere.signature },
      { delivery_fee: 1 },
    ];
    for (const change of changes) {
      const answer = await update(id, change);
      expect([answer.status, answer.body.message]).toEqual([400, 'SignatureInvalid']);
    }
    const body = await updateBody();
    server.clock.advance(301);
    const late = await owner.call('PUT', `/order/${id}`, body);
    expect([late.status, late.body.message]).toEqual([400, 'SignatureExpired']);
    expect((await owner.order(id)).status).toBe('RECEIVED');
  });

  it('keeps the stored fee of an unedited address, under a fresh signature [REQ-SUBMIT-14]', async () => {
    const id = await placeAt('RECEIVED');
    const placed = await owner.order(id);
    const { latitude, longitude } = placed.customer.location;
    const there = { latitude, longitude };
    const trip = { vendor_id: 'v1001', delivery_type: 'food', source: MOVED };
    const requestFee = (destination: typeof MOVED, order_id?: string) =>
      owner.call('POST', '/delivery/fee', { ...trip, destination, order_id });
    await owner.call('POST', '/simulator', { rain: true });
    try {
      const today = (await requestFee(there)).body as unknown as { fee: number };
      const kept = (await requestFee(there, id)).body as unknown as { fee: number; signature: string };
      expect([kept.fee, today.fee === kept.fee]).toEqual([placed.delivery_fee, false]);
      const moved = (await requestFee(MOVED, id)).body as unknown as { fee: number };
      expect(moved.fee).not.toBe(placed.delivery_fee);

      const price = { delivery_fee: kept.fee, signature: kept.signature };
      const again = { ...(await owner.orderBody()), ...price };
      expect((await owner.call('POST', '/order', again)).body.message).toBe('SignatureInvalid');
      const location = { ...placed.customer.location, notes: 'Ring twice' };
      const other = await placeAt('RECEIVED');
      expect((await update(other, { ...price, location })).body.message).toBe('SignatureInvalid');
      const answer = await update(id, { ...price, location });
      expect([answer.status, (await owner.order(id)).delivery_fee]).toEqual([200, placed.delivery_fee]);
    } finally {
      await owner.call('POST', '/simulator', { rain: false });
    }
    const foreign = await owner.call('POST', '/delivery/fee', {
      ...trip,
      destination: there,
      vendor_id: 'v1003',
      order_id: id,
    });
    expect(foreign.status).toBe(404);
  });

  it.each<[Partial<UpdateOrder>, string, string]>([
    [{ amount: -1 }, 'validation.fill-amount', 'amount'],
    [{ item_details: 'x'.repeat(201) }, 'validation.fill-description', 'item_details'],
    [{ payment_method: 'NONE' }, 'validation.fill-payment-method', 'payment_method'],
    [{ location: { ...MOVED, address: '', notes: '' } }, 'validation.fill-address', 'location.address'],
    [
      { location: { latitude: null, longitude: null, address: 'x', notes: '' } },
      'validation.invalid-coordinates',
      'location',
    ],
    [
      { location: { ...MOVED, address: 'x', notes: '茶'.repeat(334) } },
      'validation.notes-too-long',
      'location.notes',
    ],
    [
      { location: { latitude: 24.99, longitude: 121.3, address: 'x', notes: '' } },
      'request.error.undeliverable-address',
      'location',
    ],
  ])('refuses what a new order would be refused for: %# [API-ORDER-13]', async (change, key, field) => {
    const answer = await update(await placeAt('RECEIVED'), change);
    expect([answer.status, answer.body.meta]).toEqual([400, { translation_key: key, field }]);
  });

  it('answers foreign and unknown orders alike with 404', async () => {
    const id = await placeAt('RECEIVED');
    const solo = await signedInCaller(server, 'solo@demo.test', 'v4001');
    const body = await updateBody();
    const answers = [
      await solo.call('PUT', `/order/${id}`, body),
      await solo.call('PUT', `/order/${id}`, { ...body, vendor_id: 'v4001' }),
      await owner.call('PUT', `/order/${id}`, { ...body, vendor_id: 'v1003' }),
      await owner.call('PUT', '/order/v1001-2611zzzzzzzzzzzzzz', body),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await owner.order(id)).status).toBe('RECEIVED');
  });

  it('keeps its pickup position when the vendor moves', async () => {
    const id = await placeAt('RECEIVED');
    const vendor = (longitude: number) =>
      server.deps.db.updateTable('vendors').set({ longitude }).where('vendor_id', '=', 'v1001').execute();
    await vendor(SHOP.longitude + 0.01);
    const answer = await update(id);
    await vendor(SHOP.longitude);
    expect((answer.body.result as Order).route?.at(0)).toMatchObject(SHOP);
  });

  it('keeps the payment of an order paid by card, whose amount must not change', async () => {
    const id = await placeAt('RECEIVED');
    const paid = async (change: object) => {
      await server.deps.db
        .updateTable('orders')
        .set({ payment_status: 'ONLINE_PAYMENT', ...change })
        .where('order_id', '=', id)
        .execute();
      return update(id, { payment_method: 'PAID' });
    };
    const { fee } = await requestQuote();
    for (const other of [
      { delivery_fee_minor: fee + 1 },
      { delivery_fee_minor: fee, discounted_delivery_fee_minor: fee - 1 },
    ]) {
      const { status, body } = await paid(other);
      expect([status, body]).toEqual([
        409,
        {
          message: 'The delivery is paid by card and would cost something else.',
          meta: { translation_key: 'order.not-updated' },
        },
      ]);
    }
    const same = await paid({ delivery_fee_minor: fee, discounted_delivery_fee_minor: null });
    expect((same.body.result as Order).order).toMatchObject({
      payment_method: 'PAID',
      payment_status: 'ONLINE_PAYMENT',
      amount: 720,
    });
    expect((await update(id, { payment_method: 'CASH_ON_DELIVERY' })).body.meta?.field).toBe(
      'payment_method',
    );
  });

  it('treats an empty amount as none, and requires an existing order', async () => {
    const id = await placeAt('RECEIVED');
    const answer = await update(id, { item_details: 'tea', amount: 0 });
    expect((answer.body.result as Order).order).toMatchObject({ description: 'tea', amount: 0 });
    const nothing = updateOrder(deps(), server.deps.db, 'TW', 'nothing', await updateBody());
    await expect(nothing).rejects.toMatchObject({ status: 404 });
  });

  it('applies the voucher of the order to the new fee', async () => {
    const body = await owner.orderBody();
    const { delivery_fee, signature } = body;
    const order = { order_time: server.clock.nowSeconds(), delivery_fee, signature };
    const offer = (
      await owner.call('POST', '/voucher/validate', { code: 'LESS30', vendor_id: 'v1001', order })
    ).body.result as DiscountedFee;
    const id = await owner.placeOrder(() => ({
      ...body,
      voucher: offer.voucher,
      discounted_delivery_fee: offer.delivery_fee,
      discounted_delivery_fee_signature: offer.signature,
    }));
    await advance(id, 'RECEIVED');
    await update(id);
    const { delivery_fee: fee, discounted_delivery_fee } = await owner.order(id);
    expect(discounted_delivery_fee).toBe(fee - 30);
  });

  it('sends the rider to the new address', async () => {
    const id = await placeAt('ASSIGNED_TO_TRANSPORT');
    await update(id);
    await advance(id, 'NEAR_CUSTOMER');
    server.clock.advance(600);
    await server.app.simulator?.tick();
    const { rider_id } = await owner.order(id);
    // The order may already be delivered, which hides its rider.
    const rider = await server.deps.db
      .selectFrom('riders')
      .select(['latitude', 'longitude'])
      .where('rider_id', '=', rider_id)
      .executeTakeFirstOrThrow();
    expect(Math.abs(rider.latitude - MOVED.latitude)).toBeLessThan(0.003);
    expect(Math.abs(rider.longitude - MOVED.longitude)).toBeLessThan(0.003);
  });

  it('never causes a server error', async () => {
    const id = await placeAt('RECEIVED');
    const valid = (await updateBody()) as Record<string, unknown>;
    const junk = fc.oneof(
      anyText(60),
      fc.double(),
      fc.constantFrom(null, '\0', '\ud800', {}, [], 1e300, 5e-324),
    );
    const field = fc.constantFrom(...Object.keys(valid));
    await fc.assert(
      fc.asyncProperty(field, junk, junk, async (name, value, id2) => {
        const answer = await owner.call('PUT', `/order/${id}`, { ...valid, [name]: value });
        expect([200, 400, 404]).toContain(answer.status);
        const elsewhere = await owner.call('PUT', `/order/${encodeURIComponent(safe(id2))}`, valid);
        expect([400, 404]).toContain(elsewhere.status);
      }),
      { numRuns: 60 },
    );
  });
});

const safe = (value: unknown): string =>
  String(value)
    .slice(0, 100)
    .replaceAll(/\p{Surrogate}/gu, '') || 'x';
