import { expect, it } from '@jest/globals';
import { machineSlowness } from './machine-slowness';

/** A clock by which each try takes so long, in milliseconds. */
function clock(...tries: number[]) {
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
])('a machine that is %s', (_which, tries, slowness) => {
  expect(machineSlowness(clock(...tries))).toBeCloseTo(slowness);
});
