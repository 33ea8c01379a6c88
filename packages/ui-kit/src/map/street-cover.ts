import { moved, toMetres } from '@courier/config/geometry';
import type { LatLng } from './map-props';

/** Degrees between which the embedded map knows streets: Taipei. */
export const STREETS = { west: 121.45, east: 121.63, south: 24.988, north: 25.118 };

/** Whether the embedded map has streets at a place. Elsewhere it shows land alone, whatever stands there. */
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

/** Degrees beside the way, so that a label covers neither it nor what stands at its ends. */
const BESIDE = 28;
/** Clear of what stands in the corners and at the foot of a map. */
const WEST_NORTH_WEST = 295;

/** Where the distance of a ring is written: beside the way to another place, as that is in the picture. */
export function ringLabelAt(centre: LatLng, metres: number, towards: LatLng | undefined): LatLng {
  if (!towards) return awayFrom(centre, metres, WEST_NORTH_WEST);
  const [east, north] = toMetres(centre, towards);
  return awayFrom(centre, metres, (Math.atan2(east, north) * 180) / Math.PI + BESIDE);
}
