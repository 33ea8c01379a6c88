import { expect, it } from '@jest/globals';
import { taipeiRoads } from '@courier/config/taipei-roads';
import { ROADS } from './data/roads';
import { toMetres } from './plane';

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
      const square = piece.x ** 2 + piece.y ** 2 || 1;
      const share = Math.min(1, Math.max(0, (off.x * piece.x + off.y * piece.y) / square));
      return Math.hypot(off.x - share * piece.x, off.y - share * piece.y);
    }),
  );
}

it.each(ROADS.map((road) => [road.zh, road] as const))(
  'addresses of %s stand on the drawn road',
  (zh, road) => {
    for (const { line } of road.sections) {
      expect(line.length).toBeGreaterThanOrEqual(2);
      for (const [latitude, longitude] of line) expect(metresFrom(zh, latitude, longitude)).toBeLessThan(2);
    }
  },
);
