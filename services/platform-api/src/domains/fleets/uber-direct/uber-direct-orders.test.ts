import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { createShop } from '../../../testing/callers/fleet-client';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { settleFleets } from '../../../testing/server/settle-fleets';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { startUberDirect, type UberDirectStandIn } from '../../../testing/companies/uber-direct-stand-in';

let server: TestApp;
let shop: TestCaller;
let uber: UberDirectStandIn;
beforeAll(async () => {
  // Without a signing key, callbacks are only hints.
  uber = await startUberDirect(() => server.clock.nowSeconds(), null);
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: {
      adapter: 'api',
      byCountry: { TW: { main: { adapter: 'uber-direct', proofsRequired: ['photo', 'signature'] } } },
    },
    fleetCredentials: { TW: { main: uber.credentials } },
  });
  await createShop(server);
});
afterAll(async () => {
  await server.close();
  await uber.close();
});
beforeEach(async () => {
  uber.knowsIdempotencyKey = true;
  shop = await signedInCaller(server, 'owner@v1001.example');
});

const settle = (seconds = 31) => settleFleets(server, seconds);
const statuses = async (orderId: string) =>
  (await shop.order(orderId)).status_history.map(({ status }) => status);

async function placeOrder(): Promise<string> {
  const orderId = await shop.placeOrder();
  await settle(0);
  return orderId;
}
async function move(orderId: string, status: string, reason?: string): Promise<void> {
  server.clock.advance(5);
  uber.move(orderId, status, reason);
  await settle();
}
function picture(): string {
  const image = new PNG({ width: 4, height: 3 });
  image.data.fill(0x7f);
  return PNG.sync.write(image).toString('base64');
}
function addProofs(orderId: string): void {
  const { id } = uber.byOrder(orderId);
  uber.proofs.set(`${id}/pickup/picture`, picture());
  uber.proofs.set(`${id}/dropoff/picture`, picture());
  uber.proofs.set(`${id}/dropoff/signature`, picture());
}

describe('Uber Direct', () => {
  it('brings an order to DELIVERED, and waits for the proofs that are required', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'pickup');
    const { rider_id: riderId } = await shop.order(orderId);
    const rider = await shop.call('GET', `/riders/${riderId}`);
    expect(rider.body.result).toMatchObject({ name: 'Robo C.', latitude: 25.04 });
    await move(orderId, 'pickup_complete');
    await move(orderId, 'delivered');
    expect((await shop.order(orderId)).status).toBe('PICKED_UP');
    addProofs(orderId);
    await settle();
    expect(await statuses(orderId)).toEqual([
      'NEW',
      'WAITING_FOR_TRANSPORT',
      'COURIER_ACCEPTED_DELIVERY',
      'PICKED_UP',
      'DELIVERED',
    ]);
    const signature = await server.deps.db
      .selectFrom('delivery_signatures')
      .select('signature')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    expect(signature?.signature).toBe(picture());
  });

  it('brings an order back to the shop with its reason, and fills in the steps it skips', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'returned', 'CUSTOMER_NOT_FOUND');
    expect(await statuses(orderId)).toEqual([
      'NEW',
      'WAITING_FOR_TRANSPORT',
      'PICKED_UP',
      'RETURN_INITIATED',
      'RETURNED_TO_VENDOR',
    ]);
    const values = await server.deps.db
      .selectFrom('external_values')
      .select('value')
      .where('order_id', '=', orderId)
      .execute();
    expect(values).toEqual([{ value: 'CUSTOMER_NOT_FOUND' }]);
    expect(await shop.order(orderId)).toMatchObject({
      return_reason: 'CUSTOMER_NOT_FOUND',
      cancellation: null,
    });
  });

  it('cancels an order, and is asked to cancel what the shop cancels', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'canceled', 'STORE_CLOSED');
    expect((await shop.order(orderId)).cancellation).toEqual({
      reason: 'OUTSIDE_SERVICE_HOURS',
      by: 'PLATFORM',
    });
    const another = await placeOrder();
    await shop.call('PUT', '/order/cancel', {
      vendor_id: 'v1001',
      order_id: another,
      reason: 'CUSTOMER_CANCELLED',
    });
    await settle(0);
    expect(uber.byOrder(another).status).toBe('canceled');
  });

  it.each([true, false])(
    'makes one delivery when its answer is lost, idempotency key honoured: %s',
    async (known) => {
      uber.knowsIdempotencyKey = known;
      uber.plan.plan('POST /deliveries', 'cut after');
      const orderId = await placeOrder();
      await settle(121);
      await move(orderId, 'pickup');
      expect((await shop.order(orderId)).status).toBe('COURIER_ACCEPTED_DELIVERY');
      const matches = [...uber.deliveries.values()].filter(({ external_id }) => external_id === orderId);
      expect(matches).toHaveLength(1);
    },
  );

  it('shows the shop an order that it does not take, such as one with cash', async () => {
    const orderId = await shop.placeOrder((body) => ({
      ...body,
      order: { ...body.order, payment_method: 'CASH_ON_DELIVERY' },
    }));
    await settle(0);
    expect((await shop.order(orderId)).status).toBe('STALLED');
    expect(
      await server.deps.db
        .selectFrom('external_deliveries')
        .select('last_error')
        .where('order_id', '=', orderId)
        .executeTakeFirst(),
    ).toMatchObject({
      last_error: expect.stringContaining('payment method CASH_ON_DELIVERY'),
    });
  });

  it('gets a preorder shortly before its time, because it takes no later pickup', async () => {
    // Set in the database, because shops take preorders only within their hours.
    uber.plan.isDown = true;
    const orderId = await placeOrder();
    const preordered_for = server.clock.nowSeconds() + 3 * 3600;
    await server.deps.db
      .updateTable('orders')
      .set({ preordered_for })
      .where('order_id', '=', orderId)
      .execute();
    uber.plan.isDown = false;
    await settle(3600);
    expect([...uber.deliveries.values()].some(({ external_id }) => external_id === orderId)).toBe(false);
    await settle(5000);
    expect(uber.byOrder(orderId).status).toBe('pending');
  });

  it('takes a callback without a signing key as a hint: the order has the status that is read', async () => {
    const orderId = await placeOrder();
    server.clock.advance(5);
    uber.move(orderId, 'pickup');
    const { payload, headers } = uber.callback(orderId, 'a-secret-of-a-stranger');
    const claimed = payload.replaceAll('"pickup"', '"delivered"');
    const url = '/courier/fleet-callbacks/v1/main';
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { host: 'tw.localhost', ...headers },
      payload: claimed,
    });
    expect(answer.statusCode).toBe(200);
    await settle(0);
    expect((await shop.order(orderId)).status).toBe('COURIER_ACCEPTED_DELIVERY');
  });
});
