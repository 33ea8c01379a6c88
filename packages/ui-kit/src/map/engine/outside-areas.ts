import { isInside } from '@courier/config/geometry';
import type { Feature } from 'geojson';
import type { LatLng } from '../map-props';

type Ring = readonly LatLng[];

/** Web maps end at this latitude. */
const LAST_LATITUDE = 85;
const WORLD: readonly [number, number][] = [
  [-180, -LAST_LATITUDE],
  [180, -LAST_LATITUDE],
  [180, LAST_LATITUDE],
  [-180, LAST_LATITUDE],
  [-180, -LAST_LATITUDE],
];

function closeRing(ring: Ring): [number, number][] {
  const coordinates = ring.map(({ latitude, longitude }): [number, number] => [longitude, latitude]);
  const [first] = coordinates;
  return first ? [...coordinates, first] : coordinates;
}

/** Twice the signed area of the triangle: positive to the left of the line. */
const side = (from: LatLng, to: LatLng, point: LatLng): number =>
  (to.longitude - from.longitude) * (point.latitude - from.latitude) -
  (to.latitude - from.latitude) * (point.longitude - from.longitude);

const cross = (a: LatLng, b: LatLng, c: LatLng, d: LatLng): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

const edges = (ring: Ring): [LatLng, LatLng][] =>
  ring.map((corner, index) => [corner, ring[(index + 1) % ring.length] as LatLng]);

/** Whether two borders enclose common ground. */
function doOverlap(one: Ring, other: Ring): boolean {
  if (one.some((corner) => isInside(other, corner)) || other.some((corner) => isInside(one, corner)))
    return true;
  return edges(one).some(([a, b]) => edges(other).some(([c, d]) => cross(a, b, c, d)));
}

const polygon = (coordinates: [number, number][][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates },
});

/**
 * The ground outside these areas: the world without them, and their holes. Areas that overlap give their borders
 * alone, because an overlap would count as outside.
 * @param areas the outer border of each, then those of its holes
 */
export function outsideFeatures(areas: readonly (readonly Ring[])[]): Feature[] {
  const outers = areas.flatMap(([outer]) => (outer ? [outer] : []));
  if (outers.length === 0) return [];
  const isOverlapping = outers.some((one, index) =>
    outers.slice(index + 1).some((other) => doOverlap(one, other)),
  );
  if (isOverlapping)
    return areas.flat().map((ring) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: closeRing(ring) },
    }));
  const holes = areas.flatMap(([, ...rest]) => rest);
  return [
    polygon([[...WORLD], ...outers.map(closeRing)]),
    ...holes.map((hole) => polygon([closeRing(hole)])),
  ];
}
