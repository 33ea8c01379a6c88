import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createShop, fleetClient } from '../../../testing/callers/fleet-client';
import { signedInCaller } from '../../../testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { describeDifferences } from './describe-differences';
import { listCashDifferences } from './list-differences';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: 'prd', limitFactor: 1000 });
});
afterAll(() => server.close());

it('lists orders with another amount of cash, with the sum of each currency, and no others', async () => {
  const shop = await signedInCaller(server, await createShop(server));
  const fleet = await fleetClient(server);
  const deliver = async (collected_amount: number) => {
    const orderId = await shop.placeOrder((body) => ({
      ...body,
      order: { ...body.order, payment_method: 'CASH_ON_DELIVERY' },
    }));
    await fleet.report(orderId, { status: 'PICKED_UP' });
    await fleet.report(orderId, { status: 'DELIVERED', collected_amount, collected_reason: 'NO_CHANGE' });
    return orderId;
  };
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
