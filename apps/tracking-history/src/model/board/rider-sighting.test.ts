import { expect, it } from '@jest/globals';
import { isLocated } from './rider-sighting';

it('assumes that a rider has a position unless the server says that it is unknown', () => {
  expect(isLocated({})).toBe(true);
  expect(isLocated({ position_known: true })).toBe(true);
  expect(isLocated({ position_known: false })).toBe(false);
});
