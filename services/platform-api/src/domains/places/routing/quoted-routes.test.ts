import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';
import type { BulkRow, Fee } from '@courier/api-client/contract';
import { bulkFile, confirmAll, GOOD_ROW } from '../../../testing/inputs/bulk-file';
import { createShop } from '../../../testing/callers/fleet-client';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import {
  startRoutingStandIn,
  standInBend,
  type Behaviour,
  type RoutingStandIn,
} from '../../../testing/companies/routing-stand-in';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { demoFee } from '../../../testing/server/demonstration';

const PAUSE_SECONDS = 30;
const FACTOR = 1.5;

let standIn: RoutingStandIn;
let server: TestApp;
let shop: TestCaller;
beforeAll(async () => {
  standIn = await startRoutingStandIn();
  server = await startTestApp({
    environment: 'prd',
    routeFactor: FACTOR,
    accessTokenSeconds: 86_400,
    limitFactor: 1000,
    routing: {
      provider: 'osrm',
      url: standIn.url,
      key: null,
      timeoutMs: 300,
      failures: 3,
      pauseSeconds: PAUSE_SECONDS,
    },
  });
  await createShop(server);
  shop = await signedInCaller(server, 'owner@v1001.example');
});
afterAll(async () => {
  await server.close();
  await standIn.close();
});
beforeEach(() => {
  // Past the pause of the circuit breaker, and past what the cache keeps.
  server.clock.advance(601);
  standIn.behaviour = 'answer';
  standIn.calls = [];
});

const quote = async (destination: LatLng = DESTINATION): Promise<Fee> => {
  const body = { source: SHOP, destination, vendor_id: 'v1001', delivery_type: 'food' };
  return (await shop.call('POST', '/delivery/fee', body)).body as unknown as Fee;
};
const straight = distanceMetres(SHOP, DESTINATION);

describe('a quote with a routing server', () => {
  it('follows the length of the way to the metre', async () => {
    for (const metres of [1999.9, 2000, 2000.1, 2001, 3000, 3000.2, 7999.4]) {
      server.clock.advance(601);
      standIn.length = () => metres;
      const fee = await quote();
      expect([fee.fee, fee.distance_metres, fee.is_estimate]).toEqual([
        demoFee('TW', metres, false),
        Math.round(metres),
        undefined,
      ]);
    }
  });

  it('draws the way of the server from door to door', async () => {
    standIn.length = () => 2345;
    expect((await quote()).route).toEqual([SHOP, standInBend(SHOP, DESTINATION), DESTINATION]);
  });

  it.each<Behaviour>(['silence', 'cut', 'half an answer', 'html', 'other json', 'no way', 500])(
    'is an estimate and says so when the server answers with: %s',
    async (behaviour) => {
      standIn.behaviour = behaviour;
      const fee = await quote();
      expect(fee).toMatchObject({
        is_estimate: true,
        distance_metres: Math.round(straight * FACTOR),
        fee: demoFee('TW', straight * FACTOR, false),
        route: [SHOP, DESTINATION],
      });
    },
  );

  it.each([
    ['half of the straight line', straight / 2],
    ['zero', 0],
    ['a hundred times longer', straight * 100],
  ])('is an estimate when the length is %s', async (_, metres) => {
    standIn.length = () => metres;
    expect((await quote()).is_estimate).toBe(true);
  });

  it('does not ask a failing server again before the pause is over', async () => {
    // Closes the circuit that earlier failures opened.
    standIn.length = () => 2345;
    await quote();
    server.clock.advance(601);
    standIn.calls = [];
    standIn.behaviour = 500;
    for (let trial = 0; trial < 6; trial += 1) await quote();
    expect(standIn.calls).toHaveLength(3);
    standIn.behaviour = 'answer';
    expect((await quote()).is_estimate).toBe(true);
    server.clock.advance(PAUSE_SECONDS + 1);
    expect((await quote()).distance_metres).toBe(2345);
  });
});

describe('the order of a quote', () => {
  it('has the fee and the way of its quote, also while the server is not reached', async () => {
    standIn.length = () => 4321;
    const body = await shop.orderBody();
    // Longer than the cache keeps the way, shorter than the signature is valid.
    standIn.behaviour = 'cut';
    server.clock.advance(299);
    const placed = await shop.call('POST', '/order', body);
    const order = await shop.order((placed.body.result as { order_id: string }).order_id);
    expect(order.delivery_fee).toBe(demoFee('TW', 4321, false));
    expect(order.route).toEqual([SHOP, standInBend(SHOP, DESTINATION), DESTINATION]);
    const row = await server.deps.db
      .selectFrom('orders')
      .select(['route_metres', 'route_is_estimate'])
      .where('order_id', '=', order.order_id)
      .executeTakeFirst();
    expect(row).toEqual({ route_metres: 4321, route_is_estimate: false });
  });

  it('keeps the quoted estimate after the server has recovered', async () => {
    standIn.behaviour = 500;
    const body = await shop.orderBody();
    standIn.behaviour = 'answer';
    const placed = await shop.call('POST', '/order', body);
    const order = await shop.order((placed.body.result as { order_id: string }).order_id);
    expect([order.delivery_fee, order.route]).toEqual([body.delivery_fee, [SHOP, DESTINATION]]);
  });
});

describe('the rows of a file', () => {
  const rows = Array.from({ length: 95 }, (_, index) => ({
    ...GOOD_ROW,
    customer_name: `Lin ${'abcdefghij'[index % 10]}${'abcdefghij'[Math.floor(index / 10)]}`,
    latitude: String(25.035 + index / 10_000),
    longitude: '121.5553',
  }));
  const upload = async () => {
    const content = bulkFile(rows);
    const body = { vendor_id: 'v1001', content, ...confirmAll(rows.length) };
    const answer = await shop.call('POST', '/bulk-job/create', body);
    return (answer.body as unknown as { body: { orders: BulkRow[] } }).body.orders;
  };

  it('are measured with few calls, and their fees follow the lengths', async () => {
    standIn.length = (_, { latitude }) => Math.round((latitude - 25) * 100_000);
    const orders = await upload();
    expect(standIn.calls.map((path) => path.split('/')[1])).toEqual(['table', 'table']);
    expect(orders.map(({ order }) => order.delivery_fee)).toEqual(
      rows.map(({ latitude }) => demoFee('TW', Math.round((Number(latitude) - 25) * 100_000), false)),
    );
  });

  it('get estimated fees while the server fails', async () => {
    standIn.behaviour = 'cut';
    const orders = await upload();
    const expected = rows.map(({ latitude, longitude }) => {
      const metres = distanceMetres(SHOP, { latitude: Number(latitude), longitude: Number(longitude) });
      return demoFee('TW', metres * FACTOR, false);
    });
    expect(orders.map(({ order }) => order.delivery_fee)).toEqual(expected);
  });
});
