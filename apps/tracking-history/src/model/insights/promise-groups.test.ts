import { describe, expect, it } from '@jest/globals';
import { foldInsights, keptPromise, type InsightCounts } from '@courier/api-client/order-rules';
import { lateOrders, promiseGroups } from './promise-groups';

function numbers(seed: number) {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/** Reference implementation of a percentile: sorts all values. */
const percentile = (values: readonly number[], percent: number) =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1];

/** Generates single deliveries; the production code only receives counts. */
function deliveries(seed: number, count: number) {
  const random = numbers(seed);
  return Array.from({ length: count }, () => {
    const promised = 18 + Math.floor(random() * 30);
    return { promised, actual: Math.max(0, promised + Math.round((random() - 0.35) * 24)) };
  });
}

const counted = (all: ReturnType<typeof deliveries>): InsightCounts => ({
  endings: [],
  placed: [],
  deliveries: [],
  pickups: [],
  fees: [],
  promises: all.map((one) => ({ vendorId: 'v3001', ...one, orders: 1 })),
});

describe('promised against actual times', () => {
  it.each([7, 20_261, 990_017])('have the same percentiles as the sorted deliveries (%i)', (seed) => {
    const all = deliveries(seed, 400);
    const { promises } = foldInsights(counted(all), () => ({ weekday: 1, hour: 0 }));
    const groups = promiseGroups(promises);
    expect(groups.reduce((sum, { orders }) => sum + orders, 0)).toBe(all.length);
    for (const { promised, orders, spread } of groups) {
      // Promises are grouped to the nearest multiple of five minutes.
      const near = all.filter((one) => Math.abs(one.promised - promised) <= 2);
      const own = near.map(({ actual }) => actual);
      const ownLate = near.filter((one) => !keptPromise(one.promised, one.actual)).length;
      expect([promised, orders]).toEqual([promised, own.length]);
      if (own.length < 5) expect(spread).toBeNull();
      else
        expect(spread).toEqual({
          low: percentile(own, 10),
          median: percentile(own, 50),
          high: percentile(own, 90),
          isLate: ownLate * 2 > own.length,
        });
    }
  });

  it('calls the same deliveries late as the count of orders on time, although promises are rounded', () => {
    const all = deliveries(41, 300);
    const { promises, outlets } = foldInsights(
      {
        ...counted(all),
        endings: [{ vendorId: 'v3001', status: 'DELIVERED', reason: null, by: null, orders: 300 }],
      },
      () => ({ weekday: 1, hour: 0 }),
    );
    const late = promises.reduce((sum, row) => sum + lateOrders(row), 0);
    expect([outlets[0]?.promised, outlets[0]?.on_time]).toEqual([300, 300 - late]);
  });

  it('calls a group late when most of its deliveries came after their promised range', () => {
    const group = (late: number) => promiseGroups([{ promised: 30, actual: 33, orders: 20, late }])[0];
    expect([group(10)?.spread?.isLate, group(11)?.spread?.isLate]).toEqual([false, true]);
  });
});
