import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapTiles } from '@courier/config';
import { tilesMeetCity } from '../first-picture/tiles-cover';
import type { MapLanguage } from './map-language';
import type { MapPalette } from './palette';
import { labelLayers } from './label-layers';
import { tileBorders, tileGround, tileRoads } from './tile-layers';
import { tileNames } from './tile-names';
import { byZoom } from './by-zoom';

const kind = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

/** Pixels at zoom 10, 13, 15 and 18. */
function width(at10: number, at13: number, at15: number, at18: number): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.5], ['zoom'], 10, at10, 13, at13, 15, at15, 18, at18];
}

/** A feature's width in metres: a pixel is 69.3 m at zoom 10 in Taipei and half of that one zoom deeper. */
const METRES: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  8,
  ['/', ['get', 'width'], 277],
  20,
  ['/', ['get', 'width'], 0.0677],
];

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

function lineLayer(
  id: string,
  source: string,
  filter: FilterSpecification | undefined,
  colour: string,
  lineWidth: number | ExpressionSpecification,
  more: object = {},
  minzoom = 0,
): LayerSpecification {
  return {
    id,
    source,
    type: 'line',
    minzoom,
    layout: ROUND,
    ...(filter ? { filter } : {}),
    paint: { 'line-color': colour, 'line-width': lineWidth, ...more },
  } as LayerSpecification;
}

function fill(
  id: string,
  source: string,
  filter: FilterSpecification | undefined,
  colour: string | ExpressionSpecification,
  more: object = {},
  minzoom = 0,
): LayerSpecification {
  return {
    id,
    source,
    type: 'fill',
    minzoom,
    ...(filter ? { filter } : {}),
    paint: { 'fill-color': colour, ...more },
  } as LayerSpecification;
}

function groundLayers(p: MapPalette): LayerSpecification[] {
  return [
    {
      id: 'background',
      type: 'background',
      paint: { 'background-color': ['interpolate', ['linear'], ['zoom'], 6.5, p.water, 8, p.land] },
    },
    fill('sea', 'ground', kind('sea'), p.water),
    fill('world', 'ground', kind('world'), p.land),
    fill('taiwan', 'ground', kind('taiwan'), p.land),
    lineLayer('borders', 'lines', kind('border'), p.boundary, 0.8, {
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 6, 1, 8, 0],
    }),
  ];
}

function cityLayers(p: MapPalette): LayerSpecification[] {
  return [
    fill(
      'blocks',
      'blocks',
      kind('block'),
      p.block,
      { 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.4, 0, 14, 1, 16.4, 1, 16.8, 0] },
      13.4,
    ),
    fill('houses', 'blocks', kind('house'), p.block, { 'fill-opacity': byZoom(16.2, 0, 16.7, 1) }, 16.2),
    // Below the streets, which keep their colour inside the area.
    fill('areas', 'areas', undefined, p.area, { 'fill-opacity': 0.2 }),
    lineLayer(
      'alleys',
      'blocks',
      kind('alley'),
      p.lane,
      width(0, 1, 2, 9),
      { 'line-opacity': byZoom(15.8, 0, 16.4, 1) },
      15.8,
    ),
    lineLayer(
      'lanes',
      'blocks',
      kind('lane'),
      p.lane,
      width(0, 1.6, 5, 17),
      { 'line-opacity': byZoom(13.4, 0, 14, 1) },
      13.4,
    ),
    fill('parks', 'ground', kind('park'), p.park, { 'fill-opacity': byZoom(9.5, 0, 11, 1) }, 9.5),
    fill('airport', 'ground', kind('airport'), p.block, {}, 10),
    lineLayer('runway', 'lines', kind('runway'), p.roadCase, width(1, 4, 14, 90), {}, 11),
    lineLayer('rivers', 'lines', kind('river'), p.water, METRES, {}, 8),
  ];
}

