import { expect, it } from '@jest/globals';
import { metresToEdge } from './area';

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const square = [corner(29.3, 48), corner(29.3, 48.01), corner(29.31, 48.01), corner(29.31, 48)];
const METRES = 111_195;

it.each([
  ['from within', corner(29.302, 48.005), 0.002 * METRES],
  ['from without', corner(29.299, 48.005), 0.001 * METRES],
  ['to the edge that closes it', corner(29.305, 47.999), 0.001 * METRES * Math.cos((29.305 * Math.PI) / 180)],
])('the distance to the edge of an area is the shortest one, %s', (_, point, metres) => {
  const found = metresToEdge([square], point) ?? 0;
  expect(Math.abs(found - metres)).toBeLessThan(2);
});

it('the distance to several areas is that to the nearest one, and null without areas', () => {
  const far = square.map(({ latitude, longitude }) => corner(latitude + 1, longitude));
  expect(metresToEdge([far, square], square[0]!)).toBeCloseTo(0, 3);
  expect([metresToEdge([], corner(29, 48)), metresToEdge([[]], corner(29, 48))]).toEqual([null, null]);
});
