import { expect, it } from '@jest/globals';
import { readBaseData } from './engine/base-data';
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

it.each([
  ['ltr', 'west'],
  ['rtl', 'east'],
] as const)(
  'without another place a label in a %s page is in the %s, away from the zoom buttons',
  (direction, side) => {
    const centre = { latitude: 29.3759, longitude: 47.9774 };
    const label = ringLabelAt(centre, 1000, undefined, direction);
    expect(label.longitude > centre.longitude ? 'east' : 'west').toBe(side);
  },
);
