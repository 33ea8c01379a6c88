/** Degrees (WGS 84). */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Metres to the east and north. */
export type Point = readonly [x: number, y: number];

/** Local projection in metres: exact enough for a city. */
export interface Plane {
  toPlane(place: Place): Point;
  toDegrees(point: Point): Place;
}

const METRES_PER_DEGREE = 111_320;

export function planeAround({ latitude, longitude }: Place): Plane {
  const east = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    toPlane: (place) => [
      (place.longitude - longitude) * east,
      (place.latitude - latitude) * METRES_PER_DEGREE,
    ],
    toDegrees: ([x, y]) => ({ latitude: latitude + y / METRES_PER_DEGREE, longitude: longitude + x / east }),
  };
}

/** East and north distance from an origin, in metres. */
export const toMetres = (origin: Place, place: Place): Point => planeAround(origin).toPlane(place);

/** The place moved by metres to the east and north. */
export const moved = (from: Place, by: Point): Place => planeAround(from).toDegrees(by);

/** Six decimals are about a decimetre. */
export const rounded = ({ latitude, longitude }: Place): Place => ({
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
});
