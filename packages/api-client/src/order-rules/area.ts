import type { LatLng } from '../wire/fields';
import { distanceMetres } from './geometry';

/** The point of a side that lies nearest; the earth is flat enough within a city. */
function nearestOn(a: LatLng, b: LatLng, point: LatLng): LatLng {
  const shrink = Math.cos((point.latitude * Math.PI) / 180);
  const [ax, ay] = [(a.longitude - point.longitude) * shrink, a.latitude - point.latitude];
  const [bx, by] = [(b.longitude - point.longitude) * shrink, b.latitude - point.latitude];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return {
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
  };
}

/** Metres from a point to the nearest edge of the areas; null without areas. */
export function metresToEdge(areas: readonly (readonly LatLng[])[], point: LatLng): number | null {
  const distances = areas.flatMap((area) =>
    area.map((corner, index) =>
      distanceMetres(point, nearestOn(corner, area[(index + 1) % area.length] ?? corner, point)),
    ),
  );
  return distances.length ? Math.min(...distances) : null;
}
