import { expect, it } from '@jest/globals';
import { readBaseData } from '../engine/base-data';
import { toMetres } from '@courier/config/geometry';
import { hasStreets, ringLabelAt } from './street-cover';

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

it.each([
  ['ltr', 1, 1, 'left of the way'],
  ['ltr', 1, -1, 'right of the way'],
  ['rtl', -1, 1, 'right of the way'],
] as const)(
  'in %s the distance on a ring is beside a way to (%d, %d), away from the controls: %s',
  (direction, east, north, side) => {
    const centre = { latitude: 29.37, longitude: 47.98 };
    const towards = { latitude: centre.latitude + north / 100, longitude: centre.longitude + east / 100 };
    const label = ringLabelAt(centre, 1000, towards, direction);
    const turn = east * (label.latitude - centre.latitude) - north * (label.longitude - centre.longitude);
    expect(turn > 0 ? 'left of the way' : 'right of the way').toBe(side);
  },
);

it.each(['ltr', 'rtl'] as const)(
  'without another place labels on a phone (%s) are clear of zoom buttons, switches and the shop’s name',
  (direction) => {
    const centre = { latitude: 0, longitude: 0 };
    const side = direction === 'ltr' ? 1 : -1;
    for (const radiusPx of [86, 120, 172]) {
      const label = ringLabelAt(centre, 1000, undefined, direction);
      const [east, north] = toMetres(centre, label);
      const [towardsEnd, up] = [(side * east * radiusPx) / 1000, (north * radiusPx) / 1000];
      // Pixels from the middle of a map 390 px wide.
      expect(towardsEnd + 26).toBeLessThan(334 - 195);
      expect(towardsEnd - 26).toBeGreaterThan(184 - 195);
      expect(up - 12).toBeGreaterThan(26);
    }
  },
);
