import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LatLng } from '@courier/api-client/contract';
import { INVENTED, type Portal } from '../testing/callers/demo-values';
import { seedDemoVouchers, seedUnclaimedVendor } from '../testing/server/demonstration';
import { createUnpricedShop } from '../testing/callers/fleet-client';
import { SHOP, signedInCaller } from '../testing/callers/place-order';
import { setRules, setTariff } from '../testing/installations/set-rules';
import { startTestApp, type TestApp } from '../testing/server/start-test-app';

const OWN_FEE = 41;
const OWN_AREA: LatLng[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
].map(([north = 0, east = 0]) => ({
  latitude: SHOP.latitude + north * 0.05,
  longitude: SHOP.longitude + east * 0.05,
}));

async function setOwnRules({ deps: { db }, clock }: TestApp): Promise<void> {
  const now = clock.nowSeconds();
  await setRules(db, 'areas', [{ name: 'Taipei', scope: {}, outer: OWN_AREA, holes: [] }], now);
  await setTariff(
    db,
    {
      scope: {},
      baseMinor: OWN_FEE,
      bands: [],
      minimumMinor: 0,
      surcharges: [],
      rounding: { stepMinor: 1, direction: 'nearest' },
      tax: null,
      cashMinor: 0,
    },
    now,
  );
}

const servers: TestApp[] = [];
const start = async (...args: Parameters<typeof startTestApp>) => {
  const server = await startTestApp(...args);
  servers.push(server);
  return server;
};
afterAll(async () => {
  for (const server of servers) await server.close();
});

/** Production with the whole demonstration in reach: its seeds, its modules, its rules. */
async function openProduction(prepare: (server: TestApp) => Promise<void>): Promise<Portal> {
  const server = await start(
    { environment: 'prd', limitFactor: 1000 },
    { orderHistory: true, demo: { demoPulse: true } },
  );
  await prepare(server);
  const email = await createUnpricedShop(server);
  const shop = await signedInCaller(server, email);
  return { server, email, shop, fee: null, areas: null, orderId: null };
}

const portals: Record<string, Portal> = {};
beforeAll(async () => {
  portals['empty'] = await openProduction(async () => undefined);
  const open = await openProduction(setOwnRules);
  portals['open'] = { ...open, fee: OWN_FEE, areas: [OWN_AREA], orderId: await open.shop.placeOrder() };
  const server = await start({ limitFactor: 1000 });
  await seedDemoVouchers(server.deps);
  await seedUnclaimedVendor(server.deps);
  const shop = await signedInCaller(server);
  portals['demonstration'] = {
    server,
    email: 'owner@demo.test',
    shop,
    fee: null,
    areas: null,
    orderId: await shop.placeOrder(),
  };
});
const portal = (name: string): Portal => {
  const found = portals[name];
  if (!found) throw new TypeError(`No portal ${name}`);
  return found;
};

const withoutOrder = INVENTED.filter(([kind]) => !['status', 'rider', 'picture'].includes(kind));

it.each(INVENTED)('an invented %s is found where the demonstration runs', async (_, find) => {
  expect(await find(portal('demonstration'))).not.toEqual([]);
});

describe('production without data', () => {
  it.each(withoutOrder)('has no invented %s', async (_, find) => {
    expect(await find(portal('empty'))).toEqual([]);
  });

  it('prices nothing and takes no order', async () => {
    const { shop } = portal('empty');
    const trip = { source: SHOP, destination: SHOP, vendor_id: 'v1001', delivery_type: 'food' };
    const fee = await shop.call('POST', '/delivery/fee', trip);
    expect([fee.status, fee.body.meta?.translation_key]).toEqual([400, 'request.error.cannot-compute-price']);
    const body = await shop.orderBody((order) => ({ ...order, delivery_fee: 0, signature: '' }));
    const placed = await shop.call('POST', '/order', body);
    expect([placed.status, placed.body.message]).toEqual([400, 'SignatureInvalid']);
  });
});

describe('production with one tariff and one area', () => {
  it.each(INVENTED)('has no invented %s', async (_, find) => {
    expect(await find(portal('open'))).toEqual([]);
  });

  it('delivers inside the area of the operator for the fee of the operator', async () => {
    const { shop, orderId } = portal('open');
    const order = await shop.order(orderId ?? '');
    expect(order.delivery_fee).toBe(OWN_FEE);
    const validate = async (north: number) => {
      const location = { lat: SHOP.latitude + north, lng: SHOP.longitude };
      const body = { location, vendor_location: SHOP, vendor_id: 'v1001' };
      return (await shop.call('POST', '/delivery/area/validate', body)).body.result;
    };
    expect([await validate(0.0499), await validate(0.0501)]).toEqual(['DELIVERABLE', 'NOT_DELIVERABLE']);
  });

  it('has the orders of its shops alone', async () => {
    const { shop, orderId } = portal('open');
    const answer = await shop.call('GET', '/vendor/v1001/orders?limit=50');
    expect(JSON.stringify(answer.body).match(/"order_id":"[^"]+"/g)).toEqual([`"order_id":"${orderId}"`]);
  });
});
