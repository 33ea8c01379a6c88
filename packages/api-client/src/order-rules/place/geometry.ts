import type { LatLng } from '../../wire/fields';

const EARTH_RADIUS_METRES = 6_371_008.8;
const METRES_PER_STAIR = 900;
const MOST_STAIRS = 4;
const STRAIGHT_BELOW_METRES = 40;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const h =
    halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

export function pathLength(path: readonly LatLng[]): number {
  return path.slice(1).reduce((sum, point, index) => sum + distanceMetres(path[index] ?? point, point), 0);
}

/** A deterministic number from 0 to 1 for two points. */
function hashPoints(a: LatLng, b: LatLng, salt: number): number {
  const mixed = Math.sin(
    // Stryker disable next-line ArithmeticOperator: any numbers scatter the turns as well
    a.latitude * 127.1 + a.longitude * 311.7 + b.latitude * 74.7 + b.longitude * 269.5 + salt,
  );
  const scattered = Math.abs(mixed) * 43_758.5453;
  return scattered - Math.floor(scattered);
}

function stairs(a: LatLng, b: LatLng): LatLng[] {
  const count = Math.min(MOST_STAIRS, Math.max(1, Math.round(distanceMetres(a, b) / METRES_PER_STAIR)));
  const path: LatLng[] = [a];
  let east = a.longitude;
  for (let stair = 0; stair < count; stair++) {
    const share = stair === count - 1 ? 1 : (stair + 0.7 + 0.6 * hashPoints(a, b, stair)) / count;
    const turn = (stair + 0.25 + 0.5 * hashPoints(a, b, stair + 17)) / count;
    const previous = path.at(-1) ?? a;
    east = a.longitude + (b.longitude - a.longitude) * turn;
    const north = a.latitude + (b.latitude - a.latitude) * Math.min(1, share);
    path.push({ latitude: previous.latitude, longitude: east }, { latitude: north, longitude: east });
  }
  path.push(b);
  return path;
}

/**
 * A path along an imagined street grid, starting and ending exactly at the points. Deterministic and symmetric, because
 * server and map compute it independently.
 */
export function pathBetween(a: LatLng, b: LatLng): LatLng[] {
  if (distanceMetres(a, b) < STRAIGHT_BELOW_METRES) return [a, b];
  const isForward = a.longitude < b.longitude || (a.longitude === b.longitude && a.latitude <= b.latitude);
  return isForward ? stairs(a, b) : stairs(b, a).reverse();
}

/**
 * Clamped to the ends of the path, in metres.
 * @throws RangeError for an empty path
 */
export function pointAlong(path: readonly LatLng[], metres: number): LatLng {
  const [first] = path;
  if (!first) throw new RangeError('A path needs at least one point');
  let left = Math.max(0, metres);
  let previous = first;
  for (const point of path.slice(1)) {
    const length = distanceMetres(previous, point);
    if (left < length) {
      const share = left / length;
      return {
        latitude: previous.latitude + (point.latitude - previous.latitude) * share,
        longitude: previous.longitude + (point.longitude - previous.longitude) * share,
      };
    }
    left -= length;
    previous = point;
  }
  return previous;
}
