import { distanceMetres, type LatLng } from '@courier/api-client/order-rules';

interface Nearest {
  /** Index of the path point before the nearest place. */
  index: number;
  metres: number;
}

/** The nearest place on the segment a-b, on a plane: segments are a few kilometres at most. */
function footOn(a: LatLng, b: LatLng, point: LatLng): LatLng {
  const squeeze = Math.cos((point.latitude * Math.PI) / 180);
  const bx = (b.longitude - a.longitude) * squeeze;
  const by = b.latitude - a.latitude;
  const px = (point.longitude - a.longitude) * squeeze;
  const py = point.latitude - a.latitude;
  const length = bx * bx + by * by;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * bx + py * by) / length));
  return {
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
  };
}

/** Which segment of a path passes nearest to a point; null for a path of less than two points. */
export function nearestOnPath(path: readonly LatLng[], point: LatLng): Nearest | null {
  let nearest: Nearest | null = null;
  path.slice(1).forEach((end, index) => {
    const metres = distanceMetres(point, footOn(path[index] as LatLng, end, point));
    if (!nearest || metres < nearest.metres) nearest = { index, metres };
  });
  return nearest;
}
