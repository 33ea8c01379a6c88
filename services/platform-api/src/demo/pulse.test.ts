import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seededRandom } from '../modules/simulator/random';
import { signedInCaller, type TestCaller } from '../testing/place-order';
import { startTestApp, type TestApp } from '../testing/start-test-app';
import { placeOne, untilNextMs } from './pulse';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.ready();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const orders = async () => server.deps.db.selectFrom('orders').selectAll().orderBy('order_id').execute();

describe('the pulse of the demo', () => {
  it('is off unless somebody sets it', async () => {
    expect(server.deps.config.demoPulse).toBe(false);
    expect(await orders()).toEqual([]);
  });

  it('brings new orders to the shops of the demo, the busy ones more often, and the simulator takes them up', async () => {
    const told: string[] = [];
    const end = server.deps.bus.subscribe(({ order_id }) => told.push(order_id));
    const random = seededRandom(7);
    for (let count = 0; count < 40; count += 1) await placeOne(server.deps, random);
    end();
    const placed = await orders();
    expect(placed).toHaveLength(40);
    expect(new Set(told).size).toBe(40);
    const of = (shop: string) => placed.filter(({ vendor_id }) => vendor_id === shop);
    expect(new Set(placed.map(({ vendor_id }) => vendor_id)).size).toBeGreaterThan(4);
    expect(of('v1001').length).toBeGreaterThan(of('v5001').length);
    expect(placed.every(({ country, amount_minor }) => country === 'TW' && amount_minor > 0)).toBe(true);
    const [first] = of('v1001');
    expect(first?.status).toBe('NEW');
    const moved = await owner.call('POST', `/simulator/orders/${first?.order_id}/advance`, {
      status: 'DELIVERED',
    });
    expect(moved.body).toMatchObject({ result: { status: 'DELIVERED' } });
  });

  it('keeps a believable pace: never a burst, never a long silence, about one a minute', () => {
    const random = seededRandom(11);
    const waits = Array.from({ length: 2000 }, () => untilNextMs(random) / 1000);
    expect([Math.min(...waits), Math.max(...waits)]).toEqual([15, 240]);
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    expect(mean).toBeGreaterThan(50);
    expect(mean).toBeLessThan(75);
  });
});
