import type { Evidence, Order } from '@courier/api-client/contract';
import { hasEnded } from '@courier/api-client/order-rules';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { storePastTracks } from './order-history/past-tracks';
import { API, signedInCaller } from '../../platform-api/src/testing/callers/place-order';
import { startTestApp, type TestApp } from '../../platform-api/src/testing/server/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function listOrders(country: string) {
  const prefix = country.toLowerCase();
  const host = `${prefix}.localhost`;
  const authorization = await server.authorize(`owner.${prefix}@demo.test`, host);
  const answer = await server.app.inject({
    url: `${API}/vendor/${prefix}1001/orders?count=100&include_outlets=true`,
    headers: { host, authorization },
  });
  return answer.json<{ result: { data: Order[] } }>().result.data;
}

it('the shop and the outlet of a country both have varied past orders', async () => {
  const orders = await listOrders('PK');
  expect(new Set(orders.map(({ vendor_id }) => vendor_id)).size).toBe(2);
  expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThan(1);
});

it.each([
  ['KW', 'شارع فهد السالم، مبنى 12، مدينة الكويت', 8],
  ['DE', 'Torstraße 61, Berlin', 11],
  ['HU', 'Budapest, Király utca 52.', 9],
  ['JP', '東京都杉並区方南3-8', 10],
] as const)(
  'the shop of %s writes its address and number in local form',
  async (country, address, digits) => {
    await listOrders(country);
    const shop = await server.deps.db
      .selectFrom('vendors')
      .select(['address_text', 'phone'])
      .where('vendor_id', '=', `${country.toLowerCase()}1001`)
      .executeTakeFirstOrThrow();
    expect(shop.address_text).toBe(address);
    const phone = parsePhoneNumber(shop.phone);
    expect([phone.country, phone.isValid(), phone.nationalNumber.length]).toEqual([country, true, digits]);
  },
);

it('only orders of the last thirty days have rider tracks', async () => {
  const orders = await listOrders('KW');
  const { db, clock } = server.deps;
  const taiwan = await signedInCaller(server);
  const own = await taiwan.placeOrder();
  await taiwan.call('POST', `/simulator/orders/${own}/advance`, { status: 'DELIVERED' });
  await db.deleteFrom('rider_positions').execute();
  const storeTracks = () => storePastTracks(db, clock.nowSeconds(), new AbortController().signal);
  await storeTracks();
  const kept = () =>
    db.selectFrom('rider_positions').selectAll().orderBy('order_id').orderBy('slot').execute();
  const tracks = await kept();
  const seen = new Set(tracks.map(({ order_id }) => order_id));
  const since = clock.nowSeconds() - 30 * 86_400;
  const expected = orders.filter(
    ({ created_at, rider_id, status }) => created_at > since && rider_id !== null && hasEnded(status),
  );
  expect(expected.length).toBeGreaterThan(30);
  expect(expected.filter(({ order_id }) => !seen.has(order_id))).toEqual([]);
  expect(orders.filter(({ order_id, created_at }) => created_at <= since && seen.has(order_id))).toEqual([]);
  expect(seen.has(own)).toBe(false);
  const host = 'kw.localhost';
  const authorization = await server.authorize('owner.kw@demo.test', host);
  const answer = await server.app.inject({
    url: `${API}/order/${expected[0]?.order_id}/evidence`,
    headers: { host, authorization },
  });
  expect(answer.json<{ result: Evidence }>().result.track.length).toBeGreaterThan(30);
  await storeTracks();
  expect(await kept()).toEqual(tracks);
});
