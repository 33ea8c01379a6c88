import type { Feature, Position } from 'geojson';
import { toWorld } from './mercator';

export interface WorldBox {
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** A feature ready to draw: paths of alternating x and y in world coordinates. */
export interface MapShape {
  kind: 'Point' | 'LineString' | 'Polygon';
  properties: Record<string, unknown>;
  paths: readonly Float64Array[];
  box: WorldBox;
}

export const boxesMeet = (a: WorldBox, b: WorldBox): boolean =>
  a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY;

export function boxOfPaths(paths: readonly Float64Array[]): WorldBox {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity };
  for (const path of paths)
    for (let index = 0; index + 1 < path.length; index += 2) {
      const [x, y] = [path[index] as number, path[index + 1] as number];
      box.minX = Math.min(box.minX, x);
      box.minY = Math.min(box.minY, y);
      box.maxX = Math.max(box.maxX, x);
      box.maxY = Math.max(box.maxY, y);
    }
  return box;
}

function toPath(positions: readonly Position[]): Float64Array {
  const path = new Float64Array(positions.length * 2);
  positions.forEach(([longitude = 0, latitude = 0], index) => {
    const { x, y } = toWorld(longitude, latitude);
    path[2 * index] = x;
    path[2 * index + 1] = y;
  });
  return path;
}

/** The shape of a GeoJSON feature; `null` for kinds that the embedded map does not contain. */
export function shapeFromFeature({ geometry, properties }: Feature): MapShape | null {
  const lines =
    geometry.type === 'Point'
      ? [[geometry.coordinates]]
      : geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'Polygon'
          ? geometry.coordinates
          : null;
  if (lines === null) return null;
  const paths = lines.map(toPath);
  const kind = geometry.type as MapShape['kind'];
  return { kind, properties: properties ?? {}, paths, box: boxOfPaths(paths) };
}
