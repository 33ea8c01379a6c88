import { expect, it } from '@jest/globals';
import { findCityBounds, type Bounds } from './city-bounds';

const GERMANY: Bounds = [5.87, 47.27, 15.04, 55.06];
const JAPAN: Bounds = [122.9, 24, 146, 45.6];
const kilometres = ([west, south, east, north]: Bounds) => [
  Math.round((north - south) * 111.32),
  Math.round((east - west) * 111.32 * Math.cos(((south + north) / 2 / 180) * Math.PI)),
];
const boundsOfCity = (name: string, extract: Bounds) => findCityBounds(name, extract).bounds;

it('cuts a large city as wide as it is around its middle', () => {
  const bounds = boundsOfCity('Berlin', GERMANY);
  expect(bounds).not.toBeNull();
  const [west, south, east, north] = bounds as Bounds;
  expect([west < 13.3, east > 13.5, south < 52.45, north > 52.55]).toEqual([true, true, true, true]);
  expect(kilometres(bounds as Bounds).every((km) => km > 34 && km < 40)).toBe(true);
});

it('cuts ten kilometres around a small town', () => {
  expect(kilometres(boundsOfCity('Bad Tölz', GERMANY) as Bounds)).toEqual([10, 10]);
});

it.each(['München', 'munchen', 'Munich', ' MUNICH '])(
  'finds a city by its local or English name: %s',
  (name) => {
    expect(boundsOfCity(name, GERMANY)).toEqual(boundsOfCity('Munich', GERMANY));
    expect(boundsOfCity(name, GERMANY)).not.toBeNull();
  },
);

it('finds a city by its name in another script', () => {
  expect(boundsOfCity('東京', JAPAN)).toEqual(boundsOfCity('Tokyo', JAPAN));
});

it('takes the largest city of a name within the extract alone', () => {
  const hesse: Bounds = [7.77, 49.39, 10.24, 51.66];
  const brandenburg: Bounds = [11.27, 51.36, 14.77, 53.56];
  const inHesse = boundsOfCity('Frankfurt am Main', hesse);
  expect(inHesse).not.toBeNull();
  expect(boundsOfCity('Frankfurt am Main', brandenburg)).toBeNull();
});

it('names the largest cities of the extract when it has no such city', () => {
  expect(findCityBounds('Atlantis', GERMANY)).toEqual({
    bounds: null,
    largest: expect.arrayContaining(['Berlin', 'Munich']),
  });
});
