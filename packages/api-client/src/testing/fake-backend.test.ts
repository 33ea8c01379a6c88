import { describe, expect, it } from '@jest/globals';
import { contract } from '../contract';
import { buildOrder } from './build-order';
import { createFakeBackend } from './fake-backend';

const draft = {
  vendor_id: 'v1001',
  customer: {
    name: 'Lin Mei-hua',
    phone_number: '+886912345678',
    location: { latitude: 25.03396, longitude: 121.56447, address: 'Xinyi Road 7', notes: '' },
  },
  order: { payment_method: 'PAID', amount: 640, description: '', cold_bag_needed: false },
  age_validation_required: false,
};

async function placeTestOrder(backend = createFakeBackend(), idempotencyKey?: string) {
  const { fee, signature } = await backend.client.pricing.fee({
    body: {
      source: { latitude: 25.0418, longitude: 121.5519 },
      destination: { latitude: 25.03396, longitude: 121.56447 },
      vendor_id: 'v1001',
      delivery_type: 'food',
    },
  });
  const body = { ...draft, delivery_fee: fee, signature };
  const { result } = await backend.client.orders.create({ body }, idempotencyKey ? { idempotencyKey } : {});
  return { backend, orderId: result.order_id, body };
}

describe('the fake backend', () => {
  it('has a handler for every call of the contract', async () => {
    const backend = createFakeBackend();
    for (const [resource, calls] of Object.entries(contract))
      for (const name of Object.keys(calls))
        expect(typeof (backend.client as never)[resource][name]).toBe('function');
  });

  it('quotes, places, lists and cancels an order', async () => {
    const { backend, orderId } = await placeTestOrder();
    const { result } = await backend.client.orders.list({
      params: { vendorId: 'v1001' },
      query: { count: 5 },
    });
    expect(result.data.map((order) => order.order_id)).toEqual([orderId]);
    backend.moveOrder(orderId, 'RECEIVED');
    const cancelled = await backend.client.orders.cancel({
      body: { vendor_id: 'v1001', order_id: orderId, reason: 'USER_REQUEST' },
    });
    expect(cancelled.result).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'USER_REQUEST', by: 'USER' },
    });
  });

  it('places one order for one idempotency key', async () => {
    const { backend, orderId, body } = await placeTestOrder(createFakeBackend(), 'key-1');
    const again = await backend.client.orders.create({ body }, { idempotencyKey: 'key-1' });
    expect(again.result.order_id).toBe(orderId);
    expect(backend.state.orders.size).toBe(1);
  });

  it('refuses the same input as the form, with the same key', async () => {
    const backend = createFakeBackend();
    const body = { ...draft, customer: { ...draft.customer, name: 'R2D2' }, delivery_fee: 1, signature: 'x' };
    await expect(backend.client.orders.create({ body })).rejects.toMatchObject({
      status: 400,
      translationKey: 'validation.wrong-customer-name',
      field: 'customer.name',
    });
  });

  it('pages through orders without gaps or repeats', async () => {
    const backend = createFakeBackend();
    for (let index = 0; index < 7; index++)
      backend.addOrder(buildOrder({ created_at: 1_790_000_000 + index }));
    const seen: string[] = [];
    let key: string | null | undefined;
    do {
      const query = { count: 3, ...(key ? { pagination_key: key } : {}) };
      const { result } = await backend.client.orders.list({ params: { vendorId: 'v1001' }, query });
      seen.push(...result.data.map((order) => order.order_id));
      key = result.pagination.pagination_key;
    } while (key);
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  it('fails on demand and delays answers', async () => {
    const backend = createFakeBackend();
    backend.fail('vendors.list', { status: 503 });
    await expect(backend.client.vendors.list()).rejects.toMatchObject({ status: 503 });
    backend.heal('vendors.list');
    const release = backend.delay('vendors.list');
    let answered = false;
    const pending = backend.client.vendors.list().then(() => (answered = true));
    await Promise.resolve();
    expect(answered).toBe(false);
    release();
    await pending;
    expect(backend.callsOf('vendors.list')).toHaveLength(5);
  });

  it('notifies listeners of each change', async () => {
    const { backend, orderId } = await placeTestOrder();
    const seen: string[] = [];
    backend.onOrderUpdate((order) => seen.push(order.status));
    await backend.client.simulator.advance({ params: { orderId }, body: { status: 'RECEIVED' } });
    expect(seen).toEqual(['RECEIVED']);
  });
});
