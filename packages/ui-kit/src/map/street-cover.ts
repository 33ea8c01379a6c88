import { moved, toMetres } from '@courier/config/geometry';
import type { LatLng } from './map-props';

/** Degrees between which the embedded map knows streets: Taipei. */
export const STREETS = { west: 121.45, east: 121.63, south: 24.988, north: 25.118 };

/** Whether the embedded map has streets at a place. Elsewhere it shows only land. */
export const hasStreets = ({ latitude, longitude }: LatLng): boolean =>
  longitude >= STREETS.west &&
  longitude <= STREETS.east &&
  latitude >= STREETS.south &&
  latitude <= STREETS.north;

/** Metres from the place that the rings lie at where there are no streets. */
export const RING_METRES = [100, 300, 500, 1000, 3000, 5000] as const;

const CORNERS = 96;

/** A place that lies `metres` away, in degrees clockwise from north. */
function awayFrom(centre: LatLng, metres: number, degrees: number): LatLng {
  const turn = (degrees * Math.PI) / 180;
  return moved(centre, [metres * Math.sin(turn), metres * Math.cos(turn)]);
}

/** A closed ring of one distance around a place. */
export const ringAround = (centre: LatLng, metres: number): LatLng[] =>
  Array.from({ length: CORNERS + 1 }, (_, corner) => awayFrom(centre, metres, (corner * 360) / CORNERS));

/** Degrees beside the way, so that a label covers neither it nor its ends. */
const BESIDE = 28;
/** Clear of the corners and the bottom of a map. */
const WEST_NORTH_WEST = 295;

/** The directions of the map's controls from its middle, in degrees: the upper corner at the end of a line. */
const CONTROLS = { ltr: 45, rtl: 315 } as const;

/** Degrees between two directions, at most half a turn. */
const between = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/**
 * Where the distance of a ring is written: beside the way to another place, as that is in the picture, on the side that
 * is farther from the controls.
 */
export function ringLabelAt(
  centre: LatLng,
  metres: number,
  towards: LatLng | undefined,
  direction: keyof typeof CONTROLS = 'ltr',
): LatLng {
  if (!towards) return awayFrom(centre, metres, WEST_NORTH_WEST);
  const [east, north] = toMetres(centre, towards);
  const way = (Math.atan2(east, north) * 180) / Math.PI;
  const [right, left] = [way + BESIDE, way - BESIDE];
  const controls = CONTROLS[direction];
  return awayFrom(centre, metres, between(left, controls) > between(right, controls) ? left : right);
}
