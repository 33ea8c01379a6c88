import type { Order } from '@courier/api-client/contract';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { isInside } from '@courier/config/geometry';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deliveryArea } from '../modules/delivery-areas/delivery-area';
import { capitalOf } from './capitals';
import { API } from '../testing/place-order';
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

it('a country whose customers nobody has written begins with none', async () => {
  expect(await ordersOf('AR')).toEqual([]);
});
