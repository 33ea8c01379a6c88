import type { Feature, FeatureCollection, Position } from 'geojson';
import { blocksOf } from './city-blocks';
import { planeOf } from './cell-plane';

/** Visible part of the world, in degrees. */
export interface Extent {
  west: number;
  east: number;
  south: number;
  north: number;
}

interface Cell {
  ring: Position[];
  extent: Extent;
  features: Feature[] | null;
}

function extentOf(ring: readonly Position[]): Extent {
  const lngs = ring.map(([lng]) => lng ?? 0);
  const lats = ring.map(([, lat]) => lat ?? 0);
  return {
    west: Math.min(...lngs),
    east: Math.max(...lngs),
    south: Math.min(...lats),
    north: Math.max(...lats),
  };
}

const meets = (a: Extent, b: Extent) =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

function draw(ring: Position[], seed: number): Feature[] {
  const plane = planeOf(ring);
  const blocks = blocksOf(
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

/** Draws city blocks once when they become visible. */
export function createBlockLayer(rings: readonly Position[][]): {
  show(extent: Extent): FeatureCollection | null;
} {
  const cells: Cell[] = rings.map((ring) => ({ ring, extent: extentOf(ring), features: null }));
  return {
    /** All blocks drawn so far, or null without new ones. */
    show(extent) {
      let grew = false;
      cells.forEach((cell, index) => {
        if (cell.features || !meets(cell.extent, extent)) return;
        cell.features = draw(cell.ring, index + 1);
        grew = true;
      });
      return grew
        ? { type: 'FeatureCollection', features: cells.flatMap((cell) => cell.features ?? []) }
        : null;
    },
  };
}
