import { expect, it } from '@jest/globals';
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { MapTiles } from '@courier/config';
import { readBaseData } from './base-data';
import { embeddedStyle } from './embedded-style';
import { readPalette } from './palette';
import { styleLayers } from './style-layers';
import { nameIn } from './tile-names';

const palette = readPalette(document.documentElement);
const KUWAIT: MapTiles = {
  url: '/map/0a/{z}/{x}/{y}.pbf',
  minzoom: 4,
  maxzoom: 14,
  bounds: [47.9, 29.3, 48.1, 29.4],
  attribution: '© OpenStreetMap',
};
const TAIPEI: MapTiles = { ...KUWAIT, bounds: [121.5, 25, 121.6, 25.1] };
const buildMapLook = (tiles: MapTiles | null, tag = 'en') => ({
  palette,
  tag,
  language: 'en' as const,
  tiles,
});
const ids = (tiles: MapTiles | null) => styleLayers(buildMapLook(tiles)).map(({ id }) => id);

it('requests tiles by an absolute address, and only existing ones', () => {
  expect(embeddedStyle(buildMapLook(KUWAIT), readBaseData()).sources['tiles']).toEqual({
    type: 'vector',
    tiles: ['http://localhost/map/0a/{z}/{x}/{y}.pbf'],
    minzoom: 4,
    maxzoom: 14,
    bounds: KUWAIT.bounds,
  });
  expect(Object.keys(embeddedStyle(buildMapLook(null), readBaseData()).sources)).not.toContain('tiles');
});

it('is a valid MapLibre style', () => {
  const style = embeddedStyle(buildMapLook(KUWAIT, 'zh-Hant-TW'), readBaseData());
  // The style specification requires glyphs; the browser draws the letters instead.
  expect(validateStyleMin({ ...style, glyphs: 'https://none/{fontstack}/{range}.pbf' })).toEqual([]);
});

it('draws the delivery area above the land of the tiles and below their streets, names above both, routes on top', () => {
  const order = ids(KUWAIT);
  const places = [
    'tile-water',
    'tile-buildings',
    'areas',
    'tile-minor',
    'tile-main',
    'tile-main-names',
    'route',
  ].map((id) => order.indexOf(id));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

it('shows the embedded city beside tiles of elsewhere, and tiles of that city alone', () => {
  expect(ids(KUWAIT)).toEqual(expect.arrayContaining(['main', 'main-names', 'stations', 'blocks']));
  for (const id of ['main', 'main-names', 'stations', 'blocks', 'town-names'])
    expect(ids(TAIPEI)).not.toContain(id);
  expect(ids(TAIPEI)).toEqual(expect.arrayContaining(['areas', 'country-names', 'tile-main', 'route']));
  expect(ids(null).filter((id) => id.startsWith('tile-'))).toEqual([]);
});

it.each([
  ['zh-Hant-TW', ['name:zh-Hant', 'name:zh', 'name_zh', 'name']],
  ['ar-KW', ['name:ar', 'name_ar', 'name']],
  ['ur', ['name:ur', 'name_ur', 'name']],
  ['en', ['name:en', 'name_en', 'name_int', 'name:latin', 'name']],
])('names streets for a page in %s, else as their signs do', (tag, keys) => {
  expect(nameIn(tag)).toEqual(['coalesce', ...keys.map((key) => ['get', key])]);
});
