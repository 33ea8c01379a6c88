import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LatLng, Order, Rider } from '@courier/api-client/contract';
import {
  PROGRESS_ORDER,
  distanceMetres,
  pathLength,
  pointAlong,
  progressIndex,
} from '@courier/api-client/order-rules';
import { startTestApp, type TestApp } from '../../../platform-api/src/testing/server/start-test-app';
import { signedInCaller, type TestCaller } from '../../../platform-api/src/testing/callers/place-order';
import { createSimulator, type Simulator } from './simulator';

let server: TestApp;
let owner: TestCaller;
let simulator: Simulator;
beforeAll(async () => {
  server = await startTestApp({}, { demo: { simSpeed: 60 } });
  simulator = server.app.simulator as Simulator;
});
beforeEach(async () => {
  owner = await signedInCaller(server);
  await simulator.change({ paused: false, rain: false, strike: false, speed: 60 });
});
afterAll(() => server.close());

/** Distance in metres from a point to a path sampled every metre. */
function metresOff(path: readonly LatLng[], point: LatLng): number {
  const places = Array.from({ length: Math.ceil(pathLength(path)) + 1 }, (_, metre) =>
    pointAlong(path, metre),
  );
  return Math.min(...places.map((place) => distanceMetres(place, point)));
}

/** Waits in real time until the order has one of the statuses. */
async function watch(
  orderId: string,
  statuses: readonly string[],
  seconds = 240,
): Promise<{ order: Order; seconds: number }> {
  for (let passed = 0; passed <= seconds; passed += 1) {
    const order = await owner.order(orderId);
    if (statuses.includes(order.status)) return { order, seconds: passed };
    server.clock.advance(1);
    await simulator.tick();
  }
  throw new Error(`The order did not reach ${statuses.join(' or ')}.`);
}

