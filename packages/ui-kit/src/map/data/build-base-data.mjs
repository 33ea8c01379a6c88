// Writes engine/base-data.generated.ts, the embedded map as fast-parsing text. Run by hand after a change of the
// schematic or of an atlas package:
//   node --import tsx --conditions=source packages/ui-kit/src/map/data/build-base-data.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { taiwan, world } from './atlas.mjs';
import { cellsBetween } from './city-cells.mjs';
import { readPoints, smooth, toDegrees, toPlane } from './plane.mjs';
import { AIRPORT, PARKS, RIVERS, RUNWAY } from './taipei-ground.mjs';
import { STATIONS } from './taipei-stations.mjs';

/** Points as differences of integers, `scale` to the degree. */
function pack(line, scale) {
  let [lastX, lastY] = [0, 0];
  return line.flatMap(([lng, lat]) => {
    const [x, y] = [Math.round(lng * scale), Math.round(lat * scale)];
    const step = [x - lastX, y - lastY];
    [lastX, lastY] = [x, y];
    return step;
  });
}
const packAll = (list, scale) => list.map((line) => pack(line, scale));
const packNames = (names, scale) => names.map(([zh, en, point]) => [zh, en, ...pack([point], scale)]);
/** Hills and riversides are smooth; city parks have corners. */
const outline = (ring) => (ring.length > 6 ? smooth(ring, true) : ring);
const parseRows = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

/** The server's addresses and routes use the same road file. */
const ROADS = new URL('../../../../config/src/taipei-roads/roads.json', import.meta.url);
const roadRows = JSON.parse(readFileSync(ROADS, 'utf8')).map((text) => text.split('|'));
const roads = roadRows.map((row) => readPoints(row[3], 100_000).map(toPlane));
const cells = cellsBetween(roads.filter((_, index) => roadRows[index][2] !== 'path'));
const [airportZh, airportEn, airport] = AIRPORT.split('|');
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
      pack(roads[index].map(toDegrees), 100_000),
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
  `// Written by data/build-base-data.mjs.\n/** The embedded map as JSON; see base-data.ts. */\nexport const BASE_DATA_TEXT: string =\n  ${literal};\n`,
);
console.log(
  `roads ${data.city.roads.length}, cells ${cells.length}, towns ${data.taiwan.townNames.length}, villages ${data.taiwan.villageNames.length}`,
);
console.log(
  `${(text.length / 1000).toFixed(0)} kB, ${(gzipSync(text, { level: 9 }).length / 1000).toFixed(0)} kB gz`,
);
for (const key of Object.keys(data))
  console.log(key, (gzipSync(JSON.stringify(data[key])).length / 1000).toFixed(0), 'kB gz');
