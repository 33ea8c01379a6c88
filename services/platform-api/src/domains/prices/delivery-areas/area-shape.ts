import { crossing, isInside, planeAround, ringArea, type Place, type Point } from '@courier/config/geometry';
import type { AreaShape } from '../rule-shapes/area-rules';

type Edge = readonly [Point, Point];

function toPlane(origin: Place, ring: readonly Place[]): Point[] {
  const { toPlane: project } = planeAround(origin);
  return ring.map(project);
}

const ringEdges = (ring: readonly Point[]): Edge[] =>
  ring.map((point, index) => [point, ring[(index + 1) % ring.length] ?? point]);

const isApart = ([a, b]: Edge, [c, d]: Edge): boolean =>
  Math.max(a[0], b[0]) < Math.min(c[0], d[0]) ||
  Math.max(c[0], d[0]) < Math.min(a[0], b[0]) ||
  Math.max(a[1], b[1]) < Math.min(c[1], d[1]) ||
  Math.max(c[1], d[1]) < Math.min(a[1], b[1]);

/** Inside both edges; ends that only touch do not cross. */
function isCrossing([a, b]: Edge, [c, d]: Edge): boolean {
  const met = crossing(a, b, c, d);
  return met !== null && met.ab > 1e-9 && met.ab < 1 - 1e-9 && met.cd > 1e-9 && met.cd < 1 - 1e-9;
}

const crossEdges = (one: readonly Edge[], other: readonly Edge[]): boolean =>
  one.some((edge) => other.some((across) => !isApart(edge, across) && isCrossing(edge, across)));

/** Whether the border of a ring crosses itself. */
export function crossesItself(ring: readonly Place[]): boolean {
  const [origin] = ring;
  if (!origin) return false;
  const edges = ringEdges(toPlane(origin, ring));
  return edges.some((edge, index) =>
    edges.slice(index + 1).some((across) => !isApart(edge, across) && isCrossing(edge, across)),
  );
}

/** Whether two areas have ground in common; a common border is none. */
export function overlap(one: AreaShape, other: AreaShape): boolean {
  const [origin] = one.outer;
  if (!origin) return false;
  const [a, b] = [one.outer, other.outer].map((ring) => ringEdges(toPlane(origin, ring)));
  if (crossEdges(a ?? [], b ?? [])) return true;
  return holds(one, innerPlace(other.outer)) || holds(other, innerPlace(one.outer));
}

const holds = ({ outer, holes }: AreaShape, place: Place | undefined): boolean =>
  place !== undefined && isInside(outer, place) && !holes.some((hole) => isInside(hole, place));

/** A place strictly inside a ring: beside the middle of its longest edge. */
function innerPlace(ring: readonly Place[]): Place | undefined {
  const [origin] = ring;
  if (!origin) return undefined;
  const { toPlane: project, toDegrees } = planeAround(origin);
  const points = ring.map(project);
  const turn = ringArea(points) > 0 ? 1 : -1;
  for (const [[ax, ay], [bx, by]] of ringEdges(points)) {
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    const place = toDegrees([
      (ax + bx) / 2 - (turn * (by - ay)) / length,
      (ay + by) / 2 + (turn * (bx - ax)) / length,
    ]);
    if (isInside(ring, place)) return place;
  }
  return undefined;
}

/** Square kilometres without the holes. */
export function areaSize({ outer, holes }: AreaShape): number {
  const [origin] = outer;
  if (!origin) return 0;
  const size = (ring: readonly Place[]) => Math.abs(ringArea(toPlane(origin, ring)));
  return (size(outer) - holes.reduce((sum, hole) => sum + size(hole), 0)) / 1e6;
}