describe('the simulator', () => {
  it('walks an order through the statuses in progress order to DELIVERED, in 20 to 45 s at speed 60 [API-ORDER-16]', async () => {
    const publishedOrders: Order[] = [];
    const id = await owner.placeOrder();
    const stop = server.deps.bus.subscribe((order) => order.order_id === id && publishedOrders.push(order));
    const { order, seconds } = await watch(id, ['DELIVERED']);
    stop();
    expect(seconds).toBeGreaterThanOrEqual(20);
    expect(seconds).toBeLessThanOrEqual(45);
    const passed = order.status_history.map(({ status }) => status).filter((status) => status !== 'DELAYED');
    expect(passed).toEqual(PROGRESS_ORDER.filter((status) => passed.includes(status)));
    expect(passed).toHaveLength(12);
    expect(publishedOrders.map(({ status }) => status)).toEqual(
      order.status_history.slice(1).map(({ status }) => status),
    );
    expect(publishedOrders.map(({ updated_at }) => updated_at)).toEqual(
      [...new Set(publishedOrders.map(({ updated_at }) => updated_at))].sort((a, b) => a - b),
    );
    expect(order.proofs.map(({ kind }) => kind)).toEqual(['pickup', 'delivery']);
    expect(order.rider_id).toMatch(/^r-tw-/);
  });

  it('moves the rider every second, from near the shop to the shop to the door [API-ORDER-16]', async () => {
    const id = await owner.placeOrder();
    const { order } = await watch(id, ['COURIER_LEFT_VENDOR']);
    const position = async () =>
      (await owner.call('GET', `/riders/${order.rider_id}`)).body.result as {
        latitude: number;
        longitude: number;
        updated_at: number;
      };
    const seen = [await position()];
    for (let second = 0; second < 5; second += 1) {
      server.clock.advance(1);
      await simulator.tick();
      seen.push(await position());
    }
    expect(new Set(seen.map(({ latitude, longitude }) => `${latitude},${longitude}`)).size).toBe(6);
    expect(seen.at(-1)?.updated_at).toBe(server.clock.nowSeconds());
    await watch(id, ['DELIVERED']);
    // The position of the rider is no longer published.
    expect((await owner.call('GET', `/riders/${order.rider_id}`)).status).toBe(404);
    const last = await server.deps.db
      .selectFrom('riders')
      .selectAll()
      .where('rider_id', '=', order.rider_id)
      .executeTakeFirstOrThrow();
    expect(Math.abs(last.latitude - order.customer.location.latitude)).toBeLessThan(0.002);
    expect(Math.abs(last.longitude - order.customer.location.longitude)).toBeLessThan(0.002);
  });

  it('moves the rider along the published approach and route', async () => {
    const id = await owner.placeOrder();
    const { order: coming } = await watch(id, ['COURIER_ACCEPTED_DELIVERY']);
    const rider = async () => (await owner.call('GET', `/riders/${coming.rider_id}`)).body.result as Rider;
    const { approach = [], latitude, longitude } = await rider();
    expect([approach[0], approach.at(-1)]).toEqual([{ latitude, longitude }, coming.route?.[0]]);
    const { order } = await watch(id, ['COURIER_LEFT_VENDOR']);
    expect(order.route).toEqual(coming.route);
    for (let second = 0; second < 5; second += 1) {
      server.clock.advance(1);
      await simulator.tick();
      const seen = await rider();
      expect(metresOff(order.route ?? [], seen)).toBeLessThan(1);
      expect(seen).not.toHaveProperty('approach');
    }
  });

  it('promises arrivals in unix seconds and keeps them', async () => {
    const id = await owner.placeOrder();
    const { order: early } = await watch(id, ['ACCEPTED_BY_VENDOR']);
    const { order } = await watch(id, ['DELIVERED']);
    const statusChangeTime = (status: string) =>
      order.status_history.find((entry) => entry.status === status)?.created_at as number;
    expect(Math.abs((early.origin_eta ?? 0) - statusChangeTime('PICKED_UP'))).toBeLessThanOrEqual(8);
    expect(Math.abs((early.destination_eta ?? 0) - statusChangeTime('DELIVERED'))).toBeLessThanOrEqual(25);
  });

  it('stops while paused and is slower at a lower speed', async () => {
    const id = await owner.placeOrder();
    await watch(id, ['RECEIVED']);
    await simulator.change({ paused: true });
    server.clock.advance(300);
    await simulator.tick();
    expect((await owner.order(id)).status).toBe('RECEIVED');
    await simulator.change({ paused: false, speed: 1 });
    server.clock.advance(60);
    await simulator.tick();
    expect((await owner.order(id)).status).toBe('RECEIVED');
    await simulator.change({ speed: 60 });
    await watch(id, ['DELIVERED']);
  });

  it('leaves a cancelled order alone', async () => {
    const id = await owner.placeOrder();
    await watch(id, ['RECEIVED']);
    await owner.call('PUT', '/order/cancel', { vendor_id: 'v1001', order_id: id, reason: 'USER_REQUEST' });
    for (let second = 0; second < 30; second += 1) {
      server.clock.advance(1);
      await simulator.tick();
    }
    expect((await owner.order(id)).status_history.map(({ status }) => status)).toEqual([
      'NEW',
      'RECEIVED',
      'CANCELLED',
    ]);
  });

  it('ends an order once, however cancel and progress race', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await owner.placeOrder();
      await owner.call('POST', `/simulator/orders/${id}/advance`, { status: 'WAITING_FOR_TRANSPORT' });
      const cancel = owner.call('PUT', '/order/cancel', {
        vendor_id: 'v1001',
        order_id: id,
        reason: 'USER_REQUEST',
      });
      const advances = [1, 2, 3].map(() => owner.call('POST', `/simulator/orders/${id}/advance`, {}));
      const [{ status }] = await Promise.all([cancel, ...advances]);
      const order = await owner.order(id);
      const passed = order.status_history.map((entry) => entry.status);
      expect(order.status).toBe(passed.at(-1));
      expect(new Set(passed).size).toBe(passed.length);
      expect(passed.includes('CANCELLED')).toBe(status === 200);
      if (status === 200) expect(order.status).toBe('CANCELLED');
    }
  });

  it('keeps a scheduled order until shortly before its time', async () => {
    const promised = server.clock.nowSeconds() + 7200;
    const id = await owner.placeOrder((body) => ({ ...body, preordered_for: promised }));
    await watch(id, ['RECEIVED']);
    server.clock.advance(3600);
    await simulator.tick();
    owner = await signedInCaller(server);
    expect((await owner.order(id)).status).toBe('RECEIVED');
    server.clock.advance(3600 - 60);
    owner = await signedInCaller(server);
    const { order } = await watch(id, ['DELIVERED']);
    expect(Math.abs((order.status_history.at(-1)?.created_at ?? 0) - promised)).toBeLessThan(60);
  });

  it('goes on with running orders after a restart', async () => {
    const id = await owner.placeOrder();
    const { order } = await watch(id, ['COURIER_ACCEPTED_DELIVERY']);
    await simulator.change({ paused: true });
    const again = createSimulator({ ...server.deps, simSpeed: 60, log: server.app.log });
    await again.start();
    await again.change({ paused: false });
    for (let second = 0; second < 90 && (await owner.order(id)).status !== 'DELIVERED'; second += 1) {
      server.clock.advance(1);
      await again.tick();
    }
    await again.stop();
    const after = await owner.order(id);
    expect(after.status).toBe('DELIVERED');
    expect(after.rider_id).toBe(order.rider_id);
    expect(after.status_history.slice(0, order.status_history.length)).toEqual(order.status_history);
    expect(new Set(after.status_history.map(({ status }) => status)).size).toBe(after.status_history.length);
  });
});

