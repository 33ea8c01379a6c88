import { expect, it } from '@jest/globals';
import { foldInsights, quantile, type InsightCounts } from './insights';

const NOTHING: InsightCounts = {
  endings: [],
  placed: [],
  deliveries: [],
  pickups: [],
  promises: [],
  fees: [],
};
const WEDNESDAY = (at: number) => ({ weekday: 3, hour: Math.floor(at / 3600) });
const fold = (counts: Partial<InsightCounts>) => foldInsights({ ...NOTHING, ...counts }, WEDNESDAY);
const ending = { vendorId: 'kw1001', status: 'CANCELLED', reason: 'USER_REQUEST', by: 'USER' } as const;

it('orders with the same ending are counted together across outlets, and per outlet', () => {
  const { endings, outlets } = fold({
    endings: [
      { ...ending, vendorId: 'kw1002', orders: 2 },
      { ...ending, orders: 3 },
      { ...ending, by: 'PLATFORM', orders: 5 },
      { ...ending, reason: null, orders: 7 },
      { ...ending, status: 'DELIVERED', orders: 11 },
    ],
  });
  const { vendorId: _, ...alike } = ending;
  expect(endings).toEqual([
    { ...alike, orders: 5 },
    { ...alike, by: 'PLATFORM', orders: 5 },
    { ...alike, reason: null, orders: 7 },
    { ...alike, status: 'DELIVERED', orders: 11 },
  ]);
  expect(outlets.map(({ vendor_id, orders }) => [vendor_id, orders])).toEqual([
    ['kw1001', 26],
    ['kw1002', 2],
  ]);
});

it('orders are counted by hour and weekday of their creation', () => {
  const placed = [3600, 5400, 7200].map((at, index) => ({ at, orders: index + 1 }));
  expect(fold({ placed }).hours).toEqual([
    { weekday: 3, hour: 1, orders: 3 },
    { weekday: 3, hour: 2, orders: 3 },
  ]);
});

it('minutes, promises in steps of five, and fees are counted without the outlet', () => {
  const rows = ['kw1001', 'kw1002'].map((vendorId) => ({ vendorId, minutes: 31, orders: 2 }));
  const alike = [
    { minutes: 31, orders: 4 },
    { minutes: 12, orders: 1 },
  ];
  const promises = [32, 33, 34].map((promised) => ({ vendorId: 'kw1001', promised, actual: 40, orders: 1 }));
  const fees = [1, 2].map((orders) => ({ metres: 750, fee: 1.25, orders }));
  const folded = fold({
    deliveries: [...rows, { vendorId: 'kw1001', minutes: 12, orders: 1 }],
    pickups: [...rows.map(({ vendorId: _, ...row }) => row), { minutes: 12, orders: 1 }],
    promises,
    fees: [...fees, { metres: 750, fee: 2, orders: 1 }],
  });
  expect(folded.deliveries).toEqual(alike);
  expect(folded.pickups).toEqual(alike);
  expect(folded.promises).toEqual([
    { promised: 30, actual: 40, orders: 1, late: 1 },
    { promised: 35, actual: 40, orders: 2, late: 0 },
  ]);
  expect(folded.fees).toEqual([
    { metres: 750, fee: 1.25, orders: 3 },
    { metres: 750, fee: 2, orders: 1 },
  ]);
});

it('the numbers of an outlet are its deliveries, their duration, and the ones on time', () => {
  const { outlets } = fold({
    endings: [{ ...ending, status: 'DELIVERED', orders: 5 }],
    deliveries: [
      { vendorId: 'kw1001', minutes: 90, orders: 1 },
      { vendorId: 'kw1001', minutes: 30, orders: 3 },
      { vendorId: 'kw1002', minutes: 10, orders: 9 },
    ],
    promises: [
      { vendorId: 'kw1001', promised: 30, actual: 30, orders: 3 },
      { vendorId: 'kw1001', promised: 30, actual: 90, orders: 1 },
    ],
  });
  expect(outlets).toEqual([
    { vendor_id: 'kw1001', orders: 5, delivered: 4, median_minutes: 30, promised: 4, on_time: 3 },
  ]);
});

it('a quantile is the smallest value that the share does not exceed, and is null without orders', () => {
  const rows = [
    { minutes: 50, orders: 1 },
    { minutes: 20, orders: 2 },
    { minutes: 30, orders: 1 },
  ];
  expect([0.5, 0.51, 0.75, 0.9, 1].map((share) => quantile(rows, share))).toEqual([20, 30, 30, 50, 50]);
  expect(quantile([], 0.5)).toBeNull();
});
