/** @jest-environment-options {"ownModules": true} */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createTestClock, type TestClock } from '../../testing/server/start-test-app';
import { createCallCounts, type CallCounts } from './call-counts';
import type { Count, CountStore } from './count-store';

const THREE = { key: 'orders.create account TW one', calls: 3, seconds: 60 };

let clock: TestClock;
let storeStates: boolean[];
/** The shared count; null while the store fails, 'hangs' while it does not answer. */
let elsewhere: Count | null | 'hangs';
let asked: number;
const store: CountStore = {
  add: async () => {
    asked += 1;
    if (elsewhere === 'hangs') return new Promise(() => undefined);
    if (elsewhere === null) throw new Error('gone');
    elsewhere = { ...elsewhere, count: elsewhere.count + 1 };
    return [elsewhere];
  },
};
const counting = (shared: CountStore | null = store): CallCounts =>
  createCallCounts({ clock, store: shared, factor: 1, onStore: (answers) => storeStates.push(answers) });
const times = async (counts: CallCounts, calls: number) => {
  const seconds: number[] = [];
  for (let call = 0; call < calls; call += 1) seconds.push(await counts.count([THREE]));
  return seconds;
};

beforeEach(() => {
  jest.useFakeTimers();
  clock = createTestClock();
  storeStates = [];
  asked = 0;
  elsewhere = { count: 0, endsAtMs: clock.nowMs() + 60_000 };
});
afterEach(() => void jest.useRealTimers());

it('uses the shared count and returns the seconds left in the window', async () => {
  const counts = counting(null);
  expect(await times(counts, 3)).toEqual([0, 0, 0]);
  clock.advance(20);
  expect(await times(counts, 2)).toEqual([40, 40]);
  clock.advance(40);
  expect(await times(counts, 4)).toEqual([0, 0, 0, 60]);
});

it('keeps the length of a window after the clock is set back an hour', async () => {
  const counts = counting(null);
  clock.advance(3600);
  expect(await times(counts, 4)).toEqual([0, 0, 0, 60]);
  clock.advance(-3600);
  expect(await times(counts, 1)).toEqual([60]);
  clock.advance(59);
  expect(await times(counts, 1)).toEqual([1]);
  clock.advance(1);
  expect(await times(counts, 4)).toEqual([0, 0, 0, 60]);
});

it('rejects callers above their limit without another query of the store', async () => {
  const counts = counting();
  expect(await times(counts, 3)).toEqual([0, 0, 0]);
  expect(counts.secondsSpent([THREE])).toBe(60);
  expect(await times(counts, 50)).toEqual(Array.from({ length: 50 }, () => 60));
  expect(asked).toBe(3);
});

it('counts locally while the store fails and shares counts again afterwards', async () => {
  const counts = counting();
  elsewhere = { count: 1, endsAtMs: clock.nowMs() + 60_000 };
  expect(await times(counts, 1)).toEqual([0]);
  elsewhere = null;
  expect(await times(counts, 3)).toEqual([0, 60, 60]);
  expect([storeStates, asked]).toEqual([[false], 2]);
  clock.advance(60);
  elsewhere = { count: 2, endsAtMs: clock.nowMs() + 60_000 };
  expect(await times(counts, 1)).toEqual([0]);
  expect(asked).toBe(2);
  jest.advanceTimersByTime(1000);
  expect(await times(counts, 2)).toEqual([0, 60]);
  expect(storeStates).toEqual([false, true]);
});

it('waits one second for a hanging store, with one call only', async () => {
  const counts = counting();
  elsewhere = 'hangs';
  const first = times(counts, 1);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await first).toEqual([0]);
  await jest.advanceTimersByTimeAsync(1000);
  const second = times(counts, 1);
  expect(await times(counts, 1)).toEqual([0]);
  await jest.advanceTimersByTimeAsync(1000);
  expect([await second, asked]).toEqual([[0], 2]);
  expect(await times(counts, 1)).toEqual([60]);
});
