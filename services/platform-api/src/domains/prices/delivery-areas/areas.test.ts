import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { moved } from '@courier/config/geometry';
import type { LatLng } from '@courier/api-client/contract';
import { SHOP, signedInCaller, type TestCaller } from '../../../testing/callers/place-order';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { setRules } from '../../../testing/installations/set-rules';
import { startTestApp, type TestApp } from '../../../testing/server/start-test-app';
import { areaFile } from './area-file';

const folder = ruleFolder();
afterAll(folder.remove);

type Ring = readonly (readonly [number, number])[];
const square = (north: number, east: number, size: number, centre: LatLng = SHOP): Ring =>
  [
    [0, 0],
    [0, size],
    [size, size],
    [size, 0],
    [0, 0],
  ].map(([up = 0, right = 0]) => {
    const { latitude, longitude } = moved(centre, [east + right, north + up]);
    return [longitude, latitude] as const;
  });
const feature = (rings: readonly Ring[], properties: object = { country: 'TW', city: 'Taipei' }) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: rings },
});
const readAreas = (features: readonly object[]) => {
  const file = folder.write('areas.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
  return areaFile.read(file, undefined);
};

describe('a file of areas', () => {
  it('is written as it is read, holes and several parts included', async () => {
    const { byCountry } = await readAreas([
      feature([square(-5000, -5000, 10_000), square(0, 0, 500)]),
      {
        type: 'Feature',
        properties: { country: 'tw', vendor: 'v1001', name: 'Harbour' },
        geometry: { type: 'MultiPolygon', coordinates: [[square(0, 0, 900)], [square(2000, 0, 900)]] },
      },
    ]);
    expect(byCountry.get('TW')?.map(({ name, holes }) => [name, holes.length])).toEqual([
      ['Taipei', 1],
      ['Harbour', 0],
      ['Harbour', 0],
    ]);
    const again = folder.write('again.geojson', areaFile.write(byCountry));
    expect((await areaFile.read(again, undefined)).byCountry).toEqual(byCountry);
  });

  it('shows a change with one line for each area, and nothing around them', async () => {
    const { byCountry } = await readAreas([
      feature([square(0, 0, 1000)]),
      feature([square(0, 2000, 1000)], { country: 'TW', city: 'New Taipei' }),
    ]);
    const lines = areaFile.listEntries?.('TW', byCountry.get('TW') ?? []) ?? [];
    expect(lines.map((line) => (JSON.parse(line) as { properties: object }).properties)).toEqual([
      { country: 'TW', name: 'Taipei', city: 'Taipei' },
      { country: 'TW', name: 'New Taipei', city: 'New Taipei' },
    ]);
  });

  it('may share a border between two cities', async () => {
    const beside = feature([square(0, 1000, 1000)], { country: 'TW', city: 'New Taipei' });
    expect(await findProblems(readAreas([feature([square(0, 0, 1000)]), beside]))).toBe('');
  });

  const [a, b, c, d] = square(0, 0, 1000);
  it.each([
    [
      'crossing borders',
      [feature([[a, c, b, d, a] as Ring])],
      'feature 1 "Taipei": the border crosses itself',
    ],
    [
      'overlapping cities',
      [
        feature([square(0, 0, 1000)]),
        feature([square(500, 500, 1000)], { country: 'TW', city: 'New Taipei' }),
      ],
      'feature 2 "New Taipei": it overlaps Taipei (feature 1)',
    ],
    [
      'a city inside another',
      [feature([square(0, 0, 4000)]), feature([square(500, 500, 1000)], { country: 'TW', city: 'Old Town' })],
      'feature 2 "Old Town": it overlaps Taipei (feature 1)',
    ],
    [
      'latitude and longitude in the other order',
      [feature([square(0, 0, 1000).map(([longitude, latitude]) => [latitude, longitude] as const)])],
      'feature 1 "Taipei": a corner is not on the globe; GeoJSON has the longitude first',
    ],
    [
      'another part of the world',
      [feature([square(0, 0, 1000, { latitude: 52, longitude: 13 })])],
      'is far from TW',
    ],
    [
      'a hole outside',
      [feature([square(0, 0, 1000), square(3000, 0, 100)])],
      'a hole is not inside its area',
    ],
    ['an unknown country', [feature([square(0, 0, 1000)], { country: 'XX' })], 'give the property country'],
    [
      'a line',
      [{ type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: [] } }],
      'it is no Polygon',
    ],
    ['nothing', [], 'it is no GeoJSON FeatureCollection'],
  ])('with %s is refused by its feature', async (_name, features, problem) => {
    expect(await findProblems(readAreas(features))).toContain(problem);
  });
});

