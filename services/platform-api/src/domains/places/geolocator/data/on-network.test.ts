import { expect, it } from '@jest/globals';
import { taipeiRoads } from '@courier/config/taipei-roads';
import { ROADS } from './roads';
import { interpolatePoint, distance, nearestShare, toMetres } from '@courier/config/geometry';

const network = taipeiRoads();

function metresFrom(zh: string, latitude: number, longitude: number): number {
  const pieces = network
    .filter((road) => road.zh === zh)
    .flatMap(({ line }) => line.slice(1).map((end, index) => [line[index] ?? end, end] as const));
  return Math.min(
    ...pieces.map(([[x, y], [endX, endY]]) => {
      const origin = { latitude: y, longitude: x };
      const piece = toMetres(origin, { latitude: endY, longitude: endX });
      const off = toMetres(origin, { latitude, longitude });
      return distance(off, interpolatePoint([0, 0], piece, nearestShare(off, [0, 0], piece)));
    }),
  );
}

it.each(ROADS.map((road) => [road.zh, road] as const))(
  'addresses of %s are on the drawn road',
  (zh, road) => {
    for (const { line } of road.sections) {
      expect(line.length).toBeGreaterThanOrEqual(2);
      for (const [latitude, longitude] of line) expect(metresFrom(zh, latitude, longitude)).toBeLessThan(2);
    }
  },
);
