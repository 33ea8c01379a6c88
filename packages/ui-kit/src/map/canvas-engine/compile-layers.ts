import { featureFilter } from '@maplibre/maplibre-gl-style-spec';
import type { LayerSpecification } from 'maplibre-gl';
import type { MapShape } from './map-shape';
import { colourValue, numberValue, textValue, type StyleValue } from './style-value';

interface LayerBase {
  id: string;
  source: string;
  /** Layer inside a vector tile; empty for embedded sources. */
  sourceLayer: string;
  isShownAt(zoom: number): boolean;
  accepts(zoom: number, shape: MapShape): boolean;
}

export interface FillLayer extends LayerBase {
  type: 'fill';
  colour: StyleValue<string>;
  opacity: StyleValue<number>;
}

export interface LineLayer extends LayerBase {
  type: 'line';
  colour: StyleValue<string>;
  opacity: StyleValue<number>;
  /** Pixels. */
  width: StyleValue<number>;
  /** Dash and gap in line widths; empty for a solid line. */
  dashes: readonly number[];
}

export interface LabelLayer extends LayerBase {
  type: 'symbol';
  alongLine: boolean;
  /** Draws text and icon over other names. */
  signOverlaps: boolean;
  text: StyleValue<string>;
  icon: StyleValue<string>;
  iconScale: StyleValue<number>;
  /** Pixels. */
  size: StyleValue<number>;
  /** In em. */
  letterSpacing: number;
  maxWidth: number;
  offset: readonly [number, number];
  anchorsTopLeft: boolean;
  weight: number;
  colour: StyleValue<string>;
  halo: StyleValue<string>;
  haloWidth: number;
  opacity: StyleValue<number>;
}

type CanvasLayer = FillLayer | LineLayer | LabelLayer;

export interface CanvasStyle {
  background: StyleValue<string>;
  layers: readonly CanvasLayer[];
}

interface LooseLayer {
  id: string;
  type: string;
  source?: string;
  'source-layer'?: string;
  minzoom?: number;
  maxzoom?: number;
  filter?: unknown;
  layout?: Record<string, unknown>;
  paint?: Record<string, unknown>;
}

function layerBase(layer: LooseLayer): LayerBase {
  const { minzoom = 0, maxzoom = Infinity } = layer;
  const filter = layer.filter === undefined ? null : featureFilter(layer.filter as never, 'filter');
  return {
    id: layer.id,
    source: layer.source ?? '',
    sourceLayer: layer['source-layer'] ?? '',
    isShownAt: (zoom) => zoom >= minzoom && zoom < maxzoom,
    accepts: (zoom, { kind, properties }) =>
      filter === null || filter.filter({ zoom }, { type: kind, properties } as never),
  };
}

/** The weight in the first font's name. */
function fontWeight(fonts: unknown): number {
  const name = Array.isArray(fonts) ? String(fonts[0]) : '';
  if (name.includes('Semibold')) return 600;
  return name.includes('Medium') ? 500 : 400;
}

function labelLayer(layer: LooseLayer): LabelLayer {
  const { layout = {}, paint = {} } = layer;
  return {
    ...layerBase(layer),
    type: 'symbol',
    alongLine: layout['symbol-placement'] === 'line',
    signOverlaps: layout['icon-allow-overlap'] === true,
    text: textValue(layout['text-field']),
    icon: textValue(layout['icon-image']),
    iconScale: numberValue(layout['icon-size'], 1),
    size: numberValue(layout['text-size'], 12),
    letterSpacing: Number(layout['text-letter-spacing'] ?? 0),
    maxWidth: Number(layout['text-max-width'] ?? 10),
    offset: (layout['text-offset'] as [number, number] | undefined) ?? [0, 0],
    anchorsTopLeft: layout['text-anchor'] === 'top-left',
    weight: fontWeight(layout['text-font']),
    colour: colourValue(paint['text-color']),
    halo: colourValue(paint['text-halo-color'] ?? '#fff'),
    haloWidth: Number(paint['text-halo-width'] ?? 0),
    opacity: numberValue(paint['text-opacity'], 1),
  };
}

function compileLayer(layer: LooseLayer): CanvasLayer[] {
  const { paint = {} } = layer;
  if (layer.type === 'fill')
    return [
      {
        ...layerBase(layer),
        type: 'fill',
        colour: colourValue(paint['fill-color']),
        opacity: numberValue(paint['fill-opacity'], 1),
      },
    ];
  if (layer.type === 'line')
    return [
      {
        ...layerBase(layer),
        type: 'line',
        colour: colourValue(paint['line-color']),
        opacity: numberValue(paint['line-opacity'], 1),
        width: numberValue(paint['line-width'], 1),
        dashes: (paint['line-dasharray'] as number[] | undefined) ?? [],
      },
    ];
  return layer.type === 'symbol' ? [labelLayer(layer)] : [];
}

export function compileLayers(layers: readonly LayerSpecification[]): CanvasStyle {
  const loose = layers as unknown as LooseLayer[];
  const background = loose.find(({ type }) => type === 'background');
  return {
    background: colourValue(background?.paint?.['background-color'] ?? '#fff'),
    layers: loose.flatMap(compileLayer),
  };
}
