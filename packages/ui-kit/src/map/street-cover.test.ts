import { expect, it } from '@jest/globals';
import { readBaseData } from './engine/base-data';
import { hasStreets } from './street-cover';

it('streets are known exactly where the embedded map draws some', () => {
  const points = readBaseData().roads.features.flatMap(({ geometry }) =>
    geometry.type === 'LineString' ? geometry.coordinates : [],
  );
  expect(points.length).toBeGreaterThan(500);
  const places = points.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));
  expect(places.filter((place) => !hasStreets(place))).toEqual([]);
  const edge = (of: (place: (typeof places)[number]) => number) => places.map(of).sort((a, b) => a - b);
  const [south, west] = [edge(({ latitude }) => latitude), edge(({ longitude }) => longitude)];
  for (const outside of [
    { latitude: (south[0] ?? 0) - 0.001, longitude: west[0] ?? 0 },
    { latitude: (south.at(-1) ?? 0) + 0.001, longitude: west[0] ?? 0 },
    { latitude: south[0] ?? 0, longitude: (west[0] ?? 0) - 0.001 },
    { latitude: south[0] ?? 0, longitude: (west.at(-1) ?? 0) + 0.001 },
  ])
    expect(hasStreets(outside)).toBe(false);
});
