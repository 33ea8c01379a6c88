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

it('passes on the first update at once and the following ones as a batch', () => {
  const { batches, add } = start();
  add(3);
  expect(batches).toEqual([1]);
  jest.advanceTimersByTime(100);
  expect(batches).toEqual([1, 2]);
});

it('draws less often during many updates, and as often as before afterwards', () => {
  const { batches, add } = start();
  add(21);
  jest.advanceTimersByTime(100);
  add(3);
  jest.advanceTimersByTime(399);
  expect(batches).toEqual([1, 20]);
  jest.advanceTimersByTime(1);
  add(1);
  jest.advanceTimersByTime(100);
  expect(batches).toEqual([1, 20, 3, 1]);
});

it('delays the next batch by the time the page was busy, at most 500 ms', () => {
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

it.each(['pointerdown', 'click', 'keydown', 'input', 'wheel'])(
  'delays updates after %s, so that the response to user input comes first',
  (input) => {
    const { batches, add } = start();
    document.body.dispatchEvent(new Event(input, { bubbles: true }));
    add(1);
    jest.advanceTimersByTime(299);
    expect(batches).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(batches).toEqual([1]);
  },
);

it('shows changes once a second during continuous typing', () => {
  const { batches, add, batch } = start();
  const typed = () => document.body.dispatchEvent(new Event('input', { bubbles: true }));
  typed();
  add(2);
  for (let tenth = 1; tenth < 10; tenth += 1) {
    jest.advanceTimersByTime(100);
    typed();
  }
  jest.advanceTimersByTime(99);
  expect(batches).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(batches).toEqual([2]);
  batch.stop();
});

it('passes on nothing after a stop, and removes its input listeners', () => {
  const removed = jest.spyOn(window, 'removeEventListener');
  const { batches, add, batch } = start();
  add(2);
  batch.stop();
  jest.advanceTimersByTime(5000);
  expect(batches).toEqual([1]);
  expect(removed.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['pointerdown', 'click', 'keydown', 'input', 'wheel']),
  );
});
