import { planeAround, type Place, type Point } from './plane';

export function distance(a: Point, b: Point): number {
  const [east, north] = [a[0] - b[0], a[1] - b[1]];
  // Math.hypot is many times slower.
  return Math.sqrt(east * east + north * north);
}

export const interpolatePoint = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Fraction of the way from a to b nearest to a point, 0 to 1. */
export function nearestShare(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy || 1;
  return Math.min(1, Math.max(0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / square));
}

/** The nearest place on the line from a to b, a few kilometres at most. */
export function nearestPlace(place: Place, a: Place, b: Place): Place {
  const { toPlane } = planeAround(place);
  const share = nearestShare([0, 0], toPlane(a), toPlane(b));
  return {
    latitude: a.latitude + (b.latitude - a.latitude) * share,
    longitude: a.longitude + (b.longitude - a.longitude) * share,
  };
}

/**
 * Null without an intersection.
 * @param slack tolerance beyond the ends, as a fraction
 */
export function crossing(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  slack = 0,
): { ab: number; cd: number } | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const ab = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const cd = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return Math.min(ab, cd) < -slack || Math.max(ab, cd) > 1 + slack ? null : { ab, cd };
}

/**
 * Douglas-Peucker simplification.
 * @param tolerance metres
 */
export function simplify<P extends Point>(line: readonly P[], tolerance: number): readonly P[] {
  if (line.length < 3) return line;
  const [first, last] = [line[0], line.at(-1)] as [P, P];
  let [worst, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const off = distance(point, interpolatePoint(first, last, nearestShare(point, first, last)));
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}
