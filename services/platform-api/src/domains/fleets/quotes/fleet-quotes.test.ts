import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createShop } from '../../../testing/callers/fleet-client';
import { startPandago, type PandagoStandIn } from '../../../testing/companies/pandago-stand-in';
import { DESTINATION, SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { sampleDelivery } from '../../../testing/inputs/sample-delivery';
import { settleFleets } from '../../../testing/server/settle-fleets';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { startUberDirect, type UberDirectStandIn } from '../../../testing/companies/uber-direct-stand-in';
import { createCircuitBreaker } from '../../../platform/outgoing/http/circuit-breaker';
import type { ExternalFleet } from '../external/company/external-fleet';
import { quoteInTime } from '../external/quote-in-time';

const ADDRESS = '12F-3, No. 17, Ln. 240, Guangfu S. Rd.';
const ORDER_QUOTE = 'POST /orders/';

let server: TestApp;
let shop: TestCaller;
let pandago: PandagoStandIn;
let uber: UberDirectStandIn;
beforeAll(async () => {
  const nowSeconds = () => server.clock.nowSeconds();
  pandago = await startPandago(nowSeconds, null);
  uber = await startUberDirect(nowSeconds, null);
  const entry = (adapter: 'pandago' | 'uber-direct') => ({ adapter, proofsRequired: [] });
  server = await startTestApp({
    environment: 'prd',
    limitFactor: 1000,
    fleets: { adapter: 'api', byCountry: { TW: { main: entry('pandago'), night: entry('uber-direct') } } },
    fleetCredentials: { TW: { main: pandago.credentials, night: uber.credentials } },
  });
  await createShop(server);
});
afterAll(async () => {
  await server.close();
  await Promise.all([pandago.close(), uber.close()]);
});
beforeEach(async () => {
  // The quote of an earlier test has expired, and a pause of the provider is over.
  server.clock.advance(3600);
  pandago.plan.clear();
  shop = await signedInCaller(server, 'owner@v1001.example');
});

interface Estimated {
  estimations: { pick_up: number; drop_off: number };
  is_fleet_estimate?: boolean;
}

async function requestTimes(change: object = {}): Promise<Estimated> {
  const answer = await shop.call('POST', '/estimations', {
    source: SHOP,
    destination: DESTINATION,
    vendor_id: 'v1001',
    delivery_type: 'food',
    destination_address: ADDRESS,
    ...change,
  });
  expect(answer.status).toBe(200);
  return answer.body as unknown as Estimated;
}
const useFleet = (fleetId: string | null) =>
  server.deps.db.updateTable('vendors').set({ fleet_id: fleetId }).where('vendor_id', '=', 'v1001').execute();
const cost = (orderId: string) =>
  server.deps.db
    .selectFrom('external_deliveries')
    .select(['cost_minor', 'cost_currency', 'cost_is_estimate'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();

it('the times of the fleet are the estimate of the quote and the promise of its order', async () => {
  expect(await requestTimes()).toEqual({
    estimations: { pick_up: 10, drop_off: 30 },
    is_fleet_estimate: true,
  });
  const sent = JSON.parse(pandago.plan.calls.at(-1)?.body ?? '{}') as { recipient: object };
  expect(sent.recipient).toEqual({ location: { address: ADDRESS, ...DESTINATION } });
  const order = await shop.order(await shop.placeOrder());
  expect(order.promised_by).toBe('fleet');
  expect((order.promised_for ?? 0) - order.created_at).toBe(30 * 60);
});

it('what the fleet charges is stored as the cost of the operator; the shop pays the tariff', async () => {
  const before = await shop.orderBody();
  await requestTimes();
  const orderId = await shop.placeOrder();
  await settleFleets(server, 0);
  const order = await shop.order(orderId);
  expect(order.delivery_fee).toBe(before.delivery_fee);
  expect(JSON.stringify(order)).not.toMatch(/81\.5|cost/);
  // The answer of the stand-in to the order names no fee.
  expect(await cost(orderId)).toEqual({ cost_minor: 82, cost_currency: 'TWD', cost_is_estimate: true });
});

it('the fee in the answer to the order counts instead of the estimate', async () => {
  await requestTimes();
  pandago.orderFee = 90;
  const orderId = await shop.placeOrder();
  await settleFleets(server, 0);
  pandago.orderFee = null;
  expect(await cost(orderId)).toEqual({ cost_minor: 90, cost_currency: 'TWD', cost_is_estimate: false });
});

it('Uber Direct gives its times without a contact of the customer', async () => {
  await useFleet('night');
  try {
    expect(await requestTimes()).toEqual({
      estimations: { pick_up: 10, drop_off: 30 },
      is_fleet_estimate: true,
    });
    const sent = JSON.parse(uber.plan.calls.at(-1)?.body ?? '{}') as object;
    expect(Object.keys(sent).filter((name) => /dropoff_(name|phone)/.test(name))).toEqual([]);
    expect((await shop.order(await shop.placeOrder())).promised_by).toBe('fleet');
  } finally {
    await useFleet(null);
  }
});

it('without an address, without a quote and after its end the estimate of the portal counts', async () => {
  expect(await requestTimes({ destination_address: undefined })).not.toHaveProperty('is_fleet_estimate');
  const plain = await shop.order(await shop.placeOrder());
  expect(plain).not.toHaveProperty('promised_by');
  await requestTimes();
  server.clock.advance(901);
  shop = await signedInCaller(server, 'owner@v1001.example');
  expect(await shop.order(await shop.placeOrder())).not.toHaveProperty('promised_by');
});

it.each(['500', 'cut', '429'] as const)(
  'a fleet that fails with %s delays no quote and no order',
  async (fault) => {
    pandago.plan.plan(ORDER_QUOTE, fault, fault);
    expect(await requestTimes()).not.toHaveProperty('is_fleet_estimate');
    expect(await shop.order(await shop.placeOrder())).not.toHaveProperty('promised_by');
  },
);

it('a fleet that fails several times in a row is not asked for a while', async () => {
  pandago.plan.plan(ORDER_QUOTE, '500', '500', '500', '500', '500', '500');
  for (let times = 0; times < 3; times += 1) await requestTimes();
  const calls = pandago.plan.count(ORDER_QUOTE);
  await requestTimes();
  expect(pandago.plan.count(ORDER_QUOTE)).toBe(calls);
  pandago.plan.clear();
  server.clock.advance(61);
  expect(await requestTimes()).toMatchObject({ is_fleet_estimate: true });
});

it('a quote that comes too late is not waited for', async () => {
  const late: Pick<ExternalFleet, 'quote'> = { quote: () => new Promise(() => undefined) };
  const named = {
    country: 'TW' as const,
    fleetId: 'main',
    fleet: late as ExternalFleet,
    quoteBreaker: createCircuitBreaker({ failures: 1, pauseSeconds: 60 }, server.clock),
  };
  expect(await quoteInTime({ log: server.app.log }, named, sampleDelivery(), 1)).toBeNull();
});
