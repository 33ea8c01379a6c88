import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';
import { createShop } from '../../../testing/callers/fleet-client';
import { startPandago, type PandagoStandIn } from '../../../testing/companies/pandago-stand-in';
import { SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { settleFleets } from '../../../testing/server/settle-fleets';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { requestDelivery } from './request-delivery';

const SECRET = 'a-secret-of-callbacks';

let server: TestApp;
let shop: TestCaller;
let pandago: PandagoStandIn;
beforeAll(async () => {
  pandago = await startPandago(() => server.clock.nowSeconds(), SECRET);
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'api', byCountry: { TW: { main: { adapter: 'pandago', proofsRequired: [] } } } },
    fleetCredentials: { TW: { main: pandago.credentials } },
  });
  await createShop(server);
});
afterAll(async () => {
  await server.close();
  await pandago.close();
});

// The clock runs far ahead, so that sessions end.
beforeEach(signIn);

async function signIn(): Promise<void> {
  shop = await signedInCaller(server, 'owner@v1001.example');
}
const settle = (seconds = 31) => settleFleets(server, seconds);
const statuses = async (orderId: string) =>
  (await shop.order(orderId)).status_history.map(({ status }) => status);
const send = ({ payload, headers }: { payload: string; headers: Record<string, string> }) =>
  server.app.inject({
    method: 'POST',
    url: '/courier/fleet-callbacks/v1/main',
    headers: { host: 'tw.localhost', ...headers },
    payload,
  });
const row = (orderId: string) =>
  server.deps.db
    .selectFrom('external_deliveries')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

function photo(): string {
  const image = new PNG({ width: 4, height: 3 });
  image.data.fill(0x7f);
  return PNG.sync.write(image).toString('base64');
}

const cancel = (orderId: string) =>
  shop.call('PUT', '/order/cancel', {
    vendor_id: 'v1001',
    order_id: orderId,
    reason: 'INCORRECT_ORDER_DETAILS',
  });

async function placeOrder(): Promise<string> {
  const orderId = await shop.placeOrder();
  await settle(0);
  return orderId;
}
async function move(orderId: string, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    server.clock.advance(5);
    pandago.move(orderId, name);
  }
  await settle();
}

