import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createShop } from '../../../testing/callers/fleet-client';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { dispatch, riderPhone, type RiderPhone } from '../../../testing/callers/rider-phone';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { assignOrder, unassignOrder } from './assign-order';

let server: TestApp;
let shop: TestCaller;
let chen: RiderPhone;
let lin: RiderPhone;
beforeAll(async () => {
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'riders', byCountry: {} },
  });
  shop = await signedInCaller(server, await createShop(server));
  chen = await riderPhone(server, 'Chen Wei', { metresNorth: 300 });
  lin = await riderPhone(server, 'Lin Mei', { metresNorth: 900 });
});
afterAll(() => server.close());

const FLEET = { country: 'TW', fleetId: 'main' } as const;
const riderName = async (orderId: string) => {
  const { rider_id: riderId } = await shop.order(orderId);
  if (riderId === null) return null;
  return ((await shop.call('GET', `/riders/${riderId}`)).body.result as { name: string }).name;
};

it('gives an order to a rider, then to another one, and takes it away before the collection', async () => {
  const { deps } = server;
  const orderId = await shop.placeOrder();
  await assignOrder(deps, deps.db, orderId, chen.rider);
  expect(await riderName(orderId)).toBe('Chen Wei');
  await assignOrder(deps, deps.db, orderId, lin.rider);
  await assignOrder(deps, deps.db, orderId, lin.rider);
  expect(await riderName(orderId)).toBe('Lin Mei');
  expect((await chen.shift()).deliveries).toEqual([]);
  expect((await lin.shift()).deliveries[0]?.fee).toBeGreaterThan(0);
  server.clock.advance(1);
  await unassignOrder(deps, deps.db, orderId, FLEET);
  expect(await riderName(orderId)).toBeNull();
  await dispatch(server);
  expect((await chen.offers()).map(({ order_id }) => order_id)).toEqual([orderId]);
  await assignOrder(deps, deps.db, orderId, lin.rider);
  expect(await chen.offers()).toEqual([]);
  await lin.report(orderId, { status: 'PICKED_UP' });
  await expect(unassignOrder(deps, deps.db, orderId, FLEET)).rejects.toMatchObject({ status: 409 });
  await expect(assignOrder(deps, deps.db, orderId, chen.rider)).rejects.toMatchObject({ status: 409 });
  await lin.report(orderId, { status: 'DELIVERED' });
  await expect(assignOrder(deps, deps.db, orderId, chen.rider)).rejects.toMatchObject({ status: 409 });
  const abroad = { ...chen.rider, country: 'KW' as const };
  await expect(assignOrder(deps, deps.db, orderId, abroad)).rejects.toMatchObject({ status: 404 });
});
