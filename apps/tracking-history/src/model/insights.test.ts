import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { feeFigures } from './insights/fee-points';
import { histogram, stepFor } from './insights/histogram';
import { hourGrid, hourShade, shadeRanges } from './insights/hour-grid';
import { cancelCounts, punctuality, sumOrders } from './insights/insight-sums';
import { promiseGroups } from './insights/promise-groups';

const counted = fc.array(
  fc.record({ minutes: fc.integer({ min: 0, max: 600 }), orders: fc.integer({ min: 1, max: 40 }) }),
  { minLength: 1, maxLength: 60 },
);

describe('a distribution', () => {
  it('contains every order once, in bins without gaps', () => {
    fc.assert(
      fc.property(counted, fc.constantFrom(2, 5), fc.integer({ min: 1, max: 14 }), (rows, step, most) => {
        const { bins } = histogram(rows, step, most);
        expect(sumOrders(bins)).toBe(sumOrders(rows));
        expect(bins.length).toBeLessThanOrEqual(most);
        bins.forEach((bin, index) => expect(bin.from).toBe((bins[0]?.from ?? 0) + index * step));
        expect(bins.slice(0, -1).every(({ to }) => to !== null)).toBe(true);
      }),
    );
  });

  it('has the same median and 90th percentile as a list of all orders', () => {
    fc.assert(
      fc.property(counted, (rows) => {
        const all = rows
          .flatMap(({ minutes, orders }) => Array<number>(orders).fill(minutes))
          .sort((a, b) => a - b);
        const { median, ninth } = histogram(rows, 5, 14);
        expect([median, ninth]).toEqual([
          all[Math.ceil(all.length * 0.5) - 1],
          all[Math.ceil(Number((all.length * 0.9).toFixed(6))) - 1],
        ]);
      }),
    );
  });

  it.each([
    [[29, 31, 33], 1],
    [[20, 45], 2],
    [[10, 75], 5],
    [[0, 4000], 30],
  ])('of %j minutes has bins of %d', (minutes, step) => {
    expect(
      stepFor(
        minutes.map((value) => ({ minutes: value, orders: 1 })),
        14,
      ),
    ).toBe(step);
  });

  it('is empty without orders', () => {
    expect(histogram([], 5, 14)).toEqual({ bins: [], median: null, ninth: null });
  });
});

describe('hours of the week', () => {
  const grid = hourGrid([
    { weekday: 7, hour: 20, orders: 4 },
    { weekday: 1, hour: 18, orders: 9 },
    { weekday: 3, hour: 18, orders: 9 },
  ]);

  it('range from the first with an order to the last, and the first of the busiest is the peak', () => {
    expect(grid.hours).toEqual([18, 19, 20]);
    expect([grid.at(7, 20), grid.at(7, 19), grid.at(2, 18)]).toEqual([4, 0, 0]);
    expect(grid.peak).toEqual({ weekday: 1, hour: 18, orders: 9 });
    expect(hourGrid([])).toMatchObject({ hours: [], peak: null });
  });

  it.each([1, 2, 4, 5, 18, 97])(
    'assign every count up to %d to one shade, whose range contains it',
    (most) => {
      const ranges = shadeRanges(most);
      for (let orders = 1; orders <= most; orders += 1) {
        const named = ranges.filter(({ from, to }) => orders >= from && orders <= to);
        expect(named.map(({ shade }) => shade)).toEqual([hourShade(orders, most)]);
      }
      expect([hourShade(0, most), hourShade(most, most)]).toEqual([0, 5]);
    },
  );
});

describe('promises', () => {
  it('have no spread below five deliveries, and are late when more than half of them are late', () => {
    const groups = promiseGroups([
      { promised: 40, actual: 48, orders: 3, late: 3 },
      { promised: 30, actual: 25, orders: 4 },
      { promised: 40, actual: 39, orders: 2 },
      { promised: 20, actual: 20, orders: 10 },
    ]);
    expect(groups).toEqual([
      { promised: 20, orders: 10, spread: { median: 20, low: 20, high: 20, isLate: false } },
      { promised: 30, orders: 4, spread: null },
      { promised: 40, orders: 5, spread: { median: 48, low: 39, high: 48, isLate: true } },
    ]);
  });

  it('sum up the punctuality of all outlets', () => {
    const outlet = { vendor_id: 'v2002', orders: 9, delivered: 8, median_minutes: 30 };
    const outlets = [
      { ...outlet, promised: 7, on_time: 5 },
      { ...outlet, promised: 3, on_time: 3 },
    ];
    expect(punctuality({ outlets })).toEqual({ promised: 10, onTime: 8 });
  });
});

it('fees are weighted by orders, not by rows, and need at least five orders', () => {
  const figures = feeFigures([
    { metres: 750, fee: 1.25, orders: 4 },
    { metres: 0, fee: 0.5, orders: 2 },
    { metres: 2250, fee: 2, orders: 1 },
  ]);
  expect([figures.total, figures.average]).toEqual([8, 8 / 7]);
  expect(figures.kilometres).toEqual([
    { from: 0, orders: 6, average: 1 },
    { from: 2, orders: 1, average: null },
  ]);
  expect(feeFigures([])).toMatchObject({ total: 0, average: null });
});

it('reasons cover orders that were not delivered, most frequent first, with one line for failures', () => {
  expect(
    cancelCounts({
      endings: [
        { status: 'DELIVERED', reason: null, by: null, orders: 90 },
        { status: 'CANCELLED', reason: 'NO_RIDERS', by: 'PLATFORM', orders: 2 },
        { status: 'PAYMENT_FAILED', reason: null, by: null, orders: 1 },
        { status: 'CANCELLED', reason: 'NO_RIDERS', by: 'USER', orders: 3 },
        { status: 'STALLED', reason: null, by: null, orders: 1 },
        { status: 'CANCELLED', reason: null, by: null, orders: 1 },
      ],
    }),
  ).toEqual([
    { reason: 'NO_RIDERS', failed: false, orders: 5 },
    { reason: null, failed: true, orders: 2 },
    { reason: null, failed: false, orders: 1 },
  ]);
});
