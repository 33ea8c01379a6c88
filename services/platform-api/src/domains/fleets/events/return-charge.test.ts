import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createShop, fleetClient, type FleetClient } from '../../../testing/callers/fleet-client';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { setTariff } from '../../../testing/installations/set-rules';
import { demoTariff } from '../../../testing/server/demonstration';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  shop = await signedInCaller(server, await createShop(server));
  fleet = await fleetClient(server);
  server.clock.advance(1);
  const returnPrice = { per: 'percent' as const, percent: 5000 };
  await setTariff(server.deps.db, { ...demoTariff('TW'), returnPrice }, server.clock.nowSeconds());
});
afterAll(() => server.close());

const listReturns = async (orderId: string) =>
  (await shop.order(orderId)).charges?.filter(({ kind }) => kind === 'return');

it('an order that a fleet brings back gets the price of its return once, also when the report repeats', async () => {
  const orderId = await shop.placeOrder();
  await fleet.report(orderId, { status: 'PICKED_UP' });
  await fleet.report(orderId, { status: 'RETURN_INITIATED', reason: 'ADDRESS_INCOMPLETE' });
  expect(await listReturns(orderId)).toEqual([]);
  const back = { event_id: 'back', occurred_at: server.clock.nowSeconds() + 1 };
  const report = () => fleet.report(orderId, { ...back, status: 'RETURNED_TO_VENDOR' });
  expect([(await report()).status, (await report()).status]).toEqual([200, 200]);
  expect((await fleet.report(orderId, { status: 'RETURNED_TO_VENDOR' })).status).toBe(409);
  expect(await listReturns(orderId)).toEqual([{ kind: 'return', amount: 42 }]);
});

it('an order that is delivered costs no return', async () => {
  const orderId = await shop.placeOrder();
  await fleet.report(orderId, { status: 'PICKED_UP' });
  expect((await fleet.report(orderId, { status: 'DELIVERED' })).status).toBe(200);
  expect(await listReturns(orderId)).toEqual([]);
});

it('an order whose tariff this release cannot read is returned all the same, without a price', async () => {
  const orderId = await shop.placeOrder();
  await fleet.report(orderId, { status: 'PICKED_UP' });
  await fleet.report(orderId, { status: 'RETURN_INITIATED', reason: 'ADDRESS_INCOMPLETE' });
  await server.deps.db
    .updateTable('operator_rules')
    .set({ content: JSON.stringify([{ baseMinor: 'many' }]) })
    .where('kind', '=', 'tariffs')
    .execute();
  expect((await fleet.report(orderId, { status: 'RETURNED_TO_VENDOR' })).status).toBe(200);
  expect(await listReturns(orderId)).toEqual([]);
});