describe('pandago', () => {
  it('brings an order to DELIVERED, with rider, position and photos', async () => {
    const orderId = await placeOrder();
    const { order_id: externalId } = pandago.byClient(orderId);
    await move(orderId, 'RECEIVED', 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT');
    pandago.position = { latitude: 25.0409, longitude: 121.5488, updated_at: server.clock.nowSeconds() };
    await move(orderId, 'COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP');
    const { rider_id: riderId } = await shop.order(orderId);
    const rider = await shop.call('GET', `/riders/${riderId}`);
    expect(rider.body.result).toMatchObject({ name: 'Panda Go', latitude: 25.0409 });
    pandago.proofs.set(`pickup/${externalId}`, photo());
    pandago.proofs.set(`delivery/${externalId}`, photo());
    await move(orderId, 'COURIER_LEFT_VENDOR', 'NEAR_CUSTOMER', 'DELIVERED');
    expect(await statuses(orderId)).toEqual([
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
    const images = await server.deps.db
      .selectFrom('proof_images')
      .select('kind')
      .where('order_id', '=', orderId)
      .orderBy('kind')
      .execute();
    expect(images.map(({ kind }) => kind)).toEqual(['delivery', 'pickup']);
    expect(await row(orderId)).toMatchObject({ state: 'closed', photos: 'pickup,delivery' });
  });

  it('stores a photo that arrives hours after the end, before pandago deletes it', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP', 'DELIVERED');
    pandago.proofs.set(`pickup/${pandago.byClient(orderId).order_id}`, photo());
    pandago.proofs.set(`delivery/${pandago.byClient(orderId).order_id}`, photo());
    expect((await row(orderId)).photos).toBe('');
    await settle(3 * 3600);
    expect(await row(orderId)).toMatchObject({ state: 'closed', photos: 'pickup,delivery' });
  });

  it('brings an order back to the shop', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP', 'RETURNED_TO_VENDOR');
    expect((await statuses(orderId)).slice(-3)).toEqual([
      'PICKED_UP',
      'RETURN_INITIATED',
      'RETURNED_TO_VENDOR',
    ]);
  });

  it('cancels an order for a reason of ours, and for an unknown one as it is', async () => {
    const orderId = await placeOrder();
    pandago.move(orderId, 'CANCELLED', { reason: 'NO_COURIER', source: 'LOGISTICS' });
    await settle();
    expect((await shop.order(orderId)).cancellation).toEqual({ reason: 'NO_RIDERS', by: 'PLATFORM' });
    const another = await placeOrder();
    pandago.move(another, 'CANCELLED', { reason: 'VOLCANO', source: 'LOGISTICS' });
    await settle();
    expect((await shop.order(another)).cancellation).toEqual({ reason: 'VOLCANO', by: 'PLATFORM' });
    const values = await server.deps.db
      .selectFrom('external_values')
      .select(['field', 'value'])
      .where('order_id', '=', another)
      .execute();
    expect(values).toEqual([{ field: 'reason', value: 'VOLCANO' }]);
  });

  it('is asked to cancel what the shop cancels, with a reason it takes', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'RECEIVED', 'WAITING_FOR_TRANSPORT');
    const calls = pandago.plan.count('DELETE');
    expect((await cancel(orderId)).status).toBe(200);
    await settle(0);
    expect(pandago.byClient(orderId)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'MISTAKE_ERROR' },
    });
    expect((await shop.order(orderId)).status).toBe('CANCELLED');
    expect(pandago.plan.count('DELETE') - calls).toBe(1);
  });

  it.each([
    ['COURIER_ACCEPTED_DELIVERY', 409, 'order.not-cancellable'],
    ['RECEIVED', 503, 'error.unavailable'],
  ])('keeps an order in %s when the provider does not cancel it: %s', async (status, code, key) => {
    const orderId = await placeOrder();
    await move(orderId, 'RECEIVED', 'WAITING_FOR_TRANSPORT');
    // Not read yet: for the portal the order still waits.
    pandago.move(orderId, status);
    if (code === 503) pandago.plan.plan('DELETE /orders/', 'cut');
    const refused = await cancel(orderId);
    expect([refused.status, refused.body.meta?.translation_key]).toEqual([code, key]);
    expect((await shop.order(orderId)).status).toBe('WAITING_FOR_TRANSPORT');
    await move(orderId, 'PICKED_UP');
    expect((await shop.order(orderId)).status).toBe('PICKED_UP');
  });

  it('gets the changes of the shop', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'RECEIVED');
    const destination = { latitude: 25.0391, longitude: 121.5553 };
    const quote = await shop.call('POST', '/delivery/fee', {
      source: SHOP,
      destination,
      vendor_id: 'v1001',
      delivery_type: 'food',
    });
    const { fee, signature } = quote.body as unknown as { fee: number; signature: string };
    const changed = await shop.call('PUT', `/order/${orderId}`, {
      vendor_id: 'v1001',
      payment_method: 'CASH_ON_DELIVERY',
      amount: 720,
      item_details: '3 × winter melon tea',
      location: { ...destination, address: '3F, No. 9, Civic Blvd.', notes: 'Ring twice' },
      delivery_fee: fee,
      signature,
    });
    expect(changed.status).toBe(200);
    await settle(0);
    expect(pandago.byClient(orderId).request).toMatchObject({
      payment_method: 'CASH_ON_DELIVERY',
      amount: 720,
      location: { notes: 'Ring twice', latitude: 25.0391 },
    });
    const puts = pandago.plan.count(`PUT /orders/${pandago.byClient(orderId).order_id}`);
    await move(orderId, 'WAITING_FOR_TRANSPORT', 'ASSIGNED_TO_TRANSPORT');
    expect(pandago.plan.count(`PUT /orders/${pandago.byClient(orderId).order_id}`)).toBe(puts);
  });

  it('shows an unknown status as it is and goes on with the next known one', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'RECEIVED', 'TELEPORTED');
    expect(await row(orderId)).toMatchObject({ provider_status: 'TELEPORTED', state: 'open' });
    expect(await shop.order(orderId)).toMatchObject({ status: 'RECEIVED', fleet_status: 'TELEPORTED' });
    await move(orderId, 'WAITING_FOR_TRANSPORT');
    expect(await statuses(orderId)).toEqual(['NEW', 'RECEIVED', 'WAITING_FOR_TRANSPORT']);
    expect(await shop.order(orderId)).not.toHaveProperty('fleet_status');
  });
});

