import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapPalette } from './palette';
import { TILES } from './tile-source';

const classIn = (...classes: string[]): FilterSpecification => ['in', ['get', 'class'], ['literal', classes]];
const LARGE = ['primary', 'secondary', 'tertiary'];
const SMALL = [
  'minor',
  'service',
  'street',
  'street_limited',
  'residential',
  'unclassified',
  'living_street',
];

/** Pixels at zoom 8, 13, 15 and 18. */
const width = (at8: number, at13: number, at15: number, at18: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  8,
  at8,
  13,
  at13,
  15,
  at15,
  18,
  at18,
];

function fill(
  id: string,
  layer: string,
  colour: string,
  more: Partial<{ filter: FilterSpecification; minzoom: number; paint: object }> = {},
): LayerSpecification {
  const { filter, minzoom = 0, paint = {} } = more;
  return {
    id: `tile-${id}`,
    source: TILES,
    'source-layer': layer,
    type: 'fill',
    minzoom,
    ...(filter ? { filter } : {}),
    paint: { 'fill-color': colour, ...paint },
  } as LayerSpecification;
}

function lineLayer(
  id: string,
  layer: string,
  filter: FilterSpecification,
  colour: string,
  lineWidth: number | ExpressionSpecification,
  minzoom: number,
  paint: object = {},
): LayerSpecification {
  return {
    id: `tile-${id}`,
    source: TILES,
    'source-layer': layer,
    type: 'line',
    filter,
    minzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': lineWidth, ...paint },
  } as LayerSpecification;
}

/** Land, green, water and houses, with OpenMapTiles' layers and classes. */
export const tileGround = (p: MapPalette): LayerSpecification[] => [
  fill('built', 'landuse', p.block, {
    filter: classIn('residential', 'commercial', 'industrial', 'retail', 'school', 'university', 'hospital'),
    minzoom: 9,
    paint: { 'fill-opacity': 0.45 },
  }),
  fill('green', 'landcover', p.park, { filter: classIn('grass', 'wood', 'wetland', 'farmland') }),
  fill('parks', 'park', p.park),
  fill('water', 'water', p.water),
  lineLayer('coast', 'coastline', ['has', 'class'], p.boundary, width(0.6, 1, 1.4, 2), 6),
  lineLayer('streams', 'waterway', ['has', 'class'], p.water, width(0.6, 1.6, 4, 14), 9),
  fill('airfields', 'aeroway', p.block, { minzoom: 10, filter: ['==', ['geometry-type'], 'Polygon'] }),
  fill('buildings', 'building', p.block, {
    minzoom: 13.5,
    paint: { 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 13.5, 0, 14.5, 1] },
  }),
];

/** Streets of the tiles, small ones below large ones. */
export const tileRoads = (p: MapPalette): LayerSpecification[] => {
  const road = (...list: string[]) => classIn(...list);
  const freeway = road('motorway', 'trunk');
  return [
    lineLayer('paths', 'transportation', road('path', 'track'), p.lane, width(0, 0.8, 1.6, 6), 14.5, {
      'line-dasharray': [2, 1.4],
    }),
    lineLayer('rails', 'transportation', road('rail', 'transit'), p.roadCase, width(0.6, 1, 1.6, 4), 11),
    lineLayer('minor-case', 'transportation', road(...SMALL), p.roadCase, width(0, 2.4, 8, 28), 12.4),
    lineLayer('main-case', 'transportation', road(...LARGE), p.roadCase, width(0.8, 5, 14, 42), 9),
    lineLayer('freeway-case', 'transportation', freeway, p.roadCase, width(1.4, 6.5, 18, 54), 6),
    lineLayer('minor', 'transportation', road(...SMALL), p.road, width(0, 1.5, 6.4, 25), 12.4),
    lineLayer('main', 'transportation', road(...LARGE), p.road, width(0.5, 3.8, 12, 39), 9),
    lineLayer('freeway', 'transportation', freeway, p.road, width(0.8, 5, 15.5, 50), 6),
  ];
};

export const tileBorders = (p: MapPalette): LayerSpecification[] => [
  lineLayer('borders', 'boundary', ['<=', ['get', 'admin_level'], 6], p.boundary, 1.2, 7, {
    'line-dasharray': [4, 3],
  }),
];