describe('the areas of an operator', () => {
  let server: TestApp;
  let owner: TestCaller;
  beforeAll(async () => {
    server = await startTestApp({ limitFactor: 1000 });
  });
  beforeEach(async () => {
    await server.deps.db.deleteFrom('operator_rules').execute();
    owner = await signedInCaller(server);
  });
  afterAll(() => server.close());

  const verdict = async (place: LatLng) => {
    const answer = await owner.call('POST', '/delivery/area/validate', {
      location: { lat: place.latitude, lng: place.longitude },
      vendor_location: SHOP,
      vendor_id: 'v1001',
    });
    return answer.body.result;
  };
  const set = async (features: readonly object[]) => {
    const { byCountry } = await readAreas(features);
    return setRules(server.deps.db, 'areas', byCountry.get('TW') ?? [], server.clock.nowSeconds());
  };
  const north = (metres: number) => moved(SHOP, [0, metres]);

  it('end to the metre, at their border and at a hole', async () => {
    await set([feature([square(-2000, -2000, 4000), square(500, -100, 200)])]);
    expect([await verdict(north(1999)), await verdict(north(2001))]).toEqual([
      'DELIVERABLE',
      'NOT_DELIVERABLE',
    ]);
    expect([await verdict(north(499)), await verdict(north(501))]).toEqual([
      'DELIVERABLE',
      'NOT_DELIVERABLE',
    ]);
    expect([await verdict(north(699)), await verdict(north(701))]).toEqual([
      'NOT_DELIVERABLE',
      'DELIVERABLE',
    ]);
  });

  it('are answered with their holes, which no area without any has', async () => {
    const shown = async () => (await owner.call('GET', '/delivery/areas/v1001')).body.result;
    await set([feature([square(-2000, -2000, 4000)])]);
    expect(Object.keys((await shown()) as object)).toEqual(['areas']);
    await set([feature([square(-2000, -2000, 4000), square(500, -100, 200)])]);
    const { areas, holes } = (await shown()) as { areas: LatLng[][]; holes: LatLng[][][] };
    expect([areas.length, areas[0]?.length, holes.length, holes[0]?.[0]?.length]).toEqual([1, 4, 1, 4]);
    const hundreds = holes[0]?.[0]?.map(({ latitude }) => Math.round((latitude - SHOP.latitude) * 1112));
    expect(hundreds).toEqual(expect.arrayContaining([5, 7]));
  });

  it('of the vendor replace those of its city, and a shop outside every city delivers nowhere', async () => {
    await set([
      feature([square(-2000, -2000, 4000)]),
      feature([square(-300, -300, 600)], { country: 'TW', vendor: 'v1001' }),
    ]);
    expect([await verdict(north(299)), await verdict(north(400))]).toEqual([
      'DELIVERABLE',
      'NOT_DELIVERABLE',
    ]);
    await set([feature([square(9000, 9000, 4000)])]);
    expect(await verdict(north(10))).toBe('NOT_DELIVERABLE');
  });

  it('are limited by the distance along the route', async () => {
    await set([feature([square(-9000, -9000, 18_000)])]);
    expect(await verdict(north(1500))).toBe('DELIVERABLE');
    await setRules(
      server.deps.db,
      'limits',
      [{ scope: {}, distanceMetres: 1000 }],
      server.clock.nowSeconds(),
    );
    expect([await verdict(north(1500)), await verdict(north(300))]).toEqual([
      'NOT_DELIVERABLE',
      'DELIVERABLE',
    ]);
  });

  it('name the outlets and open orders that a change leaves outside', async () => {
    const orderId = await owner.placeOrder();
    const assess = async (before: readonly object[], after: readonly object[]) => {
      const [former, next] = [await readAreas(before), await readAreas(after)].map(
        ({ byCountry }) => byCountry.get('TW') ?? [],
      );
      const change = { country: 'TW', before: former ?? [], after: next ?? [], nowSeconds: 0 } as const;
      return areaFile.assess?.(server.deps.db, change);
    };
    const wide = feature([square(-5000, -5000, 10_000)]);
    const [half, small] = [feature([square(-5000, -5000, 8000)]), feature([square(-100, -100, 200)])];
    expect((await assess([wide], [wide]))?.warnings).toEqual([]);
    expect((await assess([wide], [half]))?.warnings).toEqual([
      'city Taipei: 100.0 km² -> 64.0 km², 64 % of the former surface',
    ]);
    const cut = await assess([wide], [small]);
    expect(cut?.warnings).toEqual([
      'city Taipei: 100.0 km² -> 0.0 km², 0 % of the former surface',
      expect.stringMatching(/^outlets that are outside every area of theirs now: .*\(v\d+\)/),
    ]);
    expect(cut?.effect.at(-1)).toContain(orderId);
    expect(cut?.warnings[1]).not.toContain('(v1001)');
    const elsewhere = await assess([wide], [feature([square(9000, 9000, 10_000)])]);
    expect(elsewhere?.warnings.join()).toContain('(v1001)');
    const left = await assess(
      [wide, feature([square(0, 0, 10)], { country: 'TW', vendor: 'v1001' })],
      [wide],
    );
    expect(left?.warnings).toEqual(['vendor v1001: the file has no area for it any more (0.0 km² before)']);
  });

  it('refuse an order outside them that a client sends all the same', async () => {
    await set([feature([square(-100, -100, 200)])]);
    const answer = await owner.call('POST', '/order', await owner.orderBody());
    expect([answer.status, answer.body.meta]).toEqual([
      400,
      { translation_key: 'request.error.undeliverable-address', field: 'customer.location' },
    ]);
  });
});
