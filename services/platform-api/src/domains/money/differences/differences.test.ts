import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createShop, fleetClient, type FleetClient } from '../../../testing/callers/fleet-client';
import { signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { describeDifferences } from './describe-differences';
import { describeUncounted } from './describe-uncounted';
import { listCashDifferences, listUncountedReports } from './list-differences';

let server: TestApp;
let shop: TestCaller;
let fleet: FleetClient;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
  shop = await signedInCaller(server, await createShop(server));
  fleet = await fleetClient(server);
});
afterAll(() => server.close());

const placeOrder = () =>
  shop.placeOrder((body) => ({ ...body, order: { ...body.order, payment_method: 'CASH_ON_DELIVERY' } }));

async function deliver(collected_amount: number): Promise<string> {
  const orderId = await placeOrder();
  await fleet.report(orderId, { status: 'PICKED_UP' });
  await fleet.report(orderId, { status: 'DELIVERED', collected_amount, collected_reason: 'NO_CHANGE' });
  return orderId;
}

it('lists orders with another amount of cash, with the sum of each currency, and no others', async () => {
  const short = await deliver(600);
  const exact = await deliver(640);
  const over = await deliver(650);
  const sinceSeconds = server.clock.nowSeconds() - 3600;
  const output = describeDifferences(await listCashDifferences(server.deps.db, { sinceSeconds }));
  const [headings, newest, oldest, sum] = output.split('\n');
  expect(headings).toContain('difference');
  expect(newest?.split('\t').slice(1)).toEqual([
    over,
    'v1001',
    'main',
    '',
    'TWD',
    '640',
    '650',
    '10',
    'NO_CHANGE',
    '',
  ]);
  expect(oldest?.split('\t')).toEqual(expect.arrayContaining([short, '600', '-40']));
  expect(sum).toBe('TWD: -30 in 2 orders');
  expect(output).not.toContain(exact);
  expect(await listCashDifferences(server.deps.db, { sinceSeconds, country: 'KW' })).toEqual([]);
  expect(describeDifferences([])).toBe('No collected cash differs from the amount due.');
});

it('lists late reports and cash of cancelled orders, but none that repeats the amount that counts', async () => {
  const sinceSeconds = server.clock.nowSeconds();
  const cancelled = await placeOrder();
  await fleet.report(cancelled, { status: 'CANCELLED', reason: 'CUSTOMER_CANCELLED' });
  await fleet.report(cancelled, { status: 'DELIVERED', collected_amount: 50 });
  const delivered = await deliver(640);
  const occurred_at = server.clock.nowSeconds() - 1;
  await fleet.report(delivered, { status: 'DELIVERED', occurred_at, collected_amount: 640 });
  await fleet.report(delivered, { status: 'DELIVERED', occurred_at, collected_amount: 10 });
  const reports = await listUncountedReports(server.deps.db, { sinceSeconds });
  const [, , late, refused, ...others] = describeUncounted(reports).split('\n');
  expect(late?.split('\t').slice(1)).toEqual([
    delivered,
    'v1001',
    'main',
    '',
    'DELIVERED',
    'TWD',
    '10',
    '640',
    '',
  ]);
  expect(refused?.split('\t').slice(1)).toEqual([
    cancelled,
    'v1001',
    'main',
    '',
    'CANCELLED',
    'TWD',
    '50',
    '',
    '',
  ]);
  expect(others).toEqual([]);
  expect(await listUncountedReports(server.deps.db, { sinceSeconds, country: 'KW' })).toEqual([]);
  expect(describeUncounted([])).toBe('');
});

it('lists orders by the time at which their cash was reported, a late correction among them', async () => {
  const orderId = await deliver(640);
  server.clock.advance(10 * 86_400);
  const sinceSeconds = server.clock.nowSeconds();
  const list = () => listCashDifferences(server.deps.db, { sinceSeconds });
  expect(await list()).toEqual([]);
  await fleet.report(orderId, { status: 'DELIVERED', collected_amount: 600 });
  const differences = await list();
  expect(differences.map(({ order_id }) => order_id)).toEqual([orderId]);
  expect(describeDifferences(differences)).toMatch(/TWD: -40 in 1 order$/);
});
