import type { Feature, FeatureCollection, Position } from 'geojson';
import { fillCityCell } from './city-blocks';
import { createCellPlane } from './cell-plane';

/** Visible part of the world, in degrees. */
export interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** An area between main roads with its blocks. */
export interface BlockCell {
  extent: Extent;
  /** Draws the blocks; the same on every call. */
  draw(): Feature[];
}

function ringExtent(ring: readonly Position[]): Extent {
  const lngs = ring.map(([lng]) => lng ?? 0);
  const lats = ring.map(([, lat]) => lat ?? 0);
  return {
    west: Math.min(...lngs),
    east: Math.max(...lngs),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
}

export const extentsMeet = (a: Extent, b: Extent) =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

function draw(ring: Position[], seed: number): Feature[] {
  const plane = createCellPlane(ring);
  const blocks = fillCityCell(
    ring.map((position) => plane.toPlane(position)),
    plane,
    seed,
  );
  const line =
    (kind: string) =>
    (coordinates: Position[]): Feature => ({
      type: 'Feature',
      properties: { kind },
      geometry: { type: 'LineString', coordinates },
    });
  const area =
    (kind: string) =>
    (coordinates: Position[]): Feature => ({
      type: 'Feature',
      properties: { kind },
      geometry: { type: 'Polygon', coordinates: [[...coordinates, coordinates[0] ?? [0, 0]]] },
    });
  return [
    ...blocks.blocks.map(area('block')),
    ...blocks.houses.map(area('house')),
    ...blocks.lanes.map(line('lane')),
    ...blocks.alleys.map(line('alley')),
  ];
}

export const createBlockCells = (rings: readonly Position[][]): BlockCell[] =>
  rings.map((ring, index) => ({ extent: ringExtent(ring), draw: () => draw(ring, index + 1) }));

/** Draws city blocks once when they become visible. */
export function createBlockLayer(rings: readonly Position[][]): {
  show(extent: Extent): FeatureCollection | null;
} {
  const cells = createBlockCells(rings);
  const drawn = new Map<BlockCell, Feature[]>();
  return {
    /** All blocks drawn so far, or null without new ones. */
    show(extent) {
      const added = cells.filter((cell) => !drawn.has(cell) && extentsMeet(cell.extent, extent));
      for (const cell of added) drawn.set(cell, cell.draw());
      if (added.length === 0) return null;
      return { type: 'FeatureCollection', features: [...drawn.values()].flat() };
    },
  };
}
