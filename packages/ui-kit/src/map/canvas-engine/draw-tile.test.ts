import { expect, it } from '@jest/globals';
import { styleLayers } from '../engine/style-layers';
import { readPalette } from '../engine/palette';
import { compileLayers } from './compile-layers';
import { drawTile, type TileAddress } from './draw-tile';
import { createMapShapes } from './map-shapes';
import { toWorld } from './mercator';
import { recordingPen } from './testing/recording-pen';

const palette = readPalette(document.documentElement);
const compileTestLayers = (tag: string) =>
  compileLayers(styleLayers({ palette, tag, language: tag === 'zh-Hant-TW' ? 'zh' : 'en', tiles: null }));
const shapes = createMapShapes(null, () => undefined);

function tileAt(longitude: number, latitude: number, zoom: number): TileAddress {
  const { x, y } = toWorld(longitude, latitude);
  return { x: Math.floor(x * 2 ** zoom), y: Math.floor(y * 2 ** zoom), zoom };
}

const draw = (tile: TileAddress) => {
  const { pen, calls } = recordingPen();
  drawTile(pen, tile, compileTestLayers('en'), shapes.find);
  return calls;
};

it('draws streets and houses of Taipei in two dimensions', () => {
  const calls = draw(tileAt(121.5437, 25.04, 15));
  const strokes = calls.filter(({ name }) => name === 'stroke');
  const fills = calls.filter(({ name }) => name === 'fill');
  expect(strokes.some(({ strokeStyle }) => strokeStyle === palette.road)).toBe(true);
  expect(fills.filter(({ fillStyle }) => fillStyle === palette.block).length).toBeGreaterThan(20);
});

it('draws the coast of a country that has no streets', () => {
  const fills = draw(tileAt(47.97, 29.37, 5)).filter(({ name }) => name === 'fill');
  expect(fills.map(({ fillStyle }) => fillStyle)).toContain(palette.land);
});

it('draws the delivery area below the streets', () => {
  const own = createMapShapes(null, () => undefined);
  const corner = toWorld(121.5, 25.1);
  const far = toWorld(121.6, 25);
  const path = Float64Array.from([corner.x, corner.y, far.x, corner.y, far.x, far.y, corner.x, far.y]);
  own.setAreas([
    {
      kind: 'Polygon',
      properties: {},
      paths: [path],
      box: { minX: corner.x, minY: corner.y, maxX: far.x, maxY: far.y },
    },
  ]);
  const { pen, calls } = recordingPen();
  drawTile(pen, tileAt(121.5437, 25.04, 15), compileTestLayers('en'), own.find);
  const area = calls.findIndex(({ name, fillStyle }) => name === 'fill' && fillStyle === palette.area);
  const road = calls.findIndex(({ name, strokeStyle }) => name === 'stroke' && strokeStyle === palette.road);
  expect(area).toBeGreaterThan(-1);
  expect(area).toBeLessThan(road);
});
