import { afterEach, expect, it, jest } from '@jest/globals';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { MapTiles } from '@courier/config';
import { createVectorTiles } from './vector-tiles';

const TILES: MapTiles = {
  url: '/map/a1/{z}/{x}/{y}.pbf',
  minzoom: 4,
  maxzoom: 14,
  bounds: [47, 29, 48, 30],
  attribution: 'Mappers',
};
const WORLD = { minX: 0, minY: 0, maxX: 1, maxY: 1 };
const street = {
  features: [
    {
      type: 2,
      tags: { class: 'minor', name: 'Salem Al Mubarak St.' },
      geometry: [
        [
          [0, 0],
          [4096, 4096],
        ],
      ],
    },
  ],
};
const buildAnswer = (status: number) =>
  new Response(status === 200 ? new Uint8Array(fromGeojsonVt({ transportation: street } as never)) : null, {
    status,
  });
const realFetch = globalThis.fetch;

function serve(...statuses: number[]) {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    return buildAnswer(statuses.shift() ?? 200);
  }) as never;
  return asked;
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

it('draws a deep zoom from the deepest tile there is, fetched once', async () => {
  const asked = serve();
  const tiles = createVectorTiles(TILES, () => undefined);
  await Promise.all([
    tiles.load({ x: 41000, y: 27000, zoom: 16 }),
    tiles.load({ x: 41001, y: 27001, zoom: 16 }),
  ]);
  expect(asked).toEqual(['/map/a1/14/10250/6750.pbf']);
  const [shape] = tiles.find('transportation', WORLD, 16);
  expect(shape?.properties['name']).toBe('Salem Al Mubarak St.');
  expect(shape?.box.minX).toBeCloseTo(10250 / 2 ** 14, 12);
  expect(tiles.find('water', WORLD, 16)).toEqual([]);
});

it('reports lost tiles once when the first answer is a failure', async () => {
  const onLost = jest.fn();
  serve(500, 500);
  const tiles = createVectorTiles(TILES, onLost);
  await tiles.load({ x: 1, y: 1, zoom: 5 });
  await tiles.load({ x: 2, y: 1, zoom: 5 });
  expect(onLost).toHaveBeenCalledTimes(1);
});

it('treats a missing tile as an empty one', async () => {
  const asked = serve(404);
  const onLost = jest.fn();
  const tiles = createVectorTiles(TILES, onLost);
  await tiles.load({ x: 1, y: 1, zoom: 5 });
  await tiles.load({ x: 1, y: 1, zoom: 5 });
  expect(onLost).not.toHaveBeenCalled();
  expect(asked).toHaveLength(1);
});
