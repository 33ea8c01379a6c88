import { nearestPlace } from '@courier/config/geometry';
import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';

interface Nearest {
  /** Index of the path point before the nearest position. */
  index: number;
  metres: number;
}

/** Finds the path segment nearest to a point; null for a path of fewer than two points. */
export function nearestOnPath(path: readonly LatLng[], point: LatLng): Nearest | null {
  let nearest: Nearest | null = null;
  path.slice(1).forEach((end, index) => {
    const metres = distanceMetres(point, nearestPlace(point, path[index] ?? end, end));
    if (!nearest || metres < nearest.metres) nearest = { index, metres };
  });
  return nearest;
}