describe('a request of pandago', () => {
  it.each(['cut after', '500 after'] as const)(
    'makes one delivery when its answer is lost: %s',
    async (fault) => {
      pandago.plan.plan('POST /orders', fault);
      const orderId = await placeOrder();
      expect((await row(orderId)).external_id).toBeNull();
      await settle(120);
      expect((await row(orderId)).external_id).toBe(pandago.byClient(orderId).order_id);
      const matches = [...pandago.orders.values()].filter(
        ({ client_order_id }) => client_order_id === orderId,
      );
      expect(matches).toHaveLength(1);
    },
  );

  it('is repeated after an answer that nothing happened', async () => {
    pandago.plan.plan('POST /orders', '429', '500', 'cut');
    const orderId = await placeOrder();
    for (let tries = 0; tries < 4; tries += 1) await settle(121);
    expect((await row(orderId)).state).toBe('open');
    expect([...pandago.orders.values()].filter((one) => one.client_order_id === orderId)).toHaveLength(1);
  });

  it('waits while pandago is down for an hour; the shop sees it and nothing is lost', async () => {
    pandago.plan.isDown = true;
    const orderId = await placeOrder();
    for (let minutes = 0; minutes < 60; minutes += 5) await settle(300);
    await signIn();
    expect((await shop.order(orderId)).status).toBe('STALLED');
    pandago.plan.isDown = false;
    await settle(121);
    expect((await shop.order(orderId)).status).toBe('RECEIVED');
    await move(orderId, 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP', 'DELIVERED');
    expect((await shop.order(orderId)).status).toBe('DELIVERED');
  });

  it('that is refused for good cancels the order with the reason', async () => {
    pandago.refusal = 'Unable to process order\n- order is outside deliverable range';
    const orderId = await placeOrder();
    pandago.refusal = null;
    expect(await shop.order(orderId)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'OUTSIDE_DELIVERY_AREA', by: 'PLATFORM' },
    });
  });

  it('that is refused for another reason is shown to the shop and repeated', async () => {
    pandago.refusal = 'Outlet not found';
    const orderId = await placeOrder();
    expect((await shop.order(orderId)).status).toBe('STALLED');
    pandago.refusal = null;
    await settle(121);
    expect((await row(orderId)).state).toBe('open');
  });

  it('is made once when the process was killed before it stored the answer', async () => {
    pandago.plan.plan('POST /orders', 'cut after');
    const orderId = await placeOrder();
    // A killed process releases nothing and stores no failure.
    await server.deps.db
      .updateTable('external_deliveries')
      .set({ claimed_until_ms: server.clock.nowMs() + 30_000, failing_since: null, last_error: null })
      .where('order_id', '=', orderId)
      .execute();
    await settle(10);
    expect((await row(orderId)).external_id).toBeNull();
    await settle(121);
    expect((await row(orderId)).external_id).toBe(pandago.byClient(orderId).order_id);
    expect([...pandago.orders.values()].filter((one) => one.client_order_id === orderId)).toHaveLength(1);
  });

  it('is made once by two attempts at the same time', async () => {
    pandago.plan.isDown = true;
    const orderId = await placeOrder();
    pandago.plan.isDown = false;
    const fleet = server.deps.externalFleets.find('TW', 'main')?.fleet;
    if (!fleet) throw new Error('The fleet is not configured.');
    const waiting = await row(orderId);
    const deps = { ...server.deps, log: server.app.log };
    const attempts = await Promise.allSettled([1, 2, 3].map(() => requestDelivery(deps, waiting, fleet)));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([...pandago.orders.values()].filter((one) => one.client_order_id === orderId)).toHaveLength(1);
  });

  it('is never made for an order that was cancelled while pandago was down', async () => {
    pandago.plan.isDown = true;
    const orderId = await placeOrder();
    await server.deps.db
      .updateTable('orders')
      .set({ status: 'CANCELLED', cancellation_reason: 'USER_REQUEST', cancelled_by: 'USER' })
      .where('order_id', '=', orderId)
      .execute();
    pandago.plan.isDown = false;
    await settle(121);
    expect([...pandago.orders.values()].some((one) => one.client_order_id === orderId)).toBe(false);
  });
});

