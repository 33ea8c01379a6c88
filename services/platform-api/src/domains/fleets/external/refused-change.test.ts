import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createShop, fleetClient } from '../../../testing/callers/fleet-client';
import { startPandago, type PandagoStandIn } from '../../../testing/companies/pandago-stand-in';
import { SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { settleFleets } from '../../../testing/server/settle-fleets';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

const REASON = 'Order can not be updated';
const DOOR = { latitude: 25.0391, longitude: 121.5553 };

let server: TestApp;
let shop: TestCaller;
let pandago: PandagoStandIn;
let orderId: string;
beforeAll(async () => {
  pandago = await startPandago(() => server.clock.nowSeconds(), null);
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'api', byCountry: { TW: { main: { adapter: 'pandago', proofsRequired: [] } } } },
    fleetCredentials: { TW: { main: pandago.credentials } },
  });
  shop = await signedInCaller(server, await createShop(server));
});
afterAll(async () => {
  await server.close();
  await pandago.close();
});
beforeEach(async () => {
  pandago.changeRefusal = null;
  orderId = await shop.placeOrder();
  await settleFleets(server, 0);
  // Until then the shop cannot change the order.
  pandago.move(orderId, 'RECEIVED');
  await settleFleets(server, 31);
  pandago.changeRefusal = REASON;
});

/** Changes the order at the same door, or at a new one. */
async function change(notes: string, location = DOOR): Promise<void> {
  const quote = await shop.call('POST', '/delivery/fee', {
    source: SHOP,
    destination: location,
    vendor_id: 'v1001',
    delivery_type: 'food',
  });
  const { fee, signature } = quote.body as unknown as { fee: number; signature: string };
  const { status } = await shop.call('PUT', `/order/${orderId}`, {
    vendor_id: 'v1001',
    payment_method: 'PAID',
    amount: 640,
    item_details: '2 × winter melon tea',
    location: { ...location, address: '3F, No. 9, Civic Blvd.', notes },
    delivery_fee: fee,
    signature,
  });
  expect(status).toBe(200);
  await settleFleets(server, 0);
}
const resend = async () => {
  const body = { vendor_id: 'v1001', order_id: orderId };
  const { status } = await shop.call('POST', '/order/fleet-change', body);
  await settleFleets(server, 0);
  return status;
};
const countChanges = () => pandago.plan.count(`PUT /orders/${pandago.byClient(orderId).order_id}`);

it('a change that the provider refuses is shown on the order and in the log of messages', async () => {
  await change('Ring twice');
  expect(await shop.order(orderId)).toMatchObject({
    status: 'MODIFIED',
    change_refusal: { reason: REASON },
  });
  const log = await (await fleetClient(server)).call('GET', '/webhook/deliveries?status=failed');
  expect(log.body).toMatchObject({
    deliveries: [
      { order_id: orderId, type: 'delivery.changed', attempts: [{ status_code: 422, error: REASON }] },
    ],
  });
});

it('a refused change is not repeated with the next status, and stays shown', async () => {
  await change('Ring twice');
  pandago.move(orderId, 'WAITING_FOR_TRANSPORT');
  await settleFleets(server, 31);
  expect(countChanges()).toBe(1);
  expect(await shop.order(orderId)).toMatchObject({
    status: 'WAITING_FOR_TRANSPORT',
    change_refusal: { reason: REASON },
  });
});

it('the shop sends it again: accepted, nothing is shown any more; refused, it is shown again', async () => {
  await change('Ring twice');
  expect(await resend()).toBe(200);
  expect(await shop.order(orderId)).toMatchObject({ change_refusal: { reason: REASON } });
  pandago.changeRefusal = null;
  expect(await resend()).toBe(200);
  expect(await shop.order(orderId)).not.toHaveProperty('change_refusal');
  expect(pandago.byClient(orderId).request).toMatchObject({ location: { notes: 'Ring twice', ...DOOR } });
  expect(await resend()).toBe(409);
});

it('a later change that the provider accepts ends the refusal', async () => {
  await change('Ring twice');
  pandago.changeRefusal = null;
  await change('Ring once');
  expect(await shop.order(orderId)).not.toHaveProperty('change_refusal');
  expect(pandago.byClient(orderId).request).toMatchObject({ location: { notes: 'Ring once' } });
});

it('the shop can cancel an order whose change was refused', async () => {
  await change('Ring twice');
  const { status } = await shop.call('PUT', '/order/cancel', {
    vendor_id: 'v1001',
    order_id: orderId,
    reason: 'INCORRECT_ORDER_DETAILS',
  });
  expect(status).toBe(200);
  await settleFleets(server, 0);
  expect(pandago.byClient(orderId).status).toBe('CANCELLED');
  expect(await resend()).toBe(409);
});