describe('the controls', () => {
  it('answer and change speed, pause, seed, rain and strike; rain adds a surcharge to the fee', async () => {
    const fee = async () => (await owner.orderBody()).delivery_fee;
    const dry = await fee();
    const answer = await owner.call('POST', '/simulator', { rain: true, seed: 7 });
    expect(answer.body.result).toEqual({ speed: 60, paused: false, seed: 7, rain: true, strike: false });
    expect((await owner.call('GET', '/simulator')).body.result).toEqual(answer.body.result);
    expect(await fee()).toBe(dry + 20);
    await owner.call('POST', '/simulator', { rain: false, strike: true });
    expect(await fee()).toBe(dry + 20);
    await owner.call('POST', '/simulator', { strike: false });
    expect(await fee()).toBe(dry);
    expect((await owner.call('POST', '/simulator', { speed: 0 })).status).toBe(400);
  });

  it('are kept by the next simulator; only another SIM_SPEED changes the speed', async () => {
    await simulator.change({ paused: true, speed: 30, rain: true, seed: 9 });
    const startSecond = async (simSpeed: number) => {
      const successor = createSimulator({ ...server.deps, simSpeed, log: server.app.log });
      await successor.start();
      await successor.stop();
      return successor.settings();
    };
    const settings = { speed: 30, paused: true, seed: 9, rain: true, strike: false };
    expect(await startSecond(60)).toEqual(settings);
    expect(await startSecond(5)).toEqual({ ...settings, speed: 5 });
    await simulator.change({ paused: false, seed: 1 });
  });

  it('advance an order by one step, to a status, into a delay and into a return', async () => {
    const id = await owner.placeOrder();
    const advance = async (status?: string) =>
      owner.call('POST', `/simulator/orders/${id}/advance`, status ? { status } : {});
    expect((await advance()).body.result).toMatchObject({ status: 'RECEIVED' });
    const near = (await advance('NEAR_CUSTOMER')).body.result as Order;
    expect(near.status_history.map(({ status }) => progressIndex(status) ?? 0)).toEqual(
      near.status_history.map(({ status }) => progressIndex(status) ?? 0).sort((a, b) => a - b),
    );
    expect((await advance('RECEIVED')).status).toBe(409);
    expect((await advance('NOT_A_STATUS')).status).toBe(400);
    expect((await advance('DELAYED')).body.result).toMatchObject({ status: 'DELAYED' });
    expect((await advance('RETURN_INITIATED')).body.result).toMatchObject({ status: 'RETURN_INITIATED' });
    const returned = (await advance()).body.result as Order;
    expect(returned.status).toBe('RETURNED_TO_VENDOR');
    expect(returned.proofs.map(({ kind }) => kind)).toEqual(['pickup', 'return']);
    expect((await advance()).status).toBe(409);
    expect((await owner.call('POST', '/simulator/orders/v1001-0/advance', {})).status).toBe(404);
  });

  it('do not exist in production, and neither does the simulator', async () => {
    const production = await startTestApp({ environment: 'prd' });
    try {
      expect(production.app.simulator).toBeUndefined();
      const answers = await Promise.all([
        production.app.inject({ url: '/courier/api/v1/simulator' }),
        production.app.inject({ method: 'POST', url: '/courier/api/v1/simulator', payload: {} }),
        production.app.inject({
          method: 'POST',
          url: '/courier/api/v1/simulator/orders/x/advance',
          payload: {},
        }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      expect(await production.deps.db.selectFrom('orders').select('order_id').execute()).toEqual([]);
    } finally {
      await production.close();
    }
  });
});
