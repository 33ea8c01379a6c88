import { nearestPlace } from '@courier/config/geometry';
import type { LatLng } from '../wire/fields';
import { distanceMetres } from './geometry';

/** Null without areas. */
export function metresToEdge(areas: readonly (readonly LatLng[])[], point: LatLng): number | null {
  const distances = areas.flatMap((area) =>
    area.map((corner, index) =>
      distanceMetres(point, nearestPlace(point, corner, area[(index + 1) % area.length] ?? corner)),
    ),
  );
  return distances.length ? Math.min(...distances) : null;
}
