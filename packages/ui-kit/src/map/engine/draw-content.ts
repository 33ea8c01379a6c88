import type { FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { MapContent } from '../map-engine';
import type { createBlockLayer } from './block-layer';
import { areaFeatures, lineFeature, lineFeatures, sameContent } from './content-features';

export const BLOCKS_FROM_ZOOM = 13.2;
/** Share of the map's width drawn beyond its edges. */
const BLOCKS_MARGIN = 0.25;

function setData(map: MapLibreMap, name: string, data: FeatureCollection): void {
  void map.getSource<GeoJSONSource>(name)?.setData(data);
}

/**
 * Draws areas and routes.
 * @param drawn the current content, which is not drawn again
 */
export function drawContent(map: MapLibreMap, next: MapContent, drawn?: MapContent): void {
  const changed = (name: keyof MapContent) => !drawn || !sameContent(next[name], drawn[name]);
  if (changed('areas')) setData(map, 'areas', areaFeatures(next.areas));
  if (changed('rings')) setData(map, 'rings', lineFeatures(next.rings));
  for (const name of ['route', 'travelled', 'approach', 'straight'] as const) {
    if (changed(name)) setData(map, name, lineFeature(next[name]));
  }
}

export function drawBlocks(map: MapLibreMap, blocks: ReturnType<typeof createBlockLayer>): void {
  if (map.getZoom() < BLOCKS_FROM_ZOOM) return;
  const bounds = map.getBounds();
  const margin = (bounds.getEast() - bounds.getWest()) * BLOCKS_MARGIN;
  const drawn = blocks.show({
    west: bounds.getWest() - margin,
    east: bounds.getEast() + margin,
    south: bounds.getSouth() - margin,
    north: bounds.getNorth() + margin,
  });
  if (drawn) setData(map, 'blocks', drawn);
}
