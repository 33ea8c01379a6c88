import type { Position } from 'geojson';
import { createBlockCells, extentsMeet, type BlockCell, type Extent } from '../engine/block-layer';
import { BLOCKS_FROM_ZOOM } from '../engine/draw-content';
import { shapeFromFeature, type MapShape, type WorldBox } from './map-shape';

export interface BlockShapes {
  /** Shapes of the cells in a box that are drawn already. */
  find(box: WorldBox, zoom: number): MapShape[];
  /** Tasks that draw the missing cells of a box, one cell each: all at once would block the page. */
  missing(box: WorldBox, zoom: number): (() => void)[];
}

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

export function createBlockShapes(rings: readonly Position[][]): BlockShapes {
  const cells = createBlockCells(rings);
  const shapes = new Map<BlockCell, MapShape[]>();
  const cellsIn = (box: WorldBox, zoom: number) => {
    if (zoom < BLOCKS_FROM_ZOOM) return [];
    const extent = toExtent(box);
    return cells.filter((cell) => extentsMeet(cell.extent, extent));
  };
  const drawCell = (cell: BlockCell) => {
    // Tiles share cells.
    if (shapes.has(cell)) return;
    shapes.set(
      cell,
      cell
        .draw()
        .map(shapeFromFeature)
        .filter((shape) => shape !== null),
    );
  };
  return {
    find: (box, zoom) => cellsIn(box, zoom).flatMap((cell) => shapes.get(cell) ?? []),
    missing: (box, zoom) =>
      cellsIn(box, zoom)
        .filter((cell) => !shapes.has(cell))
        .map((cell) => () => drawCell(cell)),
  };
}
