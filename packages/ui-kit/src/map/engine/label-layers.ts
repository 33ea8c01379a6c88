import type { ExpressionSpecification, FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapLanguage } from './map-language';
import type { MapPalette } from './palette';
import { byZoom } from './by-zoom';
import { countryPicture, isJoined } from './country-names';

/**
 * System fonts only: without a `glyphs` address MapLibre draws letters in the browser. It reads the weight
 * from the first name, which therefore is not a real font.
 */
const SYSTEM_FONTS = [
  'Inter',
  'SF Pro Text',
  '-apple-system',
  'Segoe UI Variable Text',
  'Segoe UI',
  'Roboto',
  'Noto Sans',
  'Arial',
  'PingFang TC',
  'Microsoft JhengHei UI',
  'Noto Sans TC',
  'Noto Sans CJK TC',
  'Noto Sans Arabic',
];
export const REGULAR = ['Map Regular', ...SYSTEM_FONTS];
export const MEDIUM = ['Map Medium', ...SYSTEM_FONTS];
export const SEMIBOLD = ['Map Semibold', ...SYSTEM_FONTS];

const kind = (...kinds: string[]): FilterSpecification => ['in', ['get', 'kind'], ['literal', kinds]];

interface Label {
  id: string;
  filter: FilterSpecification;
  minzoom: number;
  maxzoom?: number;
  layout: object;
  paint?: object;
}

function roadLabels(id: string, filter: FilterSpecification, minzoom: number): Label {
  return {
    id,
    filter,
    minzoom,
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 300,
      'text-font': REGULAR,
      'text-size': byZoom(13, 11, 15, 12),
      'text-letter-spacing': 0.02,
      'text-max-angle': 30,
      'text-pitch-alignment': 'viewport',
      'text-padding': 6,
    },
  };
}

/** Invisible symbols along routes, so that names avoid them. */
function avoidRoute(sourceName: 'route' | 'travelled'): LayerSpecification {
  return {
    id: `${sourceName}-room`,
    source: sourceName,
    type: 'symbol',
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 10,
      'icon-image': 'room',
      'icon-allow-overlap': true,
      'icon-padding': 0,
    },
  };
}

const quietNames = (palette: MapPalette): Label[] => [
  {
    id: 'village-names',
    filter: kind('village'),
    minzoom: 15.6,
    layout: { 'text-font': REGULAR, 'text-size': 11 },
    paint: { 'text-opacity': 0.72, 'text-halo-color': palette.land },
  },
  {
    id: 'park-names',
    filter: kind('park', 'airport'),
    minzoom: 13.4,
    layout: { 'text-font': MEDIUM, 'text-size': 11.5, 'text-max-width': 8 },
    paint: { 'text-halo-color': palette.park, 'text-halo-width': 1.2 },
  },
];

/** Towns in spaced capitals where the script has them; counties and countries at low zooms. */
function areaNames(palette: MapPalette, language: MapLanguage, tag: string): Label[] {
  const text = textIn(language);
  const capitals: ExpressionSpecification = language === 'en' ? ['upcase', text] : text;
  return [
    {
      id: 'town-names',
      filter: kind('town'),
      minzoom: 10,
      maxzoom: 16.4,
      layout: {
        'text-font': SEMIBOLD,
        'text-size': byZoom(10, 10.5, 15, 12),
        'text-letter-spacing': language === 'en' ? 0.2 : 0.3,
        'text-field': capitals,
      },
      paint: { 'text-opacity': 0.78, 'text-halo-color': palette.land },
    },
    {
      id: 'county-names',
      filter: kind('county'),
      minzoom: 6.5,
      maxzoom: 10.5,
      layout: { 'text-font': SEMIBOLD, 'text-size': byZoom(6.5, 11, 10, 14) },
    },
    {
      id: 'country-names',
      filter: kind('country'),
      minzoom: 1.5,
      maxzoom: 7,
      layout: {
        'text-font': SEMIBOLD,
        'text-size': byZoom(1.5, 10, 6, 15),
        'text-max-width': 7,
        'text-padding': 8,
        'icon-size': byZoom(1.5, 0.67, 6, 1),
        'icon-padding': 8,
        ...(isJoined(tag)
          ? { 'text-field': '', 'icon-image': countryPicture(tag, { ...palette, halo: palette.land }) }
          : { 'icon-image': '' }),
      },
      paint: { 'text-opacity': 0.85, 'icon-opacity': 0.85, 'text-halo-color': palette.land },
    },
  ];
}

const STATIONS: Label = {
  id: 'stations',
  filter: kind('station'),
  minzoom: 12.6,
  layout: {
    'icon-image': 'metro',
    'icon-size': byZoom(12.6, 0.75, 15, 1),
    'icon-allow-overlap': true,
    'icon-padding': 0,
    'text-font': REGULAR,
    'text-size': 11,
    'text-anchor': 'top-left',
    'text-offset': [0.85, 0.1],
    'text-optional': true,
  },
  paint: { 'text-opacity': ['step', ['zoom'], 0, 13.6, 1] },
};

const textIn = (language: MapLanguage): ExpressionSpecification => ['get', language];

/** Map names, least important first: MapLibre places the last layer first. */
export function labelLayers(palette: MapPalette, language: MapLanguage, tag: string): LayerSpecification[] {
  const symbols = [
    ...quietNames(palette),
    roadLabels('minor-names', kind('minor'), 14.6),
    ...areaNames(palette, language, tag),
    roadLabels('main-names', kind('main', 'freeway'), 13),
    STATIONS,
  ].map(({ id, filter, minzoom, maxzoom, layout, paint }) => ({
    id,
    filter,
    minzoom,
    ...(maxzoom ? { maxzoom } : {}),
    type: 'symbol',
    source: id === 'main-names' || id === 'minor-names' ? 'roads' : 'names',
    layout: { 'text-field': textIn(language), ...layout },
    paint: { 'text-color': palette.label, 'text-halo-color': palette.halo, 'text-halo-width': 1.5, ...paint },
  })) as LayerSpecification[];
  return [...symbols, avoidRoute('travelled'), avoidRoute('route')];
}
