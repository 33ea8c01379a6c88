import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { buildOrder } from '@courier/api-client/testing';
import { collectUpdates } from './live-batch';

let busyMs = 0;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  busyMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => Date.now() + busyMs);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function start() {
  const batches: number[] = [];
  const batch = collectUpdates((updates) => batches.push(updates.length));
  const add = (count: number) => {
    for (let one = 0; one < count; one += 1) batch.add(buildOrder({ vendor_id: 'v3002' }));
  };
  return { batches, batch, add };
}

it('hands on the first update at once and the following together', () => {
  const { batches, add } = start();
  add(3);
  expect(batches).toEqual([1]);
  jest.advanceTimersByTime(100);
  expect(batches).toEqual([1, 2]);
});

it('waits as long again as the page was too busy for it, half a second at most', () => {
  const { batches, add, batch } = start();
  add(3);
  busyMs = 200;
  jest.advanceTimersByTime(299);
  expect(batches).toEqual([1]);
  jest.advanceTimersByTime(1);
  expect(batches).toEqual([1, 2]);
  add(1);
  busyMs = 9000;
  jest.advanceTimersByTime(599);
  expect(batches).toEqual([1, 2]);
  jest.advanceTimersByTime(1);
  expect(batches).toEqual([1, 2, 1]);
  batch.stop();
});
