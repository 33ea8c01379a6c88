// Writes engine/base-data.generated.ts, the embedded map as fast-parsing text. Run by hand after a change of the
// schematic or of an atlas package:
//   node --import tsx --conditions=source packages/ui-kit/src/map/data/build-base-data.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Point } from '@courier/config/geometry';
import { taiwan, world, type Named } from './atlas.ts';
import { cellsBetween } from './city-cells.ts';
import { readPoints, smooth, toDegrees, toPlane } from './plane.ts';
import { AIRPORT, PARKS, RIVERS, RUNWAY } from './taipei-ground.ts';
import { STATIONS } from './taipei-stations.ts';

/** Points as differences of integers, `scale` to the degree. */
function pack(line: readonly Point[], scale: number): number[] {
  let [lastX, lastY] = [0, 0];
  return line.flatMap(([lng, lat]) => {
    const [x, y] = [Math.round(lng * scale), Math.round(lat * scale)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}
const packAll = (list: readonly (readonly Point[])[], scale: number) => list.map((line) => pack(line, scale));
const packNames = (names: readonly Named[], scale: number) =>
  names.map(([zh, en, point]) => [zh, en, ...pack([point], scale)]);
/** Hills and riversides are smooth; city parks have corners. */
const outline = (ring: readonly Point[]) => (ring.length > 6 ? smooth(ring, true) : ring);
type Row = [string, string, string, string];

const toRow = (line: string): Row => {
  const [a = '', b = '', c = '', d = ''] = line.split('|');
  return [a, b, c, d];
};
const parseRows = (text: string): Row[] =>
  text
    .trim()
    .split('\n')
    .map((line) => toRow(line));

/** The server's addresses and routes use the same road file. */
const ROADS = new URL('../../../../config/src/taipei-roads/roads.json', import.meta.url);
const roadTexts: string[] = JSON.parse(readFileSync(ROADS, 'utf8'));
const roadRows = roadTexts.map(toRow);
const roads = roadRows.map((row) => readPoints(row[3], 100_000).map(toPlane));
const cells = cellsBetween(roads.filter((_, index) => roadRows[index]?.[2] !== 'path'));
const [airportZh, airportEn, airport] = toRow(AIRPORT);
const country = taiwan();
const globe = world();

const data = {
  world: {
    scale: 100,
    land: globe.land.map((polygon) => packAll(polygon, 100)),
    borders: packAll(globe.borders, 100),
    names: packNames(globe.names, 100),
  },
  taiwan: {
    scale: 10_000,
    land: country.land.map((polygon) => packAll(polygon, 10_000)),
    counties: packAll(country.counties, 10_000),
    towns: packAll(country.towns, 10_000),
    countyNames: packNames(country.countyNames, 10_000),
    townNames: packNames(country.townNames, 10_000),
    villageNames: packNames(country.villageNames, 10_000),
  },
  city: {
    scale: 100_000,
    roads: roadRows.map(([zh, en, kind], index) => [
      zh,
      en,
      kind,
      pack((roads[index] ?? []).map(toDegrees), 100_000),
    ]),
    cells: cells.map((ring) => pack(ring.map(toDegrees), 100_000)),
    rivers: parseRows(RIVERS).map(([width, line]) => [
      Number(width),
      pack(smooth(readPoints(line)), 100_000),
    ]),
    parks: parseRows(PARKS).map(([zh, en, ring]) => [zh, en, pack(outline(readPoints(ring)), 100_000)]),
    airport: [airportZh, airportEn, pack(readPoints(airport), 100_000)],
    runway: pack(readPoints(RUNWAY), 100_000),
    stations: parseRows(STATIONS).map(([zh, en, point]) => [zh, en, ...pack(readPoints(point), 100_000)]),
  },
};

const text = JSON.stringify(data);
const literal = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
writeFileSync(
  new URL('../engine/base-data.generated.ts', import.meta.url),
  `// Written by data/build-base-data.ts.\n/** The embedded map as JSON; see base-data.ts. */\nexport const BASE_DATA_TEXT: string =\n  ${literal};\n`,
);
console.log(
  `roads ${data.city.roads.length}, cells ${cells.length}, towns ${data.taiwan.townNames.length}, villages ${data.taiwan.villageNames.length}`,
);
console.log(
  `${(text.length / 1000).toFixed(0)} kB, ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(0)} kB gz`,
);
for (const [key, part] of Object.entries(data))
  console.log(key, (gzipSync(JSON.stringify(part)).length / 1000).toFixed(0), 'kB gz');