describe('a callback of pandago', () => {
  it('that is doubled or reordered changes the order once and never back', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'RECEIVED');
    server.clock.advance(5);
    pandago.move(orderId, 'WAITING_FOR_TRANSPORT');
    const waiting = pandago.callback(orderId, SECRET);
    await move(orderId, 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP');
    const pickedUp = pandago.callback(orderId, SECRET);
    for (const callback of [pickedUp, waiting, pickedUp, waiting])
      expect((await send(callback)).statusCode).toBe(200);
    await settle(0);
    expect(await statuses(orderId)).toEqual([
      'NEW',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
      'ASSIGNED_TO_TRANSPORT',
      'PICKED_UP',
    ]);
  });

  it('counts at once when it is signed, also while the API of pandago is down', async () => {
    const orderId = await placeOrder();
    server.clock.advance(5);
    pandago.move(orderId, 'RECEIVED');
    pandago.plan.isDown = true;
    await send(pandago.callback(orderId, SECRET));
    expect((await shop.order(orderId)).status).toBe('RECEIVED');
    pandago.plan.isDown = false;
  });

  it('with every position of the courier reports its status once', async () => {
    const orderId = await placeOrder();
    await move(orderId, 'ASSIGNED_TO_TRANSPORT', 'PICKED_UP');
    for (let count = 0; count < 3; count += 1) {
      server.clock.advance(15);
      pandago.byClient(orderId).updated_at = server.clock.nowSeconds();
      await send(pandago.callback(orderId, SECRET));
    }
    await settle(0);
    const events = await server.deps.db
      .selectFrom('fleet_events')
      .select('outcome')
      .where('order_id', '=', orderId)
      .where('status', '=', 'PICKED_UP')
      .execute();
    expect(events).toEqual([{ outcome: 'applied' }]);
  });

  it('with a forged signature is refused and changes nothing', async () => {
    const orderId = await placeOrder();
    pandago.move(orderId, 'DELIVERED');
    const forged = await send(pandago.callback(orderId, 'a-secret-of-a-stranger'));
    expect(forged.statusCode).toBe(401);
    expect((await shop.order(orderId)).status).toBe('NEW');
  });

  it('about a delivery of another system is acknowledged, and one for an unknown fleet is not', async () => {
    const orderId = await placeOrder();
    const { payload, headers } = pandago.callback(orderId, SECRET);
    const url = '/courier/fleet-callbacks/v1/night';
    const unknown = await server.app.inject({
      method: 'POST',
      url,
      headers: { host: 'tw.localhost', ...headers },
      payload,
    });
    expect(unknown.statusCode).toBe(404);
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/courier/fleet-callbacks/v1/main',
      headers: { host: 'sg.localhost', ...headers },
      payload,
    });
    expect(elsewhere.statusCode).toBe(404);
  });
});
