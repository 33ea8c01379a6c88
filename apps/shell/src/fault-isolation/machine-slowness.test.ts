import { expect, it } from '@jest/globals';
import { createSlowness, machineSlowness } from './machine-slowness';

/** A clock by which the tries take these durations, in milliseconds. */
function createClock(...tries: number[]) {
  let time = 0;
  const readings = tries.flatMap((took) => [time, (time += took)]);
  return () => readings.shift() ?? time;
}

it.each([
  ['as fast as the usual one', [1, 1, 1], 1],
  ['faster', [0.2, 0.3, 0.2], 1],
  ['four times slower', [5, 4, 4.5], 4],
  ['interrupted twice', [300, 2, 900], 2],
  ['at a standstill', [300, 200, 900], 20],
])('the slowness of a machine that is %s', (_which, tries, slowness) => {
  expect(machineSlowness(createClock(...tries))).toBeCloseTo(slowness);
});

it('the slowness is measured again if the cached value is too low or old', () => {
  let [time, slow, found] = [0, 4, 0];
  const slowness = createSlowness(
    () => {
      found += 1;
      return slow;
    },
    () => time,
  );
  expect([slowness(3), slowness(4), found]).toEqual([4, 4, 1]);
  slow = 6;
  expect([slowness(5), found]).toEqual([6, 2]);
  slow = 1;
  time = 9_999;
  expect([slowness(6), found]).toEqual([6, 2]);
  time = 10_000;
  expect([slowness(2), found]).toEqual([1, 3]);
});
