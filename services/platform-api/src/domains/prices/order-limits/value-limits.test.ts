import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Vendor } from '@courier/api-client/contract';
import { SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { setRules } from '../../../testing/installations/set-rules';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ limitFactor: 1000 });
  owner = await signedInCaller(server);
  const { latitude, longitude } = SHOP;
  const corner = (north: number, east: number) => ({
    latitude: latitude + north,
    longitude: longitude + east,
  });
  const outer = [corner(-0.001, -0.001), corner(-0.001, 0.001), corner(0.001, 0.001), corner(0.001, -0.001)];
  const areas = [{ name: 'Old town', scope: { city: 'Old town' }, outer, holes: [] }];
  const nowSeconds = server.clock.nowSeconds();
  await setRules(server.deps.db, 'areas', areas, nowSeconds);
  for (const [vendorId, place] of [
    ['v1001', SHOP],
    ['v1002', corner(0.01, 0)],
    ['v1003', SHOP],
  ] as const)
    await server.deps.db.updateTable('vendors').set(place).where('vendor_id', '=', vendorId).execute();
  const limits = [
    { scope: {}, itemValueMinor: 5000 },
    { scope: { city: 'Old town' }, itemValueMinor: 900 },
    { scope: { vendorId: 'v1003' }, itemValueMinor: 70 },
  ];
  await setRules(server.deps.db, 'limits', limits, nowSeconds);
});
afterAll(() => server.close());

const readLimit = async (vendorId: string) =>
  ((await owner.call('GET', `/vendor/${vendorId}`)).body.result as Vendor).flags.item_value_limit;

it('the value limit of a vendor is its own, else that of its city, else the parameter of the country', async () => {
  expect([await readLimit('v1003'), await readLimit('v1001'), await readLimit('v1002')]).toEqual([
    70,
    900,
    undefined,
  ]);
  const parameter = await owner.call('GET', '/get-country-parameter/orderItemValueExceedLimit');
  expect(parameter.body.result).toBe(5000);
  const { vendors } = (await owner.call('GET', '/vendors')).body.result as { vendors: Vendor[] };
  expect(vendors.find(({ vendor_id }) => vendor_id === 'v1003')?.flags.item_value_limit).toBe(70);
});
