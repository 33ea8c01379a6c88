import type { LatLng } from '@courier/api-client/order-rules';
import {
  distance,
  interpolatePoint,
  moved,
  nearestShare,
  rounded,
  toMetres,
  type Point,
} from '@courier/config/geometry';
import type { RoadSection } from '../data/road';

interface Piece {
  start: LatLng;
  /** From the start to the end, in metres. */
  along: Point;
}

const START: Point = [0, 0];

function listPieces({ line }: RoadSection): Piece[] {
  const points = line.map(([latitude, longitude]) => ({ latitude, longitude }));
  return points.slice(1).map((end, index) => {
    const start = points[index] as LatLng;
    return { start, along: toMetres(start, end) };
  });
}

/** Halfway along a street. */
export function streetMiddle(section: RoadSection): LatLng {
  const pieces = listPieces(section);
  let rest = pieces.reduce((sum, { along }) => sum + distance(START, along), 0) / 2;
  for (const { start, along } of pieces) {
    const length = distance(START, along);
    if (rest <= length) return rounded(moved(start, interpolatePoint(START, along, rest / (length || 1))));
    rest -= length;
  }
  throw new Error('A street has a line.');
}

export const metresToStreet = (section: RoadSection, point: LatLng): number =>
  Math.min(
    ...listPieces(section).map(({ start, along }) => {
      const off = toMetres(start, point);
      return distance(off, interpolatePoint(START, along, nearestShare(off, START, along)));
    }),
  );
