import { expect, it } from '@jest/globals';
import { Bounds, Point } from 'leaflet';
import { readPalette } from '../engine/palette';
import { styleLayers } from '../engine/style-layers';
import { compileLayers } from './compile-layers';
import { drawLabels } from './draw-labels';
import { createMapShapes } from './map-shapes';
import { toWorld, worldPx } from './mercator';
import { recordingPen } from './testing/recording-pen';

const palette = readPalette(document.documentElement);
const shapes = createMapShapes(null, () => undefined);

/** Names on a frame of 1000 by 800 pixels around a place. */
function namesAround(longitude: number, latitude: number, zoom: number, tag: string): string[] {
  const scale = worldPx(zoom);
  const middle = toWorld(longitude, latitude);
  const [left, top] = [middle.x * scale - 500, middle.y * scale - 400];
  const { pen, calls } = recordingPen();
  const project = (path: Float64Array) =>
    Array.from(
      { length: path.length / 2 },
      (_, index) =>
        new Point((path[2 * index] ?? 0) * scale - left, (path[2 * index + 1] ?? 0) * scale - top),
    );
  const language = tag.startsWith('zh') ? 'zh' : 'en';
  drawLabels(
    {
      pen,
      zoom,
      project,
      tag,
      fontFamily: 'sans-serif',
      sign: null,
      keepFree: [],
      bounds: new Bounds([0, 0], [1000, 800]),
      box: { minX: left / scale, minY: top / scale, maxX: (left + 1000) / scale, maxY: (top + 800) / scale },
    },
    compileLayers(styleLayers({ palette, tag, language, tiles: null })),
    shapes.find,
  );
  return calls.filter(({ name }) => name === 'fillText').map(({ args }) => String(args[0]));
}

it('names streets and stations around a shop in Taipei', () => {
  const names = namesAround(121.5437, 25.0415, 15, 'en');
  expect(names).toEqual(expect.arrayContaining(['Zhongxiao Fuxing', 'Ren’ai Rd.', 'Civic Blvd.']));
  expect(new Set(names).size).toBe(names.length);
});

it('names them in Chinese on a Chinese page', () => {
  expect(namesAround(121.5437, 25.0415, 15, 'zh-Hant-TW')).toContain('忠孝復興');
});

it('names Kuwait in Arabic on an Arabic page', () => {
  expect(namesAround(47.6, 29.3, 5, 'ar-KW')).toContain('الكويت');
});
