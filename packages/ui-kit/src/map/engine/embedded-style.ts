import type { FeatureCollection } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import type { readBaseData } from './base-data';
import { EMPTY } from './content-features';
import { styleLayers, type MapLook } from './style-layers';
import { TILES, tileSource } from './tile-source';

/** Sources of the caller's content, in every style. */
export const CONTENT_SOURCES = ['areas', 'route', 'travelled', 'approach', 'straight', 'rings'] as const;

/** A map source with features in memory. */
export const toGeoJsonSource = (data: FeatureCollection) =>
  ({ type: 'geojson', data, tolerance: 0.3, maxzoom: 16 }) as const;

export function embeddedStyle(
  look: MapLook,
  { ground, lines, roads, names }: ReturnType<typeof readBaseData>,
): StyleSpecification {
  const contents = Object.fromEntries(CONTENT_SOURCES.map((name) => [name, toGeoJsonSource(EMPTY)]));
  return {
    version: 8,
    transition: { duration: 0, delay: 0 },
    sources: {
      ground: toGeoJsonSource(ground),
      lines: toGeoJsonSource(lines),
      roads: toGeoJsonSource(roads),
      names: toGeoJsonSource(names),
      blocks: toGeoJsonSource(EMPTY),
      ...contents,
      ...(look.tiles ? { [TILES]: tileSource(look.tiles) } : {}),
    },
    layers: styleLayers(look),
  };
}
