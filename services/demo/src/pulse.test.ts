import type { Order } from '@courier/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seededRandom } from './simulator/random';
import { API, signedInCaller, type TestCaller } from '../../platform-api/src/testing/callers/place-order';
import { startTestApp, type TestApp } from '../../platform-api/src/testing/server/start-test-app';
import { readDemoSettings } from './demo-settings';
import { placeSome, untilNextMs } from './pulse';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp();
  await server.app.ready();
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const orders = async () => server.deps.db.selectFrom('orders').selectAll().orderBy('order_id').execute();

describe('automatic demo orders', () => {
  it('are off by default', async () => {
    expect(readDemoSettings({}).demoPulse).toBe(false);
    expect(await orders()).toEqual([]);
  });

  it('arrive at the demo shops, more often at busy ones, and are taken up by the simulator', async () => {
    const messages: string[] = [];
    const end = server.deps.bus.subscribe(({ order_id }) => messages.push(order_id));
    const random = seededRandom(7);
    for (let count = 0; count < 40; count += 1) await placeSome(server.deps, random);
    end();
    const placed = await orders();
    expect(placed).toHaveLength(40);
    expect(new Set(messages).size).toBe(40);
    const ordersPlacedAt = (shop: string) => placed.filter(({ vendor_id }) => vendor_id === shop);
    expect(new Set(placed.map(({ vendor_id }) => vendor_id)).size).toBeGreaterThan(4);
    expect(ordersPlacedAt('v1001').length).toBeGreaterThan(ordersPlacedAt('v5001').length);
    expect(placed.every(({ country, amount_minor }) => country === 'TW' && amount_minor > 0)).toBe(true);
    const [first] = ordersPlacedAt('v1001');
    expect(first?.status).toBe('NEW');
    const moved = await owner.call('POST', `/simulator/orders/${first?.order_id}/advance`, {
      status: 'DELIVERED',
    });
    expect(moved.body).toMatchObject({ result: { status: 'DELIVERED' } });
  });

  it('arrive at shops of another country after its first use, in the local language', async () => {
    const pulsing = await startTestApp({}, { demo: { demoPulse: true, simSpeed: 1 } });
    await pulsing.app.ready();
    const host = 'kw.localhost';
    const authorization = await pulsing.authorize('owner.kw@demo.test', host);
    const mine = async () =>
      (
        await pulsing.app.inject({
          url: `${API}/vendor/kw1001/orders?count=100&include_outlets=true&order_status=RECEIVED&order_status=WAITING_FOR_TRANSPORT&order_status=COURIER_LEFT_VENDOR&order_status=NEAR_CUSTOMER&order_status=PICKED_UP&order_status=NEW`,
          headers: { host, authorization },
        })
      ).json<{ result: { data: Order[] } }>().result.data;
    const before = await mine();
    const running = [
      'COURIER_LEFT_VENDOR',
      'NEAR_CUSTOMER',
      'PICKED_UP',
      'RECEIVED',
      'WAITING_FOR_TRANSPORT',
    ];
    expect(before.map(({ status }) => status)).toEqual(expect.arrayContaining(running));
    const random = seededRandom(5);
    for (let count = 0; count < 20; count += 1) await placeSome(pulsing.deps, random);
    const known = new Set(before.map(({ order_id }) => order_id));
    const arrived = (await mine()).filter(({ order_id }) => !known.has(order_id));
    expect(arrived.length).toBeGreaterThan(4);
    expect(arrived.length).toBeLessThan(14);
    for (const { customer } of arrived) expect(customer.name).toMatch(/^[\p{sc=Arab} ]+$/u);
    const onItsWay = before.find(({ status }) => status === 'NEAR_CUSTOMER');
    const moved = await pulsing.app.inject({
      method: 'POST',
      url: `${API}/simulator/orders/${onItsWay?.order_id}/advance`,
      headers: { host, authorization },
      payload: { status: 'DELIVERED' },
    });
    expect(moved.json()).toMatchObject({ result: { status: 'DELIVERED' } });
    const elsewhere = await pulsing.deps.db.selectFrom('orders').select('country').distinct().execute();
    expect(elsewhere.map(({ country }) => country).sort()).toEqual(['KW', 'TW']);
    await pulsing.close();
  });

  it('arrive about once a minute, without bursts or long gaps', () => {
    const random = seededRandom(11);
    const waits = Array.from({ length: 2000 }, () => untilNextMs(random) / 1000);
    expect([Math.min(...waits), Math.max(...waits)]).toEqual([15, 240]);
    const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
    expect(mean).toBeGreaterThan(50);
    expect(mean).toBeLessThan(75);
  });
});
