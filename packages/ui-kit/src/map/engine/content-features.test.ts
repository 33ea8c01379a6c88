import { expect, it } from '@jest/globals';
import { areaFeatures } from './content-features';

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
const outer = [corner(0, 0), corner(0, 4), corner(4, 4)];
const hole = [corner(1, 2), corner(1, 3), corner(2, 3)];
const drawn = (areas: Parameters<typeof areaFeatures>[0]) =>
  areaFeatures(areas).features.map(({ geometry }) => 'coordinates' in geometry && geometry.coordinates);

const OUTER = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 0],
];
const HOLE = [
  [2, 1],
  [3, 1],
  [3, 2],
  [2, 1],
];

it('an area is drawn with its holes, as closed borders', () => {
  expect(drawn([{ outer, holes: [hole, hole.slice(1)] }])).toEqual([[OUTER, HOLE]]);
});

it('a border alone is an area without holes, and too short a border is none', () => {
  expect(drawn([outer, outer.slice(1)])).toEqual([[OUTER]]);
});
