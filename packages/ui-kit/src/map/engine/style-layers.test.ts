import { expect, it } from '@jest/globals';
import { readPalette } from './palette';
import { ownLayers, styleLayers } from './style-layers';

const palette = readPalette(document.documentElement);
const look = { palette, tag: 'en', language: 'en', tiles: null } as const;
const layers = styleLayers(look);
const layer = (id: string) => layers.find((one) => one.id === id);
const layerIndex = (id: string) => layers.findIndex((one) => one.id === id);

it('draws delivery areas in red at opacity 0.2 [REQ-MAP-03]', () => {
  expect(palette.area).toBe('#D92B2B');
  expect(layer('areas')?.paint).toEqual({ 'fill-color': palette.area, 'fill-opacity': 0.2 });
});

it('draws delivery areas in red over a foreign style too [REQ-MAP-03]', () => {
  expect(ownLayers(palette).find((one) => one.id === 'areas')?.paint).toEqual({
    'fill-color': palette.area,
    'fill-opacity': 0.2,
  });
});

it('lays the red area over the houses, under every street, and its outline over them', () => {
  for (const ground of ['blocks', 'houses'])
    expect([ground, layerIndex(ground) < layerIndex('areas')]).toEqual([ground, true]);
  for (const street of ['alleys', 'lanes', 'minor-case', 'minor', 'main', 'freeway'])
    expect([street, layerIndex('areas') < layerIndex(street)]).toEqual([street, true]);
  expect(layerIndex('areas-outline')).toBeGreaterThan(layerIndex('freeway'));
  expect(layer('areas-outline')?.paint).toMatchObject({ 'line-width': 1.5, 'line-opacity': 0.8 });
});

it('lays the routes over all names, the part to come over the travelled part', () => {
  expect(layerIndex('travelled')).toBeGreaterThan(layerIndex('main-names'));
  expect(layerIndex('route')).toBeGreaterThan(layerIndex('travelled'));
  expect(layer('route')?.paint).toMatchObject({ 'line-width': 5.5 });
  expect(layer('route-case')?.paint).toMatchObject({ 'line-width': 9.5 });
});

it('names the map in the language of the page', () => {
  const chinese = styleLayers({ ...look, tag: 'zh-Hant-TW', language: 'zh' }).find(
    (one) => one.id === 'main-names',
  );
  expect(layer('main-names')?.layout).toMatchObject({ 'text-field': ['get', 'en'] });
  expect(chinese?.layout).toMatchObject({ 'text-field': ['get', 'zh'] });
});
