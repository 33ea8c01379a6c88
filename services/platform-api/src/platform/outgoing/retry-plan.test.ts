import { expect, it } from '@jest/globals';
import { retryWaitMs } from './retry-plan';

const none = () => 0;
const most = () => 1;

it('waits longer after each attempt, at most an hour', () => {
  const waits = [0, 1, 2, 3, 4, 5, 50].map((tries) => retryWaitMs({ tries }, none) / 1000);
  expect(waits).toEqual([5, 30, 120, 600, 3600, 3600, 3600]);
});

it('shortens each wait by another part, up to a fifth', () => {
  expect(retryWaitMs({ tries: 1 }, most)).toBe(24_000);
  const waits = new Set(Array.from({ length: 50 }, () => retryWaitMs({ tries: 4 })));
  expect(waits.size).toBeGreaterThan(1);
  for (const waitMs of waits) {
    expect(waitMs).toBeGreaterThanOrEqual(2_880_000);
    expect(waitMs).toBeLessThanOrEqual(3_600_000);
  }
});

it('waits no longer than its receiver can bear', () => {
  expect(retryWaitMs({ tries: 9, longestSeconds: 120 }, none)).toBe(120_000);
});

it('is never earlier than the receiver has asked for, and not hastened by it', () => {
  expect(retryWaitMs({ tries: 0, longestSeconds: 120, retryAfterSeconds: 300 }, most)).toBe(300_000);
  expect(retryWaitMs({ tries: 2, retryAfterSeconds: 1 }, none)).toBe(120_000);
  expect(retryWaitMs({ tries: 0, retryAfterSeconds: null }, none)).toBe(5000);
});
