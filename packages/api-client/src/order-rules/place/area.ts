import { isInside, nearestPlace } from '@courier/config/geometry';
import type { LatLng } from '../../wire/fields';
import { distanceMetres } from './geometry';

/** Ground to which an outlet delivers; `holes` are parts of it to which it does not. */
export interface DeliveryArea {
  outer: readonly LatLng[];
  holes: readonly (readonly LatLng[])[];
}

export const isInArea = ({ outer, holes }: DeliveryArea, place: LatLng): boolean =>
  isInside(outer, place) && !holes.some((hole) => isInside(hole, place));

/** Every border of the areas, those of their holes included. */
export const areaBorders = (areas: readonly DeliveryArea[]): (readonly LatLng[])[] =>
  areas.flatMap(({ outer, holes }) => [outer, ...holes]);

/** Null without areas. */
export function metresToEdge(areas: readonly (readonly LatLng[])[], point: LatLng): number | null {
  const distances = areas.flatMap((area) =>
    area.map((corner, index) =>
      distanceMetres(point, nearestPlace(point, corner, area[(index + 1) % area.length] ?? corner)),
    ),
  );
  return distances.length ? Math.min(...distances) : null;
}
