import { expect, it } from '@jest/globals';
import { isLocated } from './rider-sighting';

it('takes a rider for located unless the server says that no position is known', () => {
  expect(isLocated({})).toBe(true);
  expect(isLocated({ position_known: true })).toBe(true);
  expect(isLocated({ position_known: false })).toBe(false);
});
