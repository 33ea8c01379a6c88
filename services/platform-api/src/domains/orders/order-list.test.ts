import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { hasEnded, orderNumber } from '@courier/api-client/order-rules';
import type { Db } from '../../platform/db/database';
import { startTestApp, type TestApp } from '../../testing/server/start-test-app';
import { signedInCaller, type TestCaller } from '../../testing/callers/place-order';
import { findOrders, findOrdersSince, withHistory } from './stored-orders/orders.repository';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({}, { orderHistory: true });
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

interface Page {
  data: Order[];
  pagination: { pagination_key: string | null };
}
const fetchOrderPage = async (query: string, vendorId = 'v1001') =>
  (await owner.call('GET', `/vendor/${vendorId}/orders?${query}`)).body.result as Page;

async function everyOrder(query: string, vendorId?: string): Promise<Order[]> {
  const found: Order[] = [];
  for (let key: string | null = ''; key !== null;) {
    const { data, pagination } = await fetchOrderPage(
      `${query}${key && `&pagination_key=${encodeURIComponent(key)}`}`,
      vendorId,
    );
    // A page without orders would mean that the key of the page before led to nothing.
    if (key !== '') expect(data).not.toEqual([]);
    found.push(...data);
    key = pagination.pagination_key;
  }
  return found;
}

const idsInTable = async (vendorIds: string[]) => {
  const rows = await server.deps.db
    .selectFrom('orders')
    .select('order_id')
    .where('vendor_id', 'in', vendorIds)
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .execute();
  return rows.map((row) => row.order_id);
};
const OUTLETS = ['v1001', 'v1002', 'v1003', 'a-v1004'];

