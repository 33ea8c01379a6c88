import { planeAround, type Place, type Point } from '@courier/config/geometry';
import type { AreaShape } from '../rule-shapes/area-rules';

/** Horizontal lines at which the ground is measured; the error is far below one per cent. */
const LINES = 1000;

type Span = readonly [from: number, to: number];

/**
 * Square kilometres of the ground that areas cover together, without their holes; overlaps count once.
 * @param origin of the plane in which they are measured; two surfaces that are compared have the same one
 */
export function coveredSurface(areas: readonly AreaShape[], origin: Place): number {
  const { toPlane } = planeAround(origin);
  const shapes = areas.map(({ outer, holes }) => [outer, ...holes].map((ring) => ring.map(toPlane)));
  const heights = shapes.flat(2).map(([, y]) => y);
  if (heights.length === 0) return 0;
  const [bottom, top] = heights.reduce(
    ([low, high], y) => [Math.min(low, y), Math.max(high, y)],
    [Infinity, -Infinity],
  );
  const step = ((top ?? 0) - (bottom ?? 0)) / LINES;
  let metres = 0;
  for (let line = 0; line < LINES; line += 1) {
    const y = (bottom ?? 0) + (line + 0.5) * step;
    metres += coveredLength(shapes.flatMap((rings) => spansAt(rings, y)));
  }
  return (metres * step) / 1e6;
}

/** Where a line is inside an area: between each two crossings of its borders. */
function spansAt(rings: readonly (readonly Point[])[], y: number): Span[] {
  const crossings = rings.flatMap((ring) =>
    ring.flatMap(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
    }),
  );
  const sorted = crossings.toSorted((a, b) => a - b);
  return sorted.flatMap((from, index): Span[] =>
    index % 2 === 0 ? [[from, sorted[index + 1] ?? from]] : [],
  );
}

function coveredLength(spans: readonly Span[]): number {
  let length = 0;
  let end = -Infinity;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
}
