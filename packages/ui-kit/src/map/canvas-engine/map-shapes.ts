import type { Feature } from 'geojson';
import type { MapTiles } from '@courier/config';
import { readBaseData } from '../engine/base-data';
import { TILES } from '../engine/tile-source';
import { createBlockShapes } from './block-shapes';
import type { FindShapes } from './draw-tile';
import { boxesMeet, shapeFromFeature, type MapShape } from './map-shape';
import { createVectorTiles, type VectorTiles } from './vector-tiles';

export interface MapShapes {
  find: FindShapes;
  setAreas(areas: readonly MapShape[]): void;
  /** `null` without operator tiles. */
  tiles: VectorTiles | null;
}

const toShapes = (features: readonly Feature[]): MapShape[] =>
  features.map(shapeFromFeature).filter((shape) => shape !== null);

/** All shapes of the map: embedded data, and operator tiles if configured. */
export function createMapShapes(tiles: MapTiles | null, onTilesLost: () => void): MapShapes {
  const { ground, lines, roads, names, cells } = readBaseData();
  const sources: Record<string, readonly MapShape[]> = {
    ground: toShapes(ground.features),
    lines: toShapes(lines.features),
    roads: toShapes(roads.features),
    names: toShapes(names.features),
  };
  const findBlocks = createBlockShapes(cells);
  const vectorTiles = tiles ? createVectorTiles(tiles, onTilesLost) : null;
  return {
    tiles: vectorTiles,
    setAreas(areas) {
      sources['areas'] = areas;
    },
    find(source, sourceLayer, box, zoom) {
      if (source === TILES) return vectorTiles?.find(sourceLayer, box, zoom) ?? [];
      const shapes = source === 'blocks' ? findBlocks(box, zoom) : (sources[source] ?? []);
      return shapes.filter((shape) => boxesMeet(shape.box, box));
    },
  };
}