function roadLayers(p: MapPalette): LayerSpecification[] {
  const main = kind('main');
  const minor = kind('minor', 'path');
  const freeway = kind('freeway');
  return [
    lineLayer(
      'minor-case',
      'roads',
      minor,
      p.roadCase,
      width(0, 2.6, 10, 32),
      { 'line-opacity': byZoom(12.4, 0, 13, 1) },
      12.4,
    ),
    lineLayer(
      'main-case',
      'roads',
      main,
      p.roadCase,
      width(1.6, 5.8, 17, 46),
      { 'line-opacity': byZoom(9.5, 0, 10.5, 1) },
      9.5,
    ),
    lineLayer('freeway-case', 'roads', freeway, p.roadCase, width(2.2, 7, 22, 60), {}, 9),
    lineLayer(
      'minor',
      'roads',
      minor,
      p.road,
      width(0, 1.6, 8, 29),
      { 'line-opacity': byZoom(12.4, 0, 13, 1) },
      12.4,
    ),
    lineLayer(
      'main',
      'roads',
      main,
      p.road,
      width(1, 4.2, 14.5, 43),
      { 'line-opacity': byZoom(9.5, 0, 10.5, 1) },
      9.5,
    ),
    lineLayer('freeway', 'roads', freeway, p.road, width(1.4, 5.4, 19, 56), {}, 9),
    lineLayer('freeway-middle', 'roads', freeway, p.roadCase, width(0, 0.6, 1.2, 2), {}, 13),
  ];
}

function boundaryLayers(p: MapPalette): LayerSpecification[] {
  const dashed = { 'line-dasharray': [4, 3] };
  return [
    lineLayer(
      'towns',
      'lines',
      kind('town'),
      p.boundary,
      1.5,
      {
        ...dashed,
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 0, 10.5, 0.9, 14, 0.9, 15.5, 0.5],
      },
      9,
    ),
    lineLayer(
      'counties',
      'lines',
      kind('county'),
      p.boundary,
      1.5,
      { ...dashed, 'line-opacity': byZoom(5.5, 0, 6.5, 1) },
      5.5,
    ),
    lineLayer('areas-outline', 'areas', undefined, p.area, 1.5, { 'line-opacity': 0.8 }),
  ];
}

function routeLayers(p: MapPalette): LayerSpecification[] {
  return [
    lineLayer('rings', 'rings', undefined, p.label, 1.5),
    lineLayer('straight-case', 'straight', undefined, p.routeCase, 7.5),
    lineLayer('straight', 'straight', undefined, p.route, 3.5, { 'line-dasharray': [2.6, 2] }),
    lineLayer('travelled-case', 'travelled', undefined, p.routeCase, 9),
    lineLayer('travelled', 'travelled', undefined, p.done, 5),
    lineLayer('route-case', 'route', undefined, p.routeCase, 9.5),
    lineLayer('route', 'route', undefined, p.route, 5.5),
    lineLayer('approach', 'approach', undefined, p.route, 3, { 'line-dasharray': [0.01, 2.4] }),
  ];
}

export interface MapLook {
  palette: MapPalette;
  /** The page's language tag, e.g. `zh-Hant-TW`. */
  tag: string;
  language: MapLanguage;
  tiles: MapTiles | null;
}

/** Names of embedded land at low zooms; the tiles contain the others. */
const SEEN_FROM_AFAR = /^(country|county)-names$|-room$/;

/** All layers of the embedded map, bottom to top. Tiles that cover the embedded city replace it. */
export function styleLayers({ palette, tag, language, tiles }: MapLook): LayerSpecification[] {
  const isCityKept = tiles === null || !tilesMeetCity(tiles);
  const city = cityLayers(palette);
  const names = labelLayers(palette, language, tag);
  return [
    ...groundLayers(palette),
    ...(tiles ? tileGround(palette) : []),
    ...(isCityKept ? [...city, ...roadLayers(palette)] : city.filter(({ id }) => id === 'areas')),
    ...(tiles ? [...tileRoads(palette), ...tileBorders(palette)] : []),
    ...boundaryLayers(palette),
    ...(tiles ? tileNames(palette, tag) : []),
    ...(isCityKept ? names : names.filter(({ id }) => SEEN_FROM_AFAR.test(id))),
    ...routeLayers(palette),
  ];
}

/** Layers added to a foreign style: the delivery area and the routes. */
export function ownLayers(palette: MapPalette): LayerSpecification[] {
  const areas = [...cityLayers(palette), ...boundaryLayers(palette)].filter((layer) =>
    layer.id.startsWith('areas'),
  );
  return [...areas, ...routeLayers(palette)];
}
