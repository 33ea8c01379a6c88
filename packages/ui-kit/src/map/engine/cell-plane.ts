import type { Position } from 'geojson';
import { interpolatePoint, distance, nearestShare, planeAround, type Point } from '@courier/config/geometry';

export type Ring = readonly Point[];
export type Axis = 'x' | 'y';

/** A local plane in metres with its x axis along the longest side of a cell. */
export interface CellPlane {
  toPlane(position: Position): Point;
  toDegrees(point: Point): Position;
}

const asPlace = ([longitude = 0, latitude = 0]: Position) => ({ latitude, longitude });

/** The plane of a cell in [longitude, latitude]. */
export function createCellPlane(ring: readonly Position[]): CellPlane {
  const flat = planeAround(asPlace(ring[0] ?? []));
  const turn = angleOfLongestSide(ring.map((position) => flat.toPlane(asPlace(position))));
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    toPlane(position) {
      const [x, y] = flat.toPlane(asPlace(position));
      return [x * cos + y * sin, y * cos - x * sin];
    },
    toDegrees([x, y]) {
      const { latitude, longitude } = flat.toDegrees([x * cos - y * sin, x * sin + y * cos]);
      return [longitude, latitude];
    },
  };
}

/** Angle of the longest side, but compass-aligned streets have precedence. */
function angleOfLongestSide(ring: Ring): number {
  let longest = 0;
  let angle = 0;
  ring.forEach((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const side = Math.atan2(next[1] - point[1], next[0] - point[0]);
    const length = distance(point, next) * (1 - 0.75 * Math.abs(Math.sin(2 * side)));
    if (length > longest) {
      longest = length;
      angle = side;
    }
  });
  return angle;
}

const value = (point: Point, axis: Axis) => (axis === 'x' ? point[0] : point[1]);

function meet(a: Point, b: Point, axis: Axis, at: number): Point {
  return interpolatePoint(a, b, (at - value(a, axis)) / (value(b, axis) - value(a, axis)));
}

export function clipHalf(ring: Ring, axis: Axis, at: number, side: 'below' | 'above'): Ring {
  const inside = (point: Point) => (side === 'below' ? value(point, axis) <= at : value(point, axis) >= at);
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] ?? point;
    const kept = inside(point) ? [point] : [];
    return inside(point) === inside(next) ? kept : [...kept, meet(point, next, axis, at)];
  });
}

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

const distanceToSide = (point: Point, a: Point, b: Point): number =>
  distance(point, interpolatePoint(a, b, nearestShare(point, a, b)));

/** The part of a shape on the inner side of a line from a to b, `margin` metres away from it. */
function clipBehind(shape: Ring, a: Point, b: Point, margin: number): Ring {
  const length = distance(a, b) || 1;
  const depth = (point: Point) =>
    ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])) / length - margin;
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point;
    const [here, there] = [depth(point), depth(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    return [...kept, interpolatePoint(point, next, here / (here - there))];
  });
}

/**
 * Clips a shape to a plot with margins in metres: `margin(true)` from sides of the whole cell (main roads),
 * `margin(false)` from the others (lanes). Rings run anticlockwise.
 */
export function clipInto(shape: Ring, plot: Ring, cell: Ring, margin: (onRoad: boolean) => number): Ring {
  return plot.reduce<Ring>((rest, a, index) => {
    const b = plot[(index + 1) % plot.length] ?? a;
    if (distance(a, b) < 1) return rest;
    const middle = interpolatePoint(a, b, 0.5);
    const onRoad = cell.some(
      (corner, at) => distanceToSide(middle, corner, cell[(at + 1) % cell.length] ?? corner) < 0.5,
    );
    return clipBehind(rest, a, b, margin(onRoad));
  }, shape);
}
