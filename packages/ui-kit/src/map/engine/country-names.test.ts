import { expect, it } from '@jest/globals';
import { readBaseData } from './base-data';
import { countryNameIn } from './country-names';
import { labelLayers } from './label-layers';
import type { MapPalette } from './palette';

const palette = { label: '#111', halo: '#fff', land: '#eee', park: '#ded' } as MapPalette;
const countries = readBaseData().names.features.flatMap(({ properties }) =>
  properties?.['kind'] === 'country' ? [String(properties['en'])] : [],
);
const layoutIn = (tag: string) =>
  labelLayers(palette, 'en', tag).find(({ id }) => id === 'country-names')?.layout;

it.each(['ar-KW', 'ur-PK'])('every country of the map has a name in %s, in its letters', (tag) => {
  expect(countries.length).toBeGreaterThan(150);
  expect(
    countries.filter((name) => !/^[\p{Script=Arabic}\p{M}\s\p{P}]+$/u.test(countryNameIn(tag, name))),
  ).toEqual([]);
});

it('Kuwait is called by its Arabic name on an Arabic map, and by its English one on others', () => {
  expect(countryNameIn('ar-KW', 'Kuwait')).toBe('الكويت');
  expect(layoutIn('ar-KW')).toMatchObject({
    'text-field': '',
    'icon-image': ['concat', 'country|ar-KW|#111|#eee|', ['get', 'en']],
  });
  expect(layoutIn('en')).toMatchObject({ 'text-field': ['get', 'en'], 'icon-image': '' });
});