describe('the order list', () => {
  it('answers data and pagination, newest first [API-ORDER-01] [API-ORDER-02]', async () => {
    const { data, pagination } = await fetchOrderPage('count=30');
    expect(data).toHaveLength(30);
    expect(pagination.pagination_key).toEqual(expect.any(String));
    expect(data.map((order) => order.created_at)).toEqual(
      data.map((order) => order.created_at).sort((a, b) => b - a),
    );
    for (const order of data) {
      expect(order.vendor_id).toBe('v1001');
      expect(order.status_history.at(-1)?.status).toBe(order.status);
    }
  });

  it.each([7, 50, 200])(
    'pages by %d without gaps or repeats to the last page [API-ORDER-03]',
    async (count) => {
      expect((await everyOrder(`count=${count}`)).map((order) => order.order_id)).toEqual(
        await idsInTable(['v1001']),
      );
    },
  );

  it('adds the outlets when asked, in one order [API-ORDER-02] [API-ORDER-03]', async () => {
    expect((await everyOrder('count=50&include_outlets=true')).map((order) => order.order_id)).toEqual(
      await idsInTable(OUTLETS),
    );
    expect(
      (await everyOrder('count=200&include_outlets=true', 'v1002')).every(
        (order) => order.vendor_id === 'v1002',
      ),
    ).toBe(true);
  });

  it('goes on exactly where it stopped although newer orders came in between [API-ORDER-03]', async () => {
    const before = await idsInTable(['v1001']);
    const first = await fetchOrderPage('count=10');
    await owner.placeOrder();
    const second = await fetchOrderPage(`count=10&pagination_key=${first.pagination.pagination_key}`);
    expect([...first.data, ...second.data].map((order) => order.order_id)).toEqual(before.slice(0, 20));
  });

  it('sorts orders of the same second by their ids [API-ORDER-03]', async () => {
    for (let round = 0; round < 5; round += 1) await owner.placeOrder();
    expect((await everyOrder('count=2&from=' + server.clock.nowSeconds())).length).toBeGreaterThanOrEqual(5);
    expect((await everyOrder('count=2')).map((order) => order.order_id)).toEqual(await idsInTable(['v1001']));
  });

  it('keeps to from and to, both inclusive [API-ORDER-02]', async () => {
    const all = await everyOrder('count=200');
    const [from, to] = [all[40]?.created_at as number, all[10]?.created_at as number];
    const found = await everyOrder(`count=200&from=${from}&to=${to}`);
    expect(found).toEqual(all.filter((order) => order.created_at >= from && order.created_at <= to));
    expect(found.length).toBeGreaterThanOrEqual(31);
  });

  it('applies from and to to the promised time of scheduled orders [API-ORDER-04]', async () => {
    const now = server.clock.nowSeconds();
    const soon = await owner.placeOrder((body) => ({ ...body, preordered_for: now + 4000 }));
    const later = await owner.placeOrder((body) => ({ ...body, preordered_for: now + 90_000 }));
    const ids = async (query: string) => (await everyOrder(query)).map((order) => order.order_id);
    expect(await ids(`scheduled=true&from=${now}&to=${now + 5000}`)).toEqual([soon]);
    const all = await everyOrder('scheduled=true&count=1');
    expect(all.map((order) => order.order_id)).toEqual(expect.arrayContaining([soon, later]));
    expect(all.map((order) => order.preordered_for ?? 0)).toEqual(
      all.map((order) => order.preordered_for ?? 0).sort((a, b) => b - a),
    );
    expect(await ids(`from=${now}&to=${now + 5000}`)).toEqual(expect.arrayContaining([soon, later]));
  });

  it('finds the orders of a phone number however it is written [API-ORDER-02]', async () => {
    const id = await owner.placeOrder((body) => ({
      ...body,
      customer: { ...body.customer, phone_number: '0911 222 333' },
    }));
    for (const phone of ['+886911222333', '0911222333', '0911 222 333']) {
      const found = await everyOrder(
        `customer_phone_number=${encodeURIComponent(phone)}&include_outlets=true`,
      );
      expect(found.map((order) => order.order_id)).toEqual([id]);
    }
  });

  it('finds an order by its short number, however it is written and however old it is', async () => {
    const [id] = await idsInTable(['v1002']);
    const number = orderNumber(id ?? '');
    for (const typed of [number, number.replace(' ', '-').toLowerCase(), `#${number.replace(' ', '')}`]) {
      const query = `order_number=${encodeURIComponent(typed)}&include_outlets=true`;
      expect((await fetchOrderPage(query)).data.map((order) => order.order_id)).toEqual([id]);
    }
    expect((await fetchOrderPage(`order_number=${encodeURIComponent(number)}`)).data).toEqual([]);
    expect(await fetchOrderPage('order_number=no%20number&include_outlets=true')).toEqual({
      data: [],
      pagination: { pagination_key: null },
    });
  });

  it.each([
    ['', 30],
    ['count=0', 1],
    ['count=-3', 1],
    ['count=2.9', 2],
    ['count=200', 200],
    ['count=201', 200],
  ])('has a page of 30 unless 1 to 200 are asked for: %p gives %d', async (query, length) => {
    expect((await fetchOrderPage(`include_outlets=true&${query}`)).data).toHaveLength(length);
  });

  it('takes a moment between two seconds, and one that no order can have', async () => {
    const all = await everyOrder('count=200');
    const at = all[20]?.created_at as number;
    const since = (from: number) => all.filter(({ created_at }) => created_at >= from);
    expect(await everyOrder(`count=200&from=${at - 0.5}`)).toEqual(since(at));
    expect(await everyOrder(`count=200&from=${at + 0.5}`)).toEqual(since(at + 1));
    const placedBefore = (to: number) => all.filter(({ created_at }) => created_at <= to);
    expect(await everyOrder(`count=200&to=${at + 0.5}`)).toEqual(placedBefore(at));
    expect(await everyOrder(`count=200&to=${at - 0.5}`)).toEqual(placedBefore(at - 1));
    expect(await everyOrder('count=200&from=-99999999999999999999&to=99999999999999999999')).toEqual(all);
    expect([
      await everyOrder('from=99999999999999999999'),
      await everyOrder('to=-99999999999999999999'),
    ]).toEqual([[], []]);
  });

  it('ends with its last order, also where that fills the page [API-ORDER-03]', async () => {
    const { data } = await fetchOrderPage('count=12');
    const from = data[11]?.created_at as number;
    const { length } = await everyOrder(`from=${from}`);
    const fetchPaginationKey = async (count: number) =>
      (await fetchOrderPage(`from=${from}&count=${count}`)).pagination.pagination_key;
    expect([
      await fetchPaginationKey(length),
      await fetchPaginationKey(length + 1),
      typeof (await fetchPaginationKey(length - 1)),
    ]).toEqual([null, null, 'string']);
  });

  it('is the whole one where the phone number and the key are blank', async () => {
    expect(await fetchOrderPage('customer_phone_number=%20&pagination_key=')).toEqual(
      await fetchOrderPage(''),
    );
  });

  it('contains the route only for running orders, and for a single order always', async () => {
    const { data } = await fetchOrderPage('count=200');
    const [ended, running] = [true, false].map((wanted) =>
      data.filter(({ status }) => hasEnded(status) === wanted),
    ) as [Order[], Order[]];
    expect([ended.length > 0, running.length > 0]).toEqual([true, true]);
    expect(ended.filter(({ route }) => route)).toEqual([]);
    expect(running.filter(({ route }) => !route)).toEqual([]);
    expect((await owner.order(ended[0]?.order_id as string)).route?.length).toBeGreaterThan(1);
  });

  const encodeKey = (text: string) => Buffer.from(text).toString('base64url');
  it.each(['', 'v1001', '1 ', ' v1001', '1  v', '1 v 1', 'x1 v', '1x v', '-1 v', '12345678901 v', '1 v\0'])(
    'refuses a pagination key that is none: %p',
    async (text) => {
      const key = text === '' ? '%00%ff..' : encodeKey(text);
      const answer = await owner.call('GET', `/vendor/v1001/orders?pagination_key=${key}`);
      expect([answer.status, answer.body]).toEqual([
        400,
        {
          message: 'The pagination_key is not one of ours.',
          meta: { translation_key: 'error.invalid-input', field: 'pagination_key' },
        },
      ]);
    },
  );

  it('takes a key of the longest time and id, no longer one', async () => {
    const fetchPageStatus = async (id: string) =>
      (await owner.call('GET', `/vendor/v1001/orders?pagination_key=${encodeKey(`9999999999 ${id}`)}`))
        .status;
    expect([await fetchPageStatus('x'.repeat(200)), await fetchPageStatus('x'.repeat(201))]).toEqual([
      200, 400,
    ]);
  });
});

