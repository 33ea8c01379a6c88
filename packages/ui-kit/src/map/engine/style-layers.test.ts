import { expect, it } from '@jest/globals';
import { readPalette } from './palette';
import { ownLayers, styleLayers } from './style-layers';

const palette = readPalette(document.documentElement);
const look = { palette, tag: 'en', language: 'en', tiles: null } as const;
const layers = styleLayers(look);
const layer = (id: string) => layers.find((one) => one.id === id);
const at = (id: string) => layers.findIndex((one) => one.id === id);

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
    expect([ground, at(ground) < at('areas')]).toEqual([ground, true]);
  for (const street of ['alleys', 'lanes', 'minor-case', 'minor', 'main', 'freeway'])
    expect([street, at('areas') < at(street)]).toEqual([street, true]);
  expect(at('areas-outline')).toBeGreaterThan(at('freeway'));
  expect(layer('areas-outline')?.paint).toMatchObject({ 'line-width': 1.5, 'line-opacity': 0.8 });
});

it('lays the routes over all names, the part to come over the travelled part', () => {
  expect(at('travelled')).toBeGreaterThan(at('main-names'));
  expect(at('route')).toBeGreaterThan(at('travelled'));
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
