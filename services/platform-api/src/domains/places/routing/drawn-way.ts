import { planeAround, rounded, simplify, type Point } from '@courier/config/geometry';
import type { LatLng } from '@courier/api-client/order-rules';
import { pickPosition, type Trip } from './routing';

/** What the wire format allows. */
const MOST_POINTS = 60;
const TOLERANCE_METRES = 1;

/** The way of a routing server from door to door, with as many of its bends as the wire format allows. */
export function buildDrawnWay(points: readonly LatLng[], trip: Trip): readonly LatLng[] {
  const { toPlane, toDegrees } = planeAround(trip.source);
  const line = [trip.source, ...points, trip.destination].map(toPlane);
  return joinDoors(
    thinned(line).map((point) => rounded(toDegrees(point))),
    trip,
  );
}

/** The same way with its ends exactly at the doors. */
export const joinDoors = (points: readonly LatLng[], { source, destination }: Trip): readonly LatLng[] => [
  pickPosition(source),
  ...points.slice(1, -1),
  pickPosition(destination),
];

function thinned(line: readonly Point[]): readonly Point[] {
  for (let tolerance = TOLERANCE_METRES; ; tolerance *= 2) {
    const thin = simplify(line, tolerance);
    if (thin.length <= MOST_POINTS) return thin;
  }
}
