import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createShop, fleetClient, type FleetClient } from '../../../testing/callers/fleet-client';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  shop = await signedInCaller(server, await createShop(server));
  fleet = await fleetClient(server);
});
afterAll(() => server.close());

const readShopNote = async (orderId: string) => (await shop.order(orderId)).fleet_note;

it('shows the shop the last note of the fleet with its step, and the customer none', async () => {
  const orderId = await shop.placeOrder();
  await fleet.report(orderId, { status: 'RECEIVED' });
  expect(await shop.order(orderId)).not.toHaveProperty('fleet_note');
  await fleet.report(orderId, { status: 'DELAYED', note: 'The shop is not ready.' });
  await fleet.report(orderId, { status: 'PICKED_UP', note: '  ' });
  expect(await readShopNote(orderId)).toMatchObject({ text: 'The shop is not ready.', status: 'DELAYED' });
  const noted_at = server.clock.nowSeconds();
  await fleet.report(orderId, {
    status: 'RETURN_INITIATED',
    reason: 'RIDER_UNABLE_TO_FIND_CUSTOMER',
    note: 'No answer at Lin’s door.',
    occurred_at: noted_at,
  });
  expect(await readShopNote(orderId)).toEqual({
    text: 'No answer at Lin’s door.',
    status: 'RETURN_INITIATED',
    noted_at,
  });
  const page = await server.app.inject({
    url: `${API}/tracking/${orderId}`,
    headers: { host: 'tw.localhost' },
  });
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('No answer');
  expect(page.body).not.toContain('fleet_note');
});

it('keeps no note of a refused event', async () => {
  const orderId = await shop.placeOrder();
  await fleet.report(orderId, { status: 'RECEIVED', note: 'On our list.' });
  const refused = await fleet.report(orderId, { status: 'DELIVERED', note: 'Left at the door.' });
  expect(refused.status).toBe(409);
  expect(await readShopNote(orderId)).toMatchObject({ text: 'On our list.' });
});

it('keeps the note of a late event unless a newer one has a note', async () => {
  const orderId = await shop.placeOrder();
  server.clock.advance(100);
  const seconds = server.clock.nowSeconds();
  await fleet.report(orderId, { status: 'PICKED_UP', occurred_at: seconds });
  await fleet.report(orderId, { status: 'DELAYED', occurred_at: seconds - 30, note: 'A flat tyre.' });
  expect(await shop.order(orderId)).toMatchObject({
    status: 'PICKED_UP',
    fleet_note: { text: 'A flat tyre.', status: 'DELAYED', noted_at: seconds - 30 },
  });
  await fleet.report(orderId, { status: 'NEAR_VENDOR', occurred_at: seconds - 60, note: 'At the shop.' });
  expect(await readShopNote(orderId)).toMatchObject({ text: 'A flat tyre.' });
});

it('keeps a note of the greatest length whole, and refuses a longer one', async () => {
  const orderId = await shop.placeOrder();
  const text = 'x'.repeat(4000);
  expect((await fleet.report(orderId, { status: 'RECEIVED', note: text })).status).toBe(200);
  const long = await fleet.report(orderId, { status: 'NEAR_VENDOR', note: `${text}x` });
  expect(long.status).toBe(400);
  expect(await readShopNote(orderId)).toMatchObject({ text, status: 'RECEIVED' });
});
