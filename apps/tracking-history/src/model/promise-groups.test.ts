import { describe, expect, it } from '@jest/globals';
import { foldInsights, type InsightCounts } from '@courier/api-client/order-rules';
import { promiseGroups } from './promise-groups';

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
      const own = all.filter((one) => Math.abs(one.promised - promised) <= 2).map(({ actual }) => actual);
      expect([promised, orders]).toEqual([promised, own.length]);
      if (own.length < 5) expect(spread).toBeNull();
      else
        expect(spread).toEqual({
          low: percentile(own, 10),
          median: percentile(own, 50),
          high: percentile(own, 90),
          isLate: (percentile(own, 50) ?? 0) > promised,
        });
    }
  });
});
