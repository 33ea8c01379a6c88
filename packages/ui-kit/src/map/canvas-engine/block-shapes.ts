import type { Position } from 'geojson';
import { createBlockCells, extentsMeet, type BlockCell, type Extent } from '../engine/block-layer';
import { BLOCKS_FROM_ZOOM } from '../engine/draw-content';
import { shapeFromFeature, type MapShape, type WorldBox } from './map-shape';

/** Degrees of a box on the world square. */
function toExtent({ minX, minY, maxX, maxY }: WorldBox): Extent {
  const latitude = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return {
    west: (minX - 0.5) * 360,
    east: (maxX - 0.5) * 360,
    south: latitude(maxY),
    north: latitude(minY),
  };
}

/** Blocks of the cells in a box. A cell is drawn once, when a tile first needs it. */
export function createBlockShapes(rings: readonly Position[][]): (box: WorldBox, zoom: number) => MapShape[] {
  const cells = createBlockCells(rings);
  const drawn = new Map<BlockCell, MapShape[]>();
  const drawOnce = (cell: BlockCell) => {
    const shapes = drawn.get(cell) ?? cell.draw().flatMap((block) => shapeFromFeature(block) ?? []);
    drawn.set(cell, shapes);
    return shapes;
  };
  return (box, zoom) => {
    if (zoom < BLOCKS_FROM_ZOOM) return [];
    const extent = toExtent(box);
    return cells.filter((cell) => extentsMeet(cell.extent, extent)).flatMap(drawOnce);
  };
}