describe('orders that are read back', () => {
  it('are those there are, by id or by when they changed, each with its own history', async () => {
    const [first, second] = [await owner.placeOrder(), await owner.placeOrder()];
    await owner.call('POST', `/simulator/orders/${first}/advance`, { status: 'RECEIVED' });
    const { db } = server.deps;
    const found = await findOrders(db, [second, 'nothing', first]);
    const [changed, placed] = [await owner.order(first), await owner.order(second)];
    expect(found.sort((a, b) => (a.order_id === first ? -1 : b.order_id === first ? 1 : 0))).toEqual([
      changed,
      placed,
    ]);
    expect(await findOrdersSince(db, changed.updated_at + 1)).toEqual([]);
    const since = await findOrdersSince(db, changed.updated_at);
    expect(since).toContainEqual(changed);
    const times = since.map(({ updated_at }) => updated_at);
    expect(Math.min(...times)).toBe(changed.updated_at);
    const more = await findOrdersSince(db, server.clock.nowSeconds() - 86_400);
    expect(more.map(({ updated_at }) => updated_at)).toEqual(
      more.map(({ updated_at }) => updated_at).sort((a, b) => a - b),
    );
    for (const order of more) expect(order.status_history.at(-1)?.status).toBe(order.status);
    expect(await withHistory(db, [])).toEqual([]);
  });
});

it('no ids are looked up without asking the database', async () => {
  expect(await findOrders({} as Db, [])).toEqual([]);
});

describe('the demo history', () => {
  it('has 600 orders over 60 days, 200 of v1001 itself, running ones and a scheduled one', async () => {
    const rows = await server.deps.db.selectFrom('orders').selectAll().where('country', '=', 'TW').execute();
    const now = server.clock.nowSeconds();
    expect(rows.length).toBeGreaterThanOrEqual(600);
    expect(rows.filter((row) => row.vendor_id === 'v1001').length).toBeGreaterThanOrEqual(200);
    expect(rows.every((row) => row.created_at <= now && row.created_at > now - 68 * 86_400)).toBe(true);
    expect(Math.min(...rows.map((row) => row.created_at))).toBeLessThan(now - 55 * 86_400);
    // The simulator goes on with the running ones, so their histories are read.
    const entries = await server.deps.db
      .selectFrom('order_status_history')
      .innerJoin('orders', 'orders.order_id', 'order_status_history.order_id')
      .select('order_status_history.status')
      .where('orders.country', '=', 'TW')
      .distinct()
      .execute();
    const statuses = new Set(entries.map(({ status }) => status));
    for (const status of [
      'DELIVERED',
      'CANCELLED',
      'RETURNED_TO_VENDOR',
      'RECEIVED',
      'COURIER_LEFT_VENDOR',
      'DELAYED',
    ])
      expect(statuses).toContain(status);
    expect(rows.some((row) => row.vendor_id === 'v1001' && (row.preordered_for ?? 0) > now)).toBe(true);
  });

  it('is whole: histories end in the status, times rise, baskets add up to the amount', async () => {
    for (const order of await everyOrder('count=200&include_outlets=true')) {
      expect(order.status_history.at(-1)?.status).toBe(order.status);
      const times = order.status_history.map((entry) => entry.created_at);
      expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
      expect(order.customer.name).not.toMatch(/\d/);
      expect(order.delivery_fee).toBeGreaterThan(65);
    }
  });
});
