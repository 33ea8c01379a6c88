import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BulkRow } from '@courier/api-client/contract';
import { distanceMetres } from '@courier/api-client/order-rules';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

const API = '/courier/api/v1';
const HOST = 'my.localhost';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

it('locates rows of a shop in Kuala Lumpur on its streets, not in the cities they are named after', async () => {
  const authorization = await server.authorize('owner.my@demo.test', HOST);
  const headers = { host: HOST, authorization };
  const shop = await server.deps.db
    .selectFrom('vendors')
    .selectAll()
    .where('country', '=', 'MY')
    .where('latitude', 'is not', null)
    .orderBy('vendor_id')
    .executeTakeFirstOrThrow();
  const file = join(
    __dirname,
    '../../../../../../packages/sheet-reader/src/testing/cases/my-streets-named-after-cities.xlsx',
  );
  const answer = await server.app.inject({
    method: 'POST',
    url: `${API}/bulk-job/create`,
    headers,
    payload: { vendor_id: shop.vendor_id, content: readFileSync(file).toString('base64') },
  });
  const { orders } = answer.json<{ body: { orders: BulkRow[] } }>().body;
  const origin = { latitude: shop.latitude ?? 0, longitude: shop.longitude ?? 0 };
  const far = orders.filter(({ order: { place } }) => !place || distanceMetres(origin, place) > 10_000);
  expect(orders).toHaveLength(5);
  expect(far.map(({ order }) => order.dropoff_address)).toEqual([]);
});
