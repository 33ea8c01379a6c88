import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Insights, Order, Vendor } from '@courier/api-client/contract';
import { createFakeBackend } from '@courier/api-client/testing';
import { LIMITS, type CountryCode } from '@courier/config';
import { API, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  // Slow, so that no order moves by itself between two steps of the test.
  server = await startTestApp({}, { demo: { simSpeed: 0.1 }, orderHistory: true });
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

const DAY = 86_400;
const unix = (text: string) => Date.parse(text) / 1000;

async function insights(query: string, vendorId = 'v1001'): Promise<Insights> {
  const { status, body } = await owner.call('GET', `/vendor/${vendorId}/insights?${query}`);
  expect(status).toBe(200);
  return body.result as Insights;
}

async function everyOrder(query: string): Promise<Order[]> {
  const found: Order[] = [];
  for (let key = ''; ;) {
    const { body } = await owner.call('GET', `/vendor/v1001/orders?${query}&count=200${key}`);
    const page = body.result as { data: Order[]; pagination: { pagination_key: string | null } };
    found.push(...page.data);
    if (page.pagination.pagination_key === null) return found;
    key = `&pagination_key=${encodeURIComponent(page.pagination.pagination_key)}`;
  }
}

type Counted = Insights[Exclude<keyof Insights, 'outlets'>][number];
function folded(rows: readonly Counted[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { orders, ...row } of rows) {
    const key = JSON.stringify(Object.entries(row).sort());
    sums.set(key, (sums.get(key) ?? 0) + orders);
  }
  return [...sums].sort();
}

describe('the statistics of a period', () => {
  it.each(['', '&include_outlets=true'])('match a separate count of each order%s', async (outlets) => {
    const now = server.clock.nowSeconds();
    const query = `from=${now - 45 * DAY}&to=${now - 3 * DAY}${outlets}`;
    const orders = await everyOrder(query);
    expect(orders.length).toBeGreaterThan(100);
    // Counts the same orders independently of the code under test.
    const vendors = (await owner.call('GET', '/vendors')).body.result as { vendors: Vendor[] };
    const fake = createFakeBackend({ vendors: vendors.vendors });
    for (const order of orders) fake.addOrder(order);
    const { result: expected } = await fake.client.insights.get({
      params: { vendorId: 'v1001' },
      query: { from: 0, to: now, include_outlets: outlets !== '' },
    });
    const answer = await insights(query);
    for (const kind of ['endings', 'hours', 'deliveries', 'pickups', 'promises', 'fees'] as const)
      expect([kind, folded(answer[kind])]).toEqual([kind, folded(expected[kind])]);
    expect(answer.outlets).toEqual(expected.outlets);
    expect(answer.outlets).toHaveLength(outlets === '' ? 1 : 4);
    expect(answer.endings.reduce((sum, row) => sum + row.orders, 0)).toBe(orders.length);
  });

  it('contain the durations between the statuses of an order', async () => {
    const placed = server.clock.nowSeconds();
    const orderId = await owner.placeOrder();
    for (const status of ['NEAR_VENDOR', 'PICKED_UP', 'DELIVERED']) {
      server.clock.advance(150 + status.length);
      const path = `/simulator/orders/${orderId}/advance`;
      expect((await owner.call('POST', path, { status })).status).toBe(200);
    }
    const own = (await owner.order(orderId)).status_history;
    const lastStatusChange = (status: string) =>
      own.findLast((entry) => entry.status === status)?.created_at ?? Number.NaN;
    const { deliveries, pickups, outlets } = await insights(`from=${placed}&to=${placed + 60}`);
    const minutes = (from: number, to: number) => Math.round((to - from) / 60);
    expect(deliveries).toEqual([{ minutes: minutes(placed, lastStatusChange('DELIVERED')), orders: 1 }]);
    expect(pickups).toEqual([
      { minutes: minutes(lastStatusChange('NEAR_VENDOR'), lastStatusChange('PICKED_UP')), orders: 1 },
    ]);
    expect(outlets).toMatchObject([{ vendor_id: 'v1001', delivered: 1, promised: 1 }]);
  });

  it('are empty without orders', async () => {
    expect(await insights('from=1000&to=2000')).toEqual({
      endings: [],
      hours: [],
      deliveries: [],
      pickups: [],
      promises: [],
      fees: [],
      outlets: [],
    });
  });

  it.each([
    ['the end before the beginning', 'from=2000&to=1999', 'to'],
    ['more days than history shows', `from=0&to=${(LIMITS.historyRangeDays + 2) * DAY}`, 'from'],
    ['no end', 'from=0', 'to'],
  ])('are refused for %s', async (_, query, field) => {
    const { status, body } = await owner.call('GET', `/vendor/v1001/insights?${query}`);
    expect([status, body.meta?.field]).toEqual([400, expect.stringContaining(field)]);
  });

  it('are refused for a vendor of another account', async () => {
    expect((await owner.call('GET', '/vendor/v4001/insights?from=0&to=1')).status).toBe(404);
  });
});

// A year ago, before all demo orders.
describe('hours and weekdays', () => {
  const requestInsights = async (
    country: CountryCode,
    from: number,
    to: number,
    placedAt: readonly number[],
  ) => {
    const code = country.toLowerCase();
    const host = `${code}.localhost`;
    const authorization = await server.authorize(`owner.${code}@demo.test`, host);
    const headers = { host, authorization };
    const list = await server.app.inject({ url: `${API}/vendors`, headers });
    const { vendors } = list.json<{ result: { vendors: Vendor[] } }>().result;
    const vendorId = vendors[0]?.vendor_id ?? '';
    const model = await server.deps.db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
    await server.deps.db
      .insertInto('orders')
      .values(
        placedAt.map((created_at, index) => ({
          ...model,
          order_id: `${vendorId}-${index}`,
          vendor_id: vendorId,
          country,
          created_at,
          sender: null,
          address_parts: null,
          voucher: null,
          proposal: null,
          rating: null,
          proofs: '[]',
        })),
      )
      .execute();
    const url = `${API}/vendor/${vendorId}/insights?from=${from}&to=${to}`;
    return (await server.app.inject({ url, headers })).json<{ result: Insights }>().result.hours;
  };

  it('are those of Vienna on the day with a repeated hour', async () => {
    const hours = await requestInsights('AT', unix('2025-10-25T22:00Z'), unix('2025-10-26T22:59:59Z'), [
      unix('2025-10-25T21:59:59Z'),
      unix('2025-10-25T22:00:00Z'),
      unix('2025-10-26T00:30:00Z'),
      unix('2025-10-26T01:30:00Z'),
      unix('2025-10-26T22:59:59Z'),
      unix('2025-10-26T23:00:00Z'),
    ]);
    expect(hours).toEqual([
      { weekday: 7, hour: 0, orders: 1 },
      { weekday: 7, hour: 2, orders: 2 },
      { weekday: 7, hour: 23, orders: 1 },
    ]);
  });

  it('are those of Myanmar, with an offset of half an hour', async () => {
    const [from, to] = [unix('2025-11-02T17:30Z'), unix('2025-11-03T17:29:59Z')];
    expect(await requestInsights('MM', from, to, [from - 1, from, from + 1800, to])).toEqual([
      { weekday: 1, hour: 0, orders: 2 },
      { weekday: 1, hour: 23, orders: 1 },
    ]);
  });
});
