import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LatLng, Order, Rider } from '@courier/api-client/contract';
import { distanceMetres, pathLength, pointAlong } from '@courier/api-client/order-rules';
import { startTestApp, type TestApp } from '../../../platform-api/src/testing/server/start-test-app';
import { signedInCaller, type TestCaller } from '../../../platform-api/src/testing/callers/place-order';
import { createSimulator, type Simulator } from './simulator';

let server: TestApp;
let owner: TestCaller;
let simulator: Simulator;
beforeAll(async () => {
  server = await startTestApp({}, { demo: { simSpeed: 25 } });
  simulator = server.app.simulator as Simulator;
});
beforeEach(async () => {
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

/** Distance in metres from a point to a path sampled every metre. */
function metresOff(path: readonly LatLng[], point: LatLng): number {
  const places = Array.from({ length: Math.ceil(pathLength(path)) + 1 }, (_, metre) =>
    pointAlong(path, metre),
  );
  return Math.min(...places.map((place) => distanceMetres(place, point)));
}

const pass = async (of = simulator) => {
  server.clock.advance(1);
  await of.tick();
};
const fetchRider = async ({ rider_id }: Order) =>
  (await owner.call('GET', `/riders/${rider_id}`)).body.result as Rider;

/** An order whose rider has been in a status for this many seconds. */
async function underWay(status: string, seconds: number): Promise<Order> {
  const id = await owner.placeOrder();
  await owner.call('POST', `/simulator/orders/${id}/advance`, { status });
  for (let second = 0; second < seconds; second += 1) await pass();
  return owner.order(id);
}
const sendBack = ({ order_id }: Order) =>
  owner.call('POST', `/simulator/orders/${order_id}/advance`, { status: 'RETURN_INITIATED' });

describe('an order that goes back to the shop', () => {
  it.each([
    ['at the door', 'NEAR_CUSTOMER', 4],
    ['on the way', 'COURIER_LEFT_VENDOR', 6],
  ])('comes from where its rider is %s, the way it went, to the shop', async (_where, status, seconds) => {
    const order = await underWay(status, seconds);
    const [route, shop] = [order.route ?? [], order.route?.[0] as LatLng];
    const turned = await fetchRider(order);
    expect((await sendBack(order)).body.result).toMatchObject({ status: 'RETURN_INITIATED' });
    expect(distanceMetres(await fetchRider(order), turned)).toBeLessThan(1);
    let nearest = distanceMetres(turned, shop);
    expect(nearest).toBeGreaterThan(300);
    for (let passed = 0; (await owner.order(order.order_id)).status === 'RETURN_INITIATED'; passed += 1) {
      const seen = await fetchRider(order);
      expect(metresOff(route, seen)).toBeLessThan(1);
      nearest = Math.min(nearest, distanceMetres(seen, shop));
      expect(passed).toBeLessThan(60);
      await pass();
    }
    expect(nearest).toBeLessThan(200);
    const returned = await owner.order(order.order_id);
    expect(returned).toMatchObject({ status: 'RETURNED_TO_VENDOR', rider_id: order.rider_id });
    expect(returned.proofs.map(({ kind }) => kind)).toEqual(['pickup', 'return']);
  });

  it('is handed over soon where the rider has not left the shop', async () => {
    const order = await underWay('PICKED_UP', 1);
    const shop = order.route?.[0] as LatLng;
    await sendBack(order);
    expect(distanceMetres(await fetchRider(order), shop)).toBeLessThan(30);
    for (let second = 0; second < 2; second += 1) await pass();
    expect(await owner.order(order.order_id)).toMatchObject({ status: 'RETURNED_TO_VENDOR' });
  });

  it('goes on from where it was after a restart', async () => {
    const order = await underWay('COURIER_LEFT_VENDOR', 9);
    await sendBack(order);
    await pass();
    const shop = order.route?.[0] as LatLng;
    const before = await fetchRider(order);
    await simulator.stop();
    const next = createSimulator({ ...server.deps, simSpeed: 25, log: server.app.log });
    await next.start();
    try {
      await pass(next);
      const after = await fetchRider(order);
      expect(distanceMetres(after, before)).toBeLessThan(250);
      expect(distanceMetres(after, shop)).toBeLessThan(distanceMetres(before, shop));
    } finally {
      await next.stop();
      await simulator.start();
    }
  });
});
