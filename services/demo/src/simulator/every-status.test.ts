import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order } from '@courier/api-client/contract';
import { ORDER_STATUSES, progressIndex, hasEnded } from '@courier/api-client/order-rules';
import { pay } from '../../../platform-api/src/testing/payments/pay-order';
import { signedInCaller, type TestCaller } from '../../../platform-api/src/testing/callers/place-order';
import { startTestApp, type TestApp } from '../../../platform-api/src/testing/server/start-test-app';
import { OUTCOMES, userOrderPlot, type Outcome } from './journey';
import type { Simulator } from './simulator';

let server: TestApp;
let owner: TestCaller;
let simulator: Simulator;
const seen = new Set<string>();
beforeAll(async () => {
  server = await startTestApp({}, { demo: { simSpeed: 600 } });
  simulator = server.app.simulator as Simulator;
  owner = await signedInCaller(server);
});
afterAll(() => server.close());

/** A seed whose first order has this outcome. */
const seedFor = (outcome: Outcome): number => {
  for (let seed = 2; ; seed += 1) if (userOrderPlot(seed, 1).outcome === outcome) return seed;
};
const read = async (id: string): Promise<Order> => {
  const order = await owner.order(id);
  seen.add(order.status);
  return order;
};
async function readToTheEnd(id: string): Promise<Order> {
  for (let second = 0; second < 60; second += 1) {
    const order = await read(id);
    if (hasEnded(order.status)) return order;
    server.clock.advance(1);
    await simulator.tick();
  }
  throw new Error('The order did not end.');
}
const historyStatuses = (order: Order) => order.status_history.map(({ status }) => status);
const advance = (id: string, status: string) =>
  owner.call('POST', `/simulator/orders/${id}/advance`, { status });

describe('a seeded order', () => {
  const endings: Record<Outcome, { status: string; passes: string[]; never: string[] }> = {
    delivered: { status: 'DELIVERED', passes: ['PICKED_UP'], never: ['DELAYED'] },
    delayed: { status: 'DELIVERED', passes: ['COURIER_LEFT_VENDOR', 'DELAYED', 'NEAR_CUSTOMER'], never: [] },
    stuck: {
      status: 'DELIVERED',
      passes: ['COURIER_ACCEPTED_DELIVERY', 'DELAYED', 'NEAR_VENDOR'],
      never: [],
    },
    returned: {
      status: 'RETURNED_TO_VENDOR',
      passes: ['NEAR_CUSTOMER', 'RETURN_INITIATED'],
      never: ['DELIVERED'],
    },
    cancelled: { status: 'CANCELLED', passes: ['WAITING_FOR_TRANSPORT'], never: ['ASSIGNED_TO_TRANSPORT'] },
    'failed-pickup': { status: 'CANCELLED', passes: ['NEAR_VENDOR'], never: ['PICKED_UP'] },
    stalled: { status: 'STALLED', passes: ['NEW'], never: ['RECEIVED'] },
  };

  it.each(OUTCOMES)('that is %s is seen on its whole way [API-ORDER-16]', async (outcome) => {
    await owner.call('POST', '/simulator', { seed: seedFor(outcome) });
    const order = await readToTheEnd(await owner.placeOrder());
    const { status, passes, never } = endings[outcome];
    expect(order.status).toBe(status);
    const passed = historyStatuses(order);
    expect(passed.filter((one) => passes.includes(one))).toEqual(passes);
    expect(passed.filter((one) => never.includes(one))).toEqual([]);
    const indexes = passed.flatMap((one) => progressIndex(one) ?? []);
    expect(indexes).toEqual([...indexes].sort((a, b) => a - b));
    const reasons = { cancelled: 'NO_RIDERS', 'failed-pickup': 'TECHNICAL_PROBLEM' };
    expect(order.cancellation?.reason).toBe(outcome in reasons ? reasons[outcome as 'cancelled'] : undefined);
    expect(order.proofs.map(({ kind }) => kind)).toEqual([
      ...(passed.includes('PICKED_UP') ? ['pickup'] : []),
      ...(status === 'DELIVERED' ? ['delivery'] : status === 'RETURNED_TO_VENDOR' ? ['return'] : []),
    ]);
  });

  it('of the first seed just arrives while the portal is being tried; later ones go wrong now and then', () => {
    const outcomes = Array.from({ length: 3000 }, (_, index) => userOrderPlot(1, index + 1).outcome);
    expect(new Set(outcomes.slice(0, 60))).toEqual(new Set(['delivered', 'delayed']));
    expect(new Set(outcomes)).toEqual(new Set(OUTCOMES));
    expect(outcomes.filter((outcome) => outcome === 'delivered').length).toBeGreaterThan(2600);
  });
});

it('every one of the 23 statuses reaches a reader [API-ORDER-16]', async () => {
  await owner.call('POST', '/simulator', { seed: 1, paused: true });
  const paid = await pay(owner, '4242424242424242');
  const order = await read(paid.result?.order_id ?? '');
  for (const status of historyStatuses(order)) seen.add(status);
  const asked = await pay(owner, '4000000000003220');
  await read(asked.result?.order_id ?? '');
  for (const status of ['MODIFIED', 'PAYMENT_FAILED', 'PAYMENT_CANCELLED']) {
    const id = await owner.placeOrder();
    expect((await advance(id, status)).body.result).toMatchObject({ status });
    await read(id);
  }
  expect(ORDER_STATUSES.filter((status) => !seen.has(status))).toEqual([]);
  expect(seen.size).toBe(23);
});
