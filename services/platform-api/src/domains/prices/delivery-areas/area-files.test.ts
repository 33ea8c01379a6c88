import type { CountryCode } from '@courier/config';
import { afterAll, expect, it } from '@jest/globals';
import { findProblems, ruleFolder } from '../../../testing/inputs/rule-folder';
import { areaFile } from './area-file';
import { coveredSurface } from './area-surface';

const folder = ruleFolder();
afterAll(folder.remove);

type Ring = readonly (readonly number[])[];
const WEST = 121.5;
const SOUTH = 25;
const square = (x: number, y: number, size: number): number[][] =>
  [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
    [0, 0],
  ].map(([right = 0, up = 0]) => [WEST + x + right, SOUTH + y + up]);
const TAIPEI = { country: 'TW', city: 'Taipei' };
const polygon = (...rings: Ring[]) => ({ type: 'Polygon', coordinates: rings });
const feature = (geometry: unknown, properties: unknown = TAIPEI) => ({
  type: 'Feature',
  properties,
  geometry,
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const mercator = (ring: Ring): number[][] =>
  ring.map(([longitude = 0, latitude = 0]) => [
    (longitude * Math.PI * 6_378_137) / 180,
    6_378_137 * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
  ]);
const crs = (name: string) => ({ type: 'name', properties: { name } });
const read = (content: unknown, country?: CountryCode) =>
  areaFile.read(
    folder.write('areas.geojson', typeof content === 'string' ? content : JSON.stringify(content)),
    country,
  );

const usual = square(0, 0, 0.1);
it.each<[string, unknown]>([
  ['a single feature', feature(polygon(usual))],
  ['a border that does not return to its first corner', collection(feature(polygon(usual.slice(0, -1))))],
  ['corners with heights', collection(feature(polygon(usual.map((corner) => [...corner, 12]))))],
  [
    'degrees named as such',
    { ...collection(feature(polygon(usual))), crs: crs('urn:ogc:def:crs:OGC:1.3:CRS84') },
  ],
  ['degrees named by their number', { ...collection(feature(polygon(usual))), crs: crs('EPSG:4326') }],
  [
    'the metres of web maps',
    { ...collection(feature(polygon(mercator(usual)))), crs: crs('urn:ogc:def:crs:EPSG::3857') },
  ],
  [
    'the properties of a map program',
    collection(feature(polygon(usual), { COUNTRY: 'tw', City: ' Taipei ', vendor: null, name: '', fid: 1 })),
  ],
  ['a byte-order mark', `\uFEFF${JSON.stringify(feature(polygon(usual)))}`],
])('%s is understood', async (_name, content) => {
  const [area, ...others] = (await read(content)).byCountry.get('TW') ?? [];
  expect(others).toEqual([]);
  expect(area).toMatchObject({ name: 'Taipei', scope: { city: 'Taipei' } });
  expect(area?.outer).toHaveLength(4);
  for (const [index, { latitude, longitude }] of (area?.outer ?? []).entries()) {
    expect(longitude).toBeCloseTo(usual[index]?.[0] ?? 0, 6);
    expect(latitude).toBeCloseTo(usual[index]?.[1] ?? 0, 6);
  }
});

it('a geometry alone is an area of the whole country of --country', async () => {
  const { byCountry } = await read(polygon(usual), 'TW');
  expect(byCountry.get('TW')).toMatchObject([{ name: '', scope: {} }]);
});

it('overlapping parts of one city are understood, and their ground counts once', async () => {
  const parts = { type: 'MultiPolygon', coordinates: [[square(0, 0, 0.1)], [square(0.05, 0, 0.1)]] };
  const areas = (await read(collection(feature(parts)))).byCountry.get('TW') ?? [];
  const origin = { latitude: SOUTH, longitude: WEST };
  const [single] = areas;
  expect(areas).toHaveLength(2);
  expect(coveredSurface(areas, origin) / coveredSurface(single ? [single] : [], origin)).toBeCloseTo(1.5, 2);
});

it('the ground of a hole does not count, except where another part covers it', async () => {
  const holed = feature(polygon(square(0, 0, 0.1), square(0.02, 0.02, 0.05)));
  const origin = { latitude: SOUTH, longitude: WEST };
  const surface = async (...features: unknown[]) =>
    coveredSurface((await read(collection(...features))).byCountry.get('TW') ?? [], origin);
  const full = await surface(feature(polygon(square(0, 0, 0.1))));
  expect((await surface(holed)) / full).toBeCloseTo(0.75, 2);
  expect((await surface(holed, feature(polygon(square(0.02, 0.02, 0.05))))) / full).toBeCloseTo(1, 2);
});

it.each<[string, unknown, string]>([
  [
    'a national grid',
    { ...collection(feature(polygon(usual))), crs: crs('urn:ogc:def:crs:EPSG::3826') },
    'its coordinates are in urn:ogc:def:crs:EPSG::3826; export them in degrees of WGS 84 (EPSG:4326)',
  ],
  [
    'metres without a name',
    collection(feature(polygon(mercator(usual)))),
    'feature 1 "Taipei": its corners are metres of a map projection; export them in degrees',
  ],
  ['KML', '<?xml version="1.0"?><kml></kml>', '(it is XML, such as KML; export it as GeoJSON)'],
  ['a shapefile', 'PK\u0003\u0004', '(it is a ZIP file, such as KMZ or a shapefile; export it as GeoJSON)'],
  ['TopoJSON', { type: 'Topology', objects: {} }, '(it is TopoJSON; export it as GeoJSON)'],
  ['another document', { type: 'Sheet' }, '(its type is "Sheet")'],
  ['a list', [], '(it has no type)'],
  ['a cut file', '{"type":"FeatureCollection","features":[', 'it is no GeoJSON FeatureCollection ('],
  ['an empty collection', collection(), '(no feature was found)'],
  [
    'a border drawn as a line',
    feature({ type: 'LineString', coordinates: usual }),
    'feature 1: it is no Polygon or MultiPolygon but LineString; draw the border of the area as a polygon',
  ],
  [
    'a point',
    feature({ type: 'Point', coordinates: [121, 25] }),
    'it is no Polygon or MultiPolygon but Point',
  ],
  ['a feature without a shape', collection(feature(null)), 'feature 1: it has no geometry'],
  [
    'a polygon without its list of rings',
    feature({ type: 'Polygon', coordinates: usual }),
    'the coordinates of a Polygon are 3 lists inside each other; these are 2',
  ],
  [
    'a part with the depth of a polygon',
    feature({ type: 'MultiPolygon', coordinates: [usual] }),
    'the coordinates of a MultiPolygon are 4 lists inside each other; these are 3',
  ],
  [
    'a text in place of a number',
    feature(polygon(usual.map(([x, y]) => [String(x), y] as unknown as number[]))),
    'a corner is not a list of two numbers',
  ],
  ['two corners', feature(polygon(usual.slice(0, 2))), 'a border needs at least three corners'],
  [
    'no country',
    feature(polygon(usual), { city: 'Taipei' }),
    'give the property country, such as TW, or --country',
  ],
  [
    'a city and a vendor',
    feature(polygon(usual), { ...TAIPEI, vendor: 7 }),
    'feature 1 "Taipei": name a city or a vendor, not both',
  ],
])('%s is refused with the real reason', async (_name, content, problem) => {
  expect(await findProblems(read(content))).toContain(problem);
});
