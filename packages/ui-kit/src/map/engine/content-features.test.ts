import { describe, expect, it } from '@jest/globals';
import { areaFeatures } from './content-features';

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const outer = [corner(0, 0), corner(0, 4), corner(4, 4)];
const hole = [corner(1, 2), corner(1, 3), corner(2, 3)];
const far = [corner(10, 10), corner(10, 14), corner(14, 14)];
const drawn = (areas: Parameters<typeof areaFeatures>[0]) =>
  areaFeatures(areas).features.map(({ geometry }) => [
    geometry.type,
    'coordinates' in geometry && geometry.coordinates,
  ]);
const ring = (corners: typeof outer) =>
  [...corners, ...corners.slice(0, 1)].map(({ latitude, longitude }) => [longitude, latitude]);
const WORLD = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];

describe('delivery areas', () => {
  it('shade what is outside them and in their holes, and leave themselves clear', () => {
    expect(drawn([{ outer, holes: [hole, hole.slice(1)] }])).toEqual([
      ['Polygon', [WORLD, ring(outer)]],
      ['Polygon', [ring(hole)]],
    ]);
  });

  it('are left clear together when there are several', () => {
    expect(drawn([outer, far])).toEqual([['Polygon', [WORLD, ring(outer), ring(far)]]]);
  });

  it('shade nothing when no border can be drawn', () => {
    expect(drawn([])).toEqual([]);
    expect(drawn([outer.slice(1)])).toEqual([]);
  });

  it.each([
    ['crosses', [corner(-1, 1), corner(-1, 2), corner(5, 2), corner(5, 1)]],
    ['holds', [corner(-1, -1), corner(-1, 9), corner(9, 9)]],
    ['is inside', hole],
  ])('are drawn as borders alone when one %s another', (_, other) => {
    expect(drawn([outer, other])).toEqual([
      ['LineString', ring(outer)],
      ['LineString', ring(other)],
    ]);
  });
});
