import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { distanceMetres } from '@courier/api-client/order-rules';
import type { Fee } from '@courier/api-client/contract';
import { createShop } from '../../../testing/callers/fleet-client';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { demoFee } from '../../../testing/server/demonstration';
import { createEstimatedRouting } from './routing';

describe('estimated routing', () => {
  const trip = { source: SHOP, destination: DESTINATION };

  it('is the straight line times the factor, and draws no street', async () => {
    const { points, metres, isEstimate } = await createEstimatedRouting(1.5).findRoute(trip);
    expect(points).toEqual([SHOP, DESTINATION]);
    expect(metres).toBeCloseTo(distanceMetres(SHOP, DESTINATION) * 1.5, 6);
    expect(isEstimate).toBe(true);
  });

  it('measures many trips in their order', async () => {
    const routing = createEstimatedRouting(1);
    const nowhere = { source: SHOP, destination: SHOP };
    const [first, second] = await routing.measureTrips([trip, nowhere]);
    expect(first).toEqual({ metres: distanceMetres(SHOP, DESTINATION), isEstimate: true });
    expect(second?.metres).toBe(0);
  });
});

describe('in production', () => {
  let server: TestApp;
  let shop: TestCaller;
  beforeAll(async () => {
    server = await startTestApp({ environment: 'prd', routeFactor: 1.8, limitFactor: 1000 });
    await createShop(server);
    shop = await signedInCaller(server, 'owner@v1001.example');
  });
  afterAll(() => server.close());

  it('a quote says that its distance is an estimate, and its fee follows from it', async () => {
    const { body } = await shop.call('POST', '/delivery/fee', {
      source: SHOP,
      destination: DESTINATION,
      vendor_id: 'v1001',
      delivery_type: 'food',
    });
    const fee = body as unknown as Fee;
    const metres = distanceMetres(SHOP, DESTINATION) * 1.8;
    expect(fee.is_estimate).toBe(true);
    expect(fee.distance_metres).toBe(Math.round(metres));
    expect(fee.route).toEqual([SHOP, DESTINATION]);
    expect(fee.fee).toBe(demoFee('TW', metres, false));
  });

  it('an order has no invented way: its route joins its two doors', async () => {
    const order = await shop.order(await shop.placeOrder());
    expect(order.route).toEqual([SHOP, DESTINATION]);
  });
});
