import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { DeliveryReceipt, Tracking } from '@courier/api-client/contract';
import { createShop, fleetClient, type FleetClient } from '../../../testing/callers/fleet-client';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
let orderId: string;
beforeAll(async () => {
  const main = { adapter: 'api' as const, proofsRequired: ['pin' as const] };
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'api', byCountry: { TW: { main } } },
  });
  shop = await signedInCaller(server, await createShop(server));
  fleet = await fleetClient(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  orderId = await shop.placeOrder();
  for (const status of ['RECEIVED', 'PICKED_UP'] as const) await fleet.report(orderId, { status });
});

async function readPublic<T>(path: string): Promise<T> {
  const answer = await server.app.inject({ url: `${API}${path}`, headers: { host: 'tw.localhost' } });
  return answer.json<{ result: T }>().result;
}
const readKey = async () => (await shop.order(orderId)).handover?.customer_key ?? '';
async function requestPin(key: string) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}/tracking/${orderId}/pin`,
    headers: { host: 'tw.localhost' },
    payload: { key },
  });
  return { status: answer.statusCode, pin: answer.json<{ result?: { pin: string | null } }>().result?.pin };
}
const readPin = async () => (await requestPin(await readKey())).pin ?? '';
const deliver = async (pin?: string) => {
  const { status, body } = await fleet.report(orderId, { status: 'DELIVERED', ...(pin ? { pin } : {}) });
  return [status, body.meta?.translation_key];
};
const other = (pin: string) => (pin === '0000' ? '0001' : '0000');
const renew = async () =>
  (await shop.call('POST', '/order/pin', { vendor_id: 'v1001', order_id: orderId })).status;

it('a delivery that requires a PIN ends with the four digits of the customer alone', async () => {
  const pin = await readPin();
  expect(pin).toMatch(/^\d{4}$/);
  expect(await deliver()).toEqual([422, 'pin-missing']);
  expect(await deliver(other(pin))).toEqual([422, 'pin-wrong']);
  expect(await deliver(pin)).toEqual([200, undefined]);
  expect((await shop.order(orderId)).handover).toMatchObject({
    pin: 'confirmed',
    signed_at: null,
    age_checked_at: null,
  });
  expect(await readPin()).toBe('');
  const receipt = await readPublic<DeliveryReceipt>(`/delivery-receipt/${orderId}`);
  expect(receipt.handover).toEqual({ pin: 'confirmed', signed_at: null, age_checked_at: null });
});

it('five wrong PINs lock it; the shop sees it and makes a new one, and the old one is worth nothing', async () => {
  const pin = await readPin();
  for (let tries = 0; tries < 5; tries += 1) expect(await deliver(other(pin))).toEqual([422, 'pin-wrong']);
  expect(await deliver(pin)).toEqual([423, 'pin-locked']);
  expect((await shop.order(orderId)).handover?.pin).toBe('locked');
  let renewed = pin;
  // One in ten thousand is drawn twice.
  while (renewed === pin) {
    expect(await renew()).toBe(200);
    renewed = await readPin();
  }
  expect((await shop.order(orderId)).handover?.pin).toBe('required');
  expect(await deliver(pin)).toEqual([422, 'pin-wrong']);
  expect(await deliver(renewed)).toEqual([200, undefined]);
  expect(await renew()).toBe(409);
});

it('the same report again is counted once', async () => {
  const pin = await readPin();
  const event = {
    event_id: 'again',
    occurred_at: server.clock.nowSeconds() + 1,
    status: 'DELIVERED',
  } as const;
  for (let times = 0; times < 6; times += 1)
    expect((await fleet.report(orderId, { ...event, pin: other(pin) })).body.meta?.translation_key).toBe(
      'pin-wrong',
    );
  expect(await deliver(pin)).toEqual([200, undefined]);
});

it('the PIN is shown neither to the fleet nor to the shop, and stored encrypted', async () => {
  const pin = await readPin();
  await deliver(other(pin));
  const shown = [
    (await fleet.call('GET', `/deliveries/${orderId}`)).body,
    await shop.order(orderId),
    await server.deps.db.selectFrom('orders').selectAll().where('order_id', '=', orderId).execute(),
    await server.deps.db.selectFrom('fleet_events').selectAll().where('order_id', '=', orderId).execute(),
    await server.deps.db.selectFrom('fleet_messages').selectAll().where('order_id', '=', orderId).execute(),
  ].map((part) => JSON.stringify(part).replaceAll(/"(?:pin_sealed|body_hash)":"[^"]*"/g, ''));
  for (const text of shown) {
    expect(text).not.toMatch(new RegExp(`"${pin}"|"pin":"\\d`));
  }
});

it('a return needs no PIN', async () => {
  for (const status of ['RETURN_INITIATED', 'RETURNED_TO_VENDOR'] as const)
    expect((await fleet.report(orderId, { status })).status).toBe(200);
});

it('the order id alone, which fleets and riders know, shows no PIN: only the key of the customer’s link does', async () => {
  const tracking = await readPublic<Tracking>(`/tracking/${orderId}`);
  expect(tracking.pin_required).toBe(true);
  const key = await readKey();
  expect(JSON.stringify(tracking)).not.toContain(key);
  expect(JSON.stringify((await fleet.call('GET', `/deliveries/${orderId}`)).body)).not.toContain(key);
  for (const wrong of ['x', `${key}x`, key.toUpperCase(), orderId])
    expect((await requestPin(wrong)).status).toBe(404);
  expect(await requestPin(key)).toEqual({ status: 200, pin: expect.stringMatching(/^\d{4}$/) });
});
