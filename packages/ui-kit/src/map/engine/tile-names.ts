import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import { MEDIUM, REGULAR, SEMIBOLD } from './label-layers';
import type { MapPalette } from './palette';
import { TILES } from './tile-source';
import { byZoom } from './by-zoom';

const classIn = (...classes: string[]): ExpressionSpecification => [
  'in',
  ['get', 'class'],
  ['literal', classes],
];

/** Names in the page's language, else the local name. */
export function nameIn(tag: string): ExpressionSpecification {
  const [language = 'en', ...rest] = tag.split('-');
  const script = rest.find((part) => part.length === 4);
  const own = [...(script ? [`name:${language}-${script}`] : []), `name:${language}`, `name_${language}`];
  const latin = language === 'en' ? ['name_int', 'name:latin'] : [];
  return ['coalesce', ...[...own, ...latin, 'name'].map((key): ExpressionSpecification => ['get', key])];
}

interface TileLabel {
  id: string;
  layer: string;
  filter: FilterSpecification;
  minzoom: number;
  maxzoom?: number;
  layout: object;
  paint?: object;
}

const along = (size: ExpressionSpecification) => ({
  'symbol-placement': 'line',
  'symbol-spacing': 300,
  'text-font': REGULAR,
  'text-size': size,
  'text-max-angle': 30,
  'text-pitch-alignment': 'viewport',
  'text-padding': 6,
});

/** Least important first: MapLibre places the last layer first. */
const labels = (p: MapPalette): TileLabel[] => [
  {
    id: 'tile-house-numbers',
    layer: 'housenumber',
    filter: ['has', 'housenumber'],
    minzoom: 17,
    layout: { 'text-font': REGULAR, 'text-size': 10, 'text-field': ['get', 'housenumber'] },
    paint: { 'text-opacity': 0.8, 'text-halo-color': p.block },
  },
  {
    id: 'tile-places-of-interest',
    layer: 'poi',
    filter: ['!', classIn('railway', 'bus')],
    minzoom: 16,
    layout: { 'text-font': REGULAR, 'text-size': 11, 'text-max-width': 8 },
    paint: { 'text-opacity': 0.85 },
  },
  {
    id: 'tile-minor-names',
    layer: 'transportation_name',
    filter: ['!', classIn('motorway', 'trunk', 'primary', 'secondary', 'tertiary')],
    minzoom: 14.6,
    layout: along(byZoom(14, 10.5, 17, 12)),
  },
  {
    id: 'tile-water-names',
    layer: 'water_name',
    filter: ['has', 'name'],
    minzoom: 9,
    layout: { 'text-font': REGULAR, 'text-size': 11.5, 'text-max-width': 8 },
    paint: { 'text-halo-color': p.water },
  },
  {
    id: 'tile-quarter-names',
    layer: 'place',
    filter: classIn('suburb', 'quarter', 'neighbourhood', 'village', 'hamlet'),
    minzoom: 11,
    maxzoom: 16.4,
    layout: { 'text-font': SEMIBOLD, 'text-size': byZoom(11, 10.5, 15, 12) },
    paint: { 'text-opacity': 0.78, 'text-halo-color': p.land },
  },
  {
    id: 'tile-main-names',
    layer: 'transportation_name',
    filter: classIn('motorway', 'trunk', 'primary', 'secondary', 'tertiary'),
    minzoom: 12.6,
    layout: along(byZoom(13, 11, 15, 12)),
  },
  {
    id: 'tile-stations',
    layer: 'poi',
    filter: classIn('railway'),
    minzoom: 13,
    layout: { 'text-font': MEDIUM, 'text-size': 11, 'text-max-width': 8 },
  },
  {
    id: 'tile-city-names',
    layer: 'place',
    filter: classIn('city', 'town'),
    minzoom: 5,
    maxzoom: 14,
    layout: { 'text-font': SEMIBOLD, 'text-size': byZoom(6, 11, 12, 14), 'text-max-width': 8 },
    paint: { 'text-halo-color': p.land },
  },
];

export function tileNames(p: MapPalette, tag: string): LayerSpecification[] {
  const text = nameIn(tag);
  return labels(p).map(({ id, layer, filter, minzoom, maxzoom, layout, paint }) => ({
    id,
    filter,
    minzoom,
    ...(maxzoom ? { maxzoom } : {}),
    type: 'symbol',
    source: TILES,
    'source-layer': layer,
    layout: { 'text-field': text, ...layout },
    paint: { 'text-color': p.label, 'text-halo-color': p.halo, 'text-halo-width': 1.5, ...paint },
  })) as LayerSpecification[];
}
