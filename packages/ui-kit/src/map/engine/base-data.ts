import type { Feature, FeatureCollection, Position } from 'geojson';
import { BASE_DATA_TEXT } from './base-data.generated';

type Packed = readonly number[];
type PackedName = readonly [zh: string, en: string, x: number, y: number];

interface PackedData {
  world: { scale: number; land: Packed[][]; borders: Packed[]; names: PackedName[] };
  taiwan: {
    scale: number;
    land: Packed[][];
    counties: Packed[];
    towns: Packed[];
    countyNames: PackedName[];
    townNames: PackedName[];
    villageNames: PackedName[];
  };
  city: {
    scale: number;
    roads: [zh: string, en: string, kind: string, line: Packed][];
    cells: Packed[];
    rivers: [width: number, line: Packed][];
    parks: [zh: string, en: string, ring: Packed][];
    airport: [zh: string, en: string, ring: Packed];
    runway: Packed;
    stations: PackedName[];
  };
}

/** The embedded map for MapLibre sources. Positions are [longitude, latitude]. */
export interface BaseData {
  ground: FeatureCollection;
  lines: FeatureCollection;
  roads: FeatureCollection;
  names: FeatureCollection;
  /** Outlines between the roads, filled with lanes and buildings on demand. */
  cells: Position[][];
}

/** Taiwan's coast is exact at every zoom; elsewhere the sea fades out before its coarse coast. */
const TAIWAN_SEA: Position[] = [
  [116.5, 20.5],
  [124, 20.5],
  [124, 27.2],
  [116.5, 27.2],
  [116.5, 20.5],
];

function unpack(packed: Packed, scale: number): Position[] {
  const positions: Position[] = [];
  let x = 0;
  let y = 0;
  for (let index = 0; index + 1 < packed.length; index += 2) {
    x += packed[index] ?? 0;
    y += packed[index + 1] ?? 0;
    positions.push([x / scale, y / scale]);
  }
  return positions;
}

type Facts = Record<string, string | number>;
const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });
const polygon = (rings: Position[][], properties: Facts): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: rings.map(closed) },
});
const lineFeature = (coordinates: Position[], properties: Facts): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});

function closed(ring: Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
}

function middle(ring: Position[]): Position {
  const xs = ring.map(([x]) => x ?? 0);
  const ys = ring.map(([, y]) => y ?? 0);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function name(kind: string, zh: string, en: string, coordinates: Position): Feature {
  return { type: 'Feature', properties: { kind, zh, en }, geometry: { type: 'Point', coordinates } };
}

/** Unpacks the embedded map; takes some milliseconds, so once per map. */
export function readBaseData(): BaseData {
  const { world, taiwan, city } = JSON.parse(BASE_DATA_TEXT) as PackedData;
  const toNamedFeatures = (kind: string, scale: number, list: readonly PackedName[]) =>
    list.map(([zh, en, x, y]) => name(kind, zh, en, [x / scale, y / scale]));
  const lines = (kind: string, scale: number, list: readonly Packed[]) =>
    list.map((item) => lineFeature(unpack(item, scale), { kind }));
  const land = (kind: string, scale: number, list: readonly Packed[][]) =>
    list.map((rings) =>
      polygon(
        rings.map((ring) => unpack(ring, scale)),
        { kind },
      ),
    );
  const parks = city.parks.map(([zh, en, ring]) => ({ zh, en, ring: unpack(ring, city.scale) }));
  const [airportZh, airportEn, airportRing] = city.airport;
  const airport = unpack(airportRing, city.scale);

  return {
    ground: collection([
      ...land('world', world.scale, world.land),
      polygon([TAIWAN_SEA], { kind: 'sea' }),
      ...land('taiwan', taiwan.scale, taiwan.land),
      ...parks.map((park) => polygon([park.ring], { kind: 'park' })),
      polygon([airport], { kind: 'airport' }),
    ]),
    lines: collection([
      ...lines('border', world.scale, world.borders),
      ...lines('county', taiwan.scale, taiwan.counties),
      ...lines('town', taiwan.scale, taiwan.towns),
      ...city.rivers.map(([width, packed]) =>
        lineFeature(unpack(packed, city.scale), { kind: 'river', width }),
      ),
      lineFeature(unpack(city.runway, city.scale), { kind: 'runway' }),
    ]),
    roads: collection(
      city.roads.map(([zh, en, kind, packed]) => lineFeature(unpack(packed, city.scale), { zh, en, kind })),
    ),
    names: collection([
      ...toNamedFeatures('country', world.scale, world.names),
      ...toNamedFeatures('county', taiwan.scale, taiwan.countyNames),
      ...toNamedFeatures('town', taiwan.scale, taiwan.townNames),
      ...toNamedFeatures('village', taiwan.scale, taiwan.villageNames),
      ...toNamedFeatures('station', city.scale, city.stations),
      ...parks
        .filter((park) => park.en !== '')
        .map((park) => name('park', park.zh, park.en, middle(park.ring))),
      name('airport', airportZh, airportEn, middle(airport)),
    ]),
    cells: city.cells.map((cell) => unpack(cell, city.scale)),
  };
}
