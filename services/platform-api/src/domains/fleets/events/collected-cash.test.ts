import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createShop, fleetClient, type FleetClient } from '../../../testing/callers/fleet-client';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';

const DUE = 640;

const warnings: string[] = [];
let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
beforeAll(async () => {
  server = await startTestApp(
    { environment: 'prd', limitFactor: 1000, logLevel: 'warn' },
    {
      logTarget: { write: (line) => line.includes('reported cash changes no order') && warnings.push(line) },
    },
  );
  shop = await signedInCaller(server, await createShop(server));
  fleet = await fleetClient(server);
});
afterAll(() => server.close());

async function pickUp(payment_method: 'CASH_ON_DELIVERY' | 'PAID' = 'CASH_ON_DELIVERY'): Promise<string> {
  const orderId = await shop.placeOrder((body) => ({ ...body, order: { ...body.order, payment_method } }));
  await fleet.report(orderId, { status: 'PICKED_UP' });
  return orderId;
}

const listReports = (orderId: string) =>
  server.deps.db
    .selectFrom('cash_reports')
    .select(['number', 'amount_minor', 'due_minor', 'reason', 'counts'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute();

const cashOfOrder = async (orderId: string) => (await shop.order(orderId)).collected_cash;

it('stores the reported cash with its time and the difference, for the shop', async () => {
  const orderId = await pickUp();
  expect(await cashOfOrder(orderId)).toBeUndefined();
  const occurred_at = server.clock.nowSeconds();
  await fleet.report(orderId, {
    status: 'DELIVERED',
    occurred_at,
    collected_amount: 600,
    collected_currency: 'TWD',
    collected_reason: 'CUSTOMER_SHORT',
  });
  expect(await cashOfOrder(orderId)).toEqual({
    amount: 600,
    collected_at: occurred_at,
    assumed: false,
    difference: -40,
    reason: 'CUSTOMER_SHORT',
  });
  expect(await listReports(orderId)).toEqual([
    { number: 1, amount_minor: 600, due_minor: DUE, reason: 'CUSTOMER_SHORT', counts: true },
  ]);
});

it('counts the amount due, marked as assumed, while no amount is reported', async () => {
  const orderId = await pickUp();
  await fleet.report(orderId, { status: 'DELIVERED' });
  const { status_history: history } = await shop.order(orderId);
  expect(await cashOfOrder(orderId)).toEqual({
    amount: DUE,
    collected_at: history.at(-1)?.created_at,
    assumed: true,
    difference: 0,
  });
  expect(await listReports(orderId)).toEqual([]);
});

it('shows cash that is reported for an order paid before, and none where none is reported', async () => {
  const orderId = await pickUp('PAID');
  await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 50 });
  expect(await cashOfOrder(orderId)).toMatchObject({ amount: 50, difference: 50, assumed: false });
  const other = await pickUp('PAID');
  await fleet.report(other, { status: 'DELIVERED', collected_amount: 0 });
  expect(await cashOfOrder(other)).toBeUndefined();
});

it('a repeated report changes nothing, and a later one with another amount is a correction', async () => {
  const orderId = await pickUp();
  const event = {
    event_id: 'cash-twice',
    status: 'DELIVERED' as const,
    occurred_at: server.clock.nowSeconds(),
    collected_amount: 600,
  };
  const first = await fleet.report(orderId, event);
  expect(await fleet.report(orderId, event)).toEqual(first);
  const { updated_at } = await shop.order(orderId);
  const same = await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 600 });
  expect([same.status, same.body.meta?.translation_key]).toEqual([409, 'transition-not-allowed']);
  expect((await shop.order(orderId)).updated_at).toBe(updated_at);
  expect(await listReports(orderId)).toHaveLength(1);

  server.clock.advance(300);
  const corrected = await fleet.report(orderId, { status: 'DELIVERED', collected_amount: DUE });
  expect(corrected.status).toBe(200);
  expect(await cashOfOrder(orderId)).toMatchObject({
    amount: DUE,
    collected_at: event.occurred_at,
    difference: 0,
    corrected_from: 600,
  });
  expect(await listReports(orderId)).toMatchObject([{ amount_minor: 600 }, { amount_minor: DUE }]);
  const order = await shop.order(orderId);
  expect(order.updated_at).toBeGreaterThan(updated_at);
  expect(order.status_history.filter(({ status }) => status === 'DELIVERED')).toHaveLength(1);
});

