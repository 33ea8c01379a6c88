import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createShop, fleetClient, type FleetClient } from '../../testing/callers/fleet-client';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { clean } from '../../platform/cleaning/clean';
import { fleetCleaning } from './cleaning-rules';

let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  shop = await signedInCaller(server, await createShop(server));
  fleet = await fleetClient(server);
});
afterAll(() => server.close());

it.each(['99999999999999999999', '1.5', '-1'])('answers updated_after=%s with 400', async (time) => {
  const { status, body } = await fleet.call('GET', `/deliveries?updated_after=${time}`);
  expect([status, body.meta?.field]).toEqual([400, 'updated_after']);
});

it('refuses estimates from before the order or more than 30 days ahead, and stores none of them', async () => {
  const orderId = await shop.placeOrder();
  const { origin_eta: before } = await shop.order(orderId);
  const now = server.clock.nowSeconds();
  for (const pickup_at of [now - 5000, now + 31 * 86_400, now * 1000]) {
    const { status, body } = await fleet.report(orderId, { status: 'RECEIVED', eta: { pickup_at } });
    expect([status, body.meta?.field]).toEqual([400, 'eta.pickup_at']);
  }
  expect(await shop.order(orderId)).toMatchObject({ status: 'NEW', origin_eta: before });
  const reported = await fleet.report(orderId, { status: 'RECEIVED', eta: { pickup_at: now + 29 * 86_400 } });
  expect(reported.status).toBe(200);
});

it('takes the same new rider for two orders at the same time', async () => {
  const rider = { rider_id: 'd-8', name: 'Lin Mei', phone_number: '+886987000105' };
  const orderIds = [await shop.placeOrder(), await shop.placeOrder(), await shop.placeOrder()];
  const answers = await Promise.all(
    orderIds.map((orderId) => fleet.report(orderId, { status: 'ASSIGNED_TO_TRANSPORT', rider })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const riders = await server.deps.db
    .selectFrom('riders')
    .select('name')
    .where('name', '=', rider.name)
    .execute();
  expect(riders).toHaveLength(1);
});

it('refuses a refused event again after the stored answers with contacts were deleted', async () => {
  const orderId = await shop.placeOrder();
  const occurred_at = server.clock.nowSeconds() + 1;
  const refused = { event_id: 'refused', status: 'DELIVERED', occurred_at } as const;
  const received = { event_id: 'received', status: 'RECEIVED', occurred_at } as const;
  expect((await fleet.report(orderId, refused)).status).toBe(409);
  expect((await fleet.report(orderId, received)).status).toBe(200);
  server.clock.advance(8 * 86_400);
  await clean(server.deps, [fleetCleaning(server.deps.config)], new AbortController().signal);
  const kept = await server.deps.db.selectFrom('fleet_event_answers').select('event_id').execute();
  expect(kept).toEqual([{ event_id: 'refused' }]);
  expect((await fleet.report(orderId, refused)).status).toBe(409);
  expect((await fleet.report(orderId, received)).status).toBe(200);
});
