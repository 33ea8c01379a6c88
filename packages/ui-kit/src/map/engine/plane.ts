import type { Position } from 'geojson';

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];
export type Axis = 'x' | 'y';

/** A local plane in metres whose x axis runs along the longest side of a cell. */
export interface Plane {
  toPlane(position: Position): Point;
  toDegrees(point: Point): Position;
}

const METRES_PER_DEGREE = 111_320;

/** The plane of a cell given in [longitude, latitude]. */
export function planeOf(ring: readonly Position[]): Plane {
  const origin = ring[0] ?? [0, 0];
  const [lng, lat] = [origin[0] ?? 0, origin[1] ?? 0];
  const east = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const flat = ring.map((position): Point => [
    ((position[0] ?? 0) - lng) * east,
    ((position[1] ?? 0) - lat) * METRES_PER_DEGREE,
  ]);
  const turn = angleOfLongestSide(flat);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    toPlane(position) {
      const [x, y] = [((position[0] ?? 0) - lng) * east, ((position[1] ?? 0) - lat) * METRES_PER_DEGREE];
      return [x * cos + y * sin, y * cos - x * sin];
    },
    toDegrees: ([x, y]) => [(x * cos - y * sin) / east + lng, (x * sin + y * cos) / METRES_PER_DEGREE + lat],
  };
}

/** Along the longest side, but streets that run with the compass win over slanted ones. */
function angleOfLongestSide(ring: Ring): number {
  let longest = 0;
  let angle = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const side = Math.atan2(next[1] - point[1], next[0] - point[0]);
    const length =
      Math.hypot(next[0] - point[0], next[1] - point[1]) * (1 - 0.75 * Math.abs(Math.sin(2 * side)));
    if (length > longest) {
      longest = length;
      angle = side;
    }
  });
  return angle;
}

const value = (point: Point, axis: Axis) => (axis === 'x' ? point[0] : point[1]);

function meet(a: Point, b: Point, axis: Axis, at: number): Point {
  const share = (at - value(a, axis)) / (value(b, axis) - value(a, axis));
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** The part of a ring on one side of a line across it. */
export function clipHalf(ring: Ring, axis: Axis, at: number, side: 'below' | 'above'): Ring {
  const inside = (point: Point) => (side === 'below' ? value(point, axis) <= at : value(point, axis) >= at);
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const kept = inside(point) ? [point] : [];
    return inside(point) === inside(next) ? kept : [...kept, meet(point, next, axis, at)];
  });
}

/** The pieces of a straight line that run inside a ring. */
export function cutAcross(ring: Ring, axis: Axis, at: number): Ring[] {
  const hits = ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return value(point, axis) <= at === value(next, axis) <= at ? [] : [meet(point, next, axis, at)];
  });
  const other: Axis = axis === 'x' ? 'y' : 'x';
  hits.sort((a, b) => value(a, other) - value(b, other));
  return hits.flatMap((hit, index) => {
    const next = hits[index + 1];
    return index % 2 === 0 && next ? [[hit, next]] : [];
  });
}

function distanceToSide(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy || 1;
  const share = Math.min(1, Math.max(0, ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length));
  return Math.hypot(point[0] - a[0] - dx * share, point[1] - a[1] - dy * share);
}

/** Area of a ring; positive when it runs anticlockwise. */
export function areaOf(ring: Ring): number {
  return ring.reduce((sum, point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    return sum + (point[0] * next[1] - next[0] * point[1]) / 2;
  }, 0);
}

/** The part of a shape on the inner side of a line from a to b, `margin` metres away from it. */
function clipBehind(shape: Ring, a: Point, b: Point, margin: number): Ring {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const depth = (point: Point) =>
    ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / length - margin;
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const [here, there] = [depth(point), depth(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [
      ...kept,
      [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share] as const,
    ];
  });
}

/**
 * The part of a shape that lies in a plot and keeps a margin from its sides: `margin(true)` metres from sides that are
 * sides of the whole cell (main roads), `margin(false)` from the others (lanes). Rings run anticlockwise.
 */
export function clipInto(shape: Ring, plot: Ring, cell: Ring, margin: (onRoad: boolean) => number): Ring {
  return plot.reduce<Ring>((rest, a, index) => {
    const b = plot[(index + 1) % plot.length] ?? a;
    if (Math.hypot(b[0] - a[0], b[1] - a[1]) < 1) return rest;
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const onRoad = cell.some(
      (corner, at) => distanceToSide(middle, corner, cell[(at + 1) % cell.length] ?? corner) < 0.5,
    );
    return clipBehind(rest, a, b, margin(onRoad));
  }, shape);
}
