import type { LatLng } from '@courier/api-client/order-rules';

/** Flat metres around the centre of Taipei: exact enough for a city. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const METRES_PER_DEGREE = 111_195;
const CENTRE = { latitude: 25.04, longitude: 121.54 };
const EAST = METRES_PER_DEGREE * Math.cos((CENTRE.latitude * Math.PI) / 180);

export const toPoint = ({ latitude, longitude }: LatLng): Point => ({
  x: (longitude - CENTRE.longitude) * EAST,
  y: (latitude - CENTRE.latitude) * METRES_PER_DEGREE,
});

/** Six decimals are about a decimetre. */
export const toLatLng = ({ x, y }: Point): LatLng => ({
  latitude: Math.round((CENTRE.latitude + y / METRES_PER_DEGREE) * 1e6) / 1e6,
  longitude: Math.round((CENTRE.longitude + x / EAST) * 1e6) / 1e6,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Share of the way from a to b at which a point is nearest, 0 to 1. */
export function nearestShare(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy || 1;
  return Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
}

/** Shares of a-b and c-d at which they cross, or null. */
export function crossing(a: Point, b: Point, c: Point, d: Point): { ab: number; cd: number } | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const ab = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const cd = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  return Math.min(ab, cd) < 0 || Math.max(ab, cd) > 1 ? null : { ab, cd };
}

/** Douglas-Peucker: the line without points that are less than `tolerance` metres off. */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let [worst, at] = [0, 0];
  for (const [index, point] of line.entries()) {
    const off = distance(point, between(first, last, nearestShare(point, first, last)));
    if (off > worst) [worst, at] = [off, index];
  }
  if (worst <= tolerance) return [first, last];
  return [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}
