import type { LatLng } from '@courier/api-client/order-rules';
import type { ToDegrees } from './coordinate-system';

/** An outer border and holes. */
export type PolygonRings = readonly LatLng[][];

/** Nested lists around the numbers of a geometry. */
const DEPTHS: Readonly<Record<string, number>> = { Polygon: 3, MultiPolygon: 4 };

/**
 * The polygons of a geometry. A border that does not return to its first corner is closed.
 * @returns the reason why it has none
 */
export function readPolygons(geometry: unknown, toDegrees: ToDegrees): PolygonRings[] | string {
  if (typeof geometry !== 'object' || geometry === null) return 'it has no geometry';
  const { type = 'nothing', coordinates } = geometry as { type?: unknown; coordinates?: unknown };
  const depth = DEPTHS[String(type)];
  if (depth === undefined)
    return `it is no Polygon or MultiPolygon but ${String(type)}; draw the border of the area as a polygon`;
  if (listDepth(coordinates) !== depth)
    return `the coordinates of a ${String(type)} are ${depth} lists inside each other; these are ${listDepth(coordinates)}`;
  const polygons = (depth === 3 ? [coordinates] : coordinates) as unknown[][][][];
  if (!polygons.flat(2).every(isPosition)) return 'a corner is not a list of two numbers';
  return polygons.map((rings) => rings.map((ring) => readRing(ring as number[][], toDegrees)));
}

const listDepth = (value: unknown): number => (Array.isArray(value) ? 1 + listDepth(value[0]) : 0);

const isPosition = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 2 && value.every((part) => Number.isFinite(part));

/** Longitude comes first in GeoJSON, and the first corner is repeated at the end. */
function readRing(positions: readonly (readonly number[])[], toDegrees: ToDegrees): LatLng[] {
  const ring = positions.map(([x = Number.NaN, y = Number.NaN]) => {
    const [longitude, latitude] = toDegrees([x, y]);
    return { latitude, longitude };
  });
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed =
    ring.length > 1 && first?.latitude === last?.latitude && first?.longitude === last?.longitude;
  return isClosed ? ring.slice(0, -1) : ring;
}
