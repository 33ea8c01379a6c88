import { expect, it } from '@jest/globals';
import { Point } from 'leaflet';
import { clipBounds, clipLine, clipRing } from './clip-path';

const bounds = clipBounds(512, 512);
const points = (...pairs: [number, number][]) => pairs.map(([x, y]) => new Point(x, y));
const numbers = (path: readonly Point[]) => path.map(({ x, y }) => [x, y]);

it('cuts a coast of a continent to the surroundings of one tile', () => {
  const continent = points([-1e8, -1e8], [1e8, -1e8], [1e8, 1e8], [-1e8, 1e8]);
  for (const [x = 0, y = 0] of numbers(clipRing(continent, bounds))) {
    expect(Math.abs(x)).toBeLessThanOrEqual(576);
    expect(Math.abs(y)).toBeLessThanOrEqual(576);
  }
});

it('splits a line that leaves the tile and comes back', () => {
  const line = points([10, 10], [10, 2000], [100, 2000], [100, 10]);
  expect(clipLine(line, bounds).map(numbers)).toEqual([
    [
      [10, 10],
      [10, 576],
    ],
    [
      [100, 576],
      [100, 10],
    ],
  ]);
});

it('keeps a line inside the tile as it is', () => {
  const line = points([1, 1], [20, 30], [500, 500]);
  expect(clipLine(line, bounds).map(numbers)).toEqual([numbers(line)]);
});
