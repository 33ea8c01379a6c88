import type { Evidence, Order } from '@courier/api-client/contract';
import { hasEnded } from '@courier/api-client/order-rules';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { isInside } from '@courier/config/geometry';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deliveryArea } from '../modules/delivery-areas/delivery-area';
import { capitalOf } from './capitals';
import { keepPastTracks } from './order-history/past-tracks';
import { API, signedInCaller } from '../testing/place-order';
import { startTestApp, type TestApp } from '../testing/start-test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function ordersOf(country: string) {
  const prefix = country.toLowerCase();
  const host = `${prefix}.localhost`;
  const authorization = await server.authorizationOf(`owner.${prefix}@demo.test`, host);
  const answer = await server.app.inject({
    url: `${API}/vendor/${prefix}1001/orders?count=100&include_outlets=true`,
    headers: { host, authorization },
  });
  return answer.json<{ result: { data: Order[] } }>().result.data;
}

it.each([
  ['KW', /^[\p{sc=Arab} ]+$/u],
  ['PK', /^[\p{sc=Arab} ]+$/u],
  ['SG', /^[A-Z][A-Za-z ]+$/],
  ['DE', /^[\p{sc=Latn} ]+$/u],
] as const)(
  'the shop of %s has sixty days of orders behind it, as people write there',
  async (country, name) => {
    const orders = await ordersOf(country);
    expect(orders).toHaveLength(100);
    expect(new Set(orders.map(({ vendor_id }) => vendor_id)).size).toBe(2);
    expect(new Set(orders.map(({ status }) => status)).size).toBeGreaterThan(1);
    const shop = capitalOf(country).position;
    for (const { vendor_id, customer } of orders) {
      expect(customer.name).toMatch(name);
      const phone = parsePhoneNumber(customer.phone_number);
      expect([phone.country, phone.isValid(), phone.getType()]).toEqual([country, true, 'MOBILE']);
      if (vendor_id.endsWith('1001'))
        expect(isInside(deliveryArea(vendor_id, shop), customer.location)).toBe(true);
    }
  },
);

it.each([
  ['KW', 'شارع فهد السالم، مبنى 12، مدينة الكويت', 8],
  ['DE', 'Torstraße 61, Berlin', 11],
] as const)(
  'the shop of %s writes its address and its number as people there do',
  async (country, address, digits) => {
    await ordersOf(country);
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

it('riders of the last thirty days were seen on their way, of nobody else an invented one', async () => {
  const orders = await ordersOf('KW');
  const { db, clock } = server.deps;
  const taiwan = await signedInCaller(server);
  const own = await taiwan.placeOrder();
  await taiwan.call('POST', `/simulator/orders/${own}/advance`, { status: 'DELIVERED' });
  await db.deleteFrom('rider_positions').execute();
  const keep = () => keepPastTracks(db, clock.nowSeconds(), new AbortController().signal);
  await keep();
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
  const authorization = await server.authorizationOf('owner.kw@demo.test', host);
  const answer = await server.app.inject({
    url: `${API}/order/${expected[0]?.order_id}/evidence`,
    headers: { host, authorization },
  });
  expect(answer.json<{ result: Evidence }>().result.track.length).toBeGreaterThan(30);
  await keep();
  expect(await kept()).toEqual(tracks);
});

it('a country whose customers nobody has written begins with none', async () => {
  expect(await ordersOf('AR')).toEqual([]);
});
