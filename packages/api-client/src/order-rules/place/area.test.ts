import { expect, it } from '@jest/globals';
import { areaBorders, isInArea, metresToEdge } from './area';

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

it('a place in a hole is not in the area, and its nearest border is that of the hole', () => {
  const around = [corner(29.2, 47.9), corner(29.2, 48.1), corner(29.4, 48.1), corner(29.4, 47.9)];
  const area = { outer: around, holes: [square] };
  const inHole = corner(29.302, 48.005);
  expect([isInArea(area, inHole), isInArea(area, corner(29.25, 48)), isInArea(area, corner(30, 48))]).toEqual(
    [false, true, false],
  );
  expect(metresToEdge(areaBorders([area]), inHole)).toBe(metresToEdge([square], inHole));
});

it('the distance to several areas is that to the nearest one, and null without areas', () => {
  const far = square.map(({ latitude, longitude }) => corner(latitude + 1, longitude));
  expect(metresToEdge([far, square], square[0]!)).toBeCloseTo(0, 3);
  expect([metresToEdge([], corner(29, 48)), metresToEdge([[]], corner(29, 48))]).toEqual([null, null]);
});
