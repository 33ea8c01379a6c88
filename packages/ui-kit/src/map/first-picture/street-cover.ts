import { moved, toMetres } from '@courier/config/geometry';
import type { LatLng } from '../map-props';

/** Bounds of the embedded streets in degrees: Taipei. */
export const STREETS = { west: 121.45, east: 121.63, south: 24.988, north: 25.118 };

/** Whether the embedded map has streets at a place. Elsewhere it shows only land. */
export const hasStreets = ({ latitude, longitude }: LatLng): boolean =>
  longitude >= STREETS.west &&
  longitude <= STREETS.east &&
  latitude >= STREETS.south &&
  latitude <= STREETS.north;

/** Ring distances in metres for places without streets. */
export const RING_METRES = [100, 300, 500, 1000, 3000, 5000] as const;

const CORNERS = 96;

/** The place at `metres` distance, in degrees clockwise from north. */
function awayFrom(centre: LatLng, metres: number, degrees: number): LatLng {
  const turn = (degrees * Math.PI) / 180;
  return moved(centre, [metres * Math.sin(turn), metres * Math.cos(turn)]);
}

export const ringAround = (centre: LatLng, metres: number): LatLng[] =>
  Array.from({ length: CORNERS + 1 }, (_, corner) => awayFrom(centre, metres, (corner * 360) / CORNERS));

/** Degrees beside the route, so that a label covers neither it nor its ends. */
const BESIDE = 28;
/** Degrees without another place: between the switches at the line's start and the controls at its end. */
const ALONE = { ltr: 25, rtl: 335 } as const;

/** Direction of the map's controls from its middle, in degrees: the upper corner at the line's end. */
const CONTROLS = { ltr: 45, rtl: 315 } as const;

/** Degrees between two directions, at most 180. */
const longitudeDistance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/**
 * Position of a ring's label: beside the straight line to another place, on the side that is farther from the
 * controls.
 */
export function ringLabelAt(
  centre: LatLng,
  metres: number,
  towards: LatLng | undefined,
  direction: keyof typeof CONTROLS = 'ltr',
): LatLng {
  if (!towards) return awayFrom(centre, metres, ALONE[direction]);
  const [east, north] = toMetres(centre, towards);
  const way = (Math.atan2(east, north) * 180) / Math.PI;
  const [right, left] = [way + BESIDE, way - BESIDE];
  const controls = CONTROLS[direction];
  return awayFrom(
    centre,
    metres,
    longitudeDistance(left, controls) > longitudeDistance(right, controls) ? left : right,
  );
}