it('the first amount after an assumed one is recorded, and an older report is stored without effect', async () => {
  const orderId = await pickUp();
  const occurred_at = server.clock.nowSeconds();
  await fleet.report(orderId, { status: 'DELIVERED', occurred_at });
  await fleet.report(orderId, { status: 'DELIVERED', occurred_at, collected_amount: 630 });
  const { status_history: history } = await shop.order(orderId);
  expect(await cashOfOrder(orderId)).toEqual({
    amount: 630,
    collected_at: history.at(-1)?.created_at,
    assumed: false,
    difference: -10,
  });
  const late = { status: 'DELIVERED' as const, occurred_at: occurred_at - 1, collected_amount: 10 };
  expect((await fleet.report(orderId, late)).status).toBe(200);
  expect(await cashOfOrder(orderId)).toMatchObject({ amount: 630 });
  expect(await listReports(orderId)).toMatchObject([{ counts: true }, { amount_minor: 10, counts: false }]);
});

it('records the first amount of a delivered order, although its event is older than the delivery', async () => {
  const orderId = await pickUp();
  const occurred_at = server.clock.nowSeconds();
  await fleet.report(orderId, { status: 'DELIVERED', occurred_at });
  const late = { status: 'DELIVERED' as const, occurred_at: occurred_at - 1, collected_amount: 630 };
  expect((await fleet.report(orderId, late)).status).toBe(200);
  expect(await cashOfOrder(orderId)).toMatchObject({ amount: 630, assumed: false });
  expect(await listReports(orderId)).toMatchObject([{ amount_minor: 630, counts: true }]);
});

it.each([
  ['cancelled', 'CANCELLED'],
  ['on its way back', 'RETURN_INITIATED'],
] as const)(
  'stores the cash of a refused delivery without effect while the order is %s',
  async (_is, status) => {
    const orderId = await shop.placeOrder((body) => ({
      ...body,
      order: { ...body.order, payment_method: 'CASH_ON_DELIVERY' },
    }));
    if (status === 'RETURN_INITIATED') await fleet.report(orderId, { status: 'PICKED_UP' });
    await fleet.report(orderId, { status, reason: 'CUSTOMER_CANCELLED' });
    const refused = await fleet.report(orderId, { status: 'DELIVERED', collected_amount: DUE });
    expect([refused.status, refused.body.meta?.translation_key]).toEqual([409, 'transition-not-allowed']);
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 0 });
    expect(await listReports(orderId)).toEqual([
      { number: 1, amount_minor: DUE, due_minor: DUE, reason: null, counts: false },
    ]);
    expect(await cashOfOrder(orderId)).toBeUndefined();
    expect(warnings.filter((line) => line.includes(orderId))).toHaveLength(1);
  },
);

it('stores no cash of a delivery that is refused because the order is not picked up', async () => {
  const orderId = await shop.placeOrder();
  expect((await fleet.report(orderId, { status: 'DELIVERED', collected_amount: DUE })).status).toBe(409);
  expect(await listReports(orderId)).toEqual([]);
});

it('refuses amounts that the order cannot have, and the delivery with them', async () => {
  const orderId = await pickUp();
  const answers = [
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 640.5 }),
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount: -1 }),
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 640, collected_currency: 'USD' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.meta?.field])).toEqual([
    [400, 'collected_amount'],
    [400, 'collected_amount'],
    [400, 'collected_currency'],
  ]);
  expect((await shop.order(orderId)).status).toBe('PICKED_UP');
  expect(await listReports(orderId)).toEqual([]);
});

it('an amount with another status than DELIVERED has no effect', async () => {
  const orderId = await pickUp();
  const { status } = await fleet.report(orderId, { status: 'NEAR_CUSTOMER', collected_amount: 640.5 });
  expect([status, (await shop.order(orderId)).status]).toEqual([200, 'NEAR_CUSTOMER']);
  expect([await listReports(orderId), await cashOfOrder(orderId)]).toEqual([[], undefined]);
});

it('of two corrections at the same time, both are recorded', async () => {
  const orderId = await pickUp();
  const occurred_at = server.clock.nowSeconds();
  await fleet.report(orderId, { status: 'DELIVERED', occurred_at, collected_amount: 600 });
  await Promise.all(
    [610, 620].map((collected_amount) =>
      fleet.report(orderId, { status: 'DELIVERED', occurred_at, collected_amount }),
    ),
  );
  const reports = await listReports(orderId);
  expect(reports.map(({ number }) => number)).toEqual([1, 2, 3]);
  const [, before, last] = reports;
  expect(await cashOfOrder(orderId)).toMatchObject({
    amount: last?.amount_minor,
    corrected_from: before?.amount_minor,
  });
});
