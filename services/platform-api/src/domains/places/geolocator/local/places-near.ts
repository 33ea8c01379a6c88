import type { LatLng } from '@courier/api-client/order-rules';
import { distance, nearestPlace, toMetres } from '@courier/config/geometry';
import type { LocalPlace } from './place-file';
import { walkInTurns } from './walk-in-turns';

interface NearPlace {
  readonly place: LocalPlace;
  readonly metres: number;
}

const CELLS_PER_DEGREE = 200;
/** Longer pieces of a street get intermediate points. */
const STEP_DEGREES = 1 / CELLS_PER_DEGREE;

export type PlacesNear = (
  point: LatLng,
  kinds: readonly LocalPlace['kind'][],
  metres: number,
) => NearPlace | undefined;

/** Streets count by their nearest piece. */
export async function placesNear(places: readonly LocalPlace[]): Promise<PlacesNear> {
  const cells = new Map<string, Set<LocalPlace>>();
  await walkInTurns(places, (place) => {
    for (const spot of placeSpots(place)) {
      const key = gridCell(spot).join(' ');
      const cell = cells.get(key);
      if (cell) cell.add(place);
      else cells.set(key, new Set([place]));
    }
  });
  return (point, kinds, metres) => {
    const [row, column] = gridCell(point);
    let best: NearPlace | undefined;
    for (const down of [-1, 0, 1])
      for (const across of [-1, 0, 1])
        for (const place of cells.get(`${row + down} ${column + across}`) ?? []) {
          if (!kinds.includes(place.kind)) continue;
          const far = metresTo(point, place);
          if (far <= metres && (!best || far < best.metres)) best = { place, metres: far };
        }
    return best;
  };
}

const gridCell = ({ latitude, longitude }: LatLng): [number, number] => [
  Math.floor(latitude * CELLS_PER_DEGREE),
  Math.floor(longitude * CELLS_PER_DEGREE),
];
const metresApart = (a: LatLng, b: LatLng) => distance([0, 0], toMetres(a, b));

function linePoints(line: readonly number[]): LatLng[] {
  return Array.from({ length: Math.floor(line.length / 2) }, (_, index) => ({
    latitude: line[index * 2] as number,
    longitude: line[index * 2 + 1] as number,
  }));
}

/** At least one point in every grid cell that the place touches. */
function placeSpots({ at, lines = [] }: LocalPlace): LatLng[] {
  const own = { latitude: at[0], longitude: at[1] };
  const along = lines.flatMap((line) => {
    const points = linePoints(line);
    return points.flatMap((point, index) => {
      const next = points[index + 1] ?? point;
      const [down, across] = [next.latitude - point.latitude, next.longitude - point.longitude];
      const steps = Math.max(1, Math.ceil(Math.max(Math.abs(down), Math.abs(across)) / STEP_DEGREES));
      return Array.from({ length: steps }, (_, step) => ({
        latitude: point.latitude + (down * step) / steps,
        longitude: point.longitude + (across * step) / steps,
      }));
    });
  });
  return [own, ...along];
}

function metresTo(point: LatLng, { at, lines = [] }: LocalPlace): number {
  if (lines.length === 0) return metresApart(point, { latitude: at[0], longitude: at[1] });
  const distances = lines.flatMap((line) => {
    const points = linePoints(line);
    return points
      .slice(1)
      .map((next, index) => metresApart(point, nearestPlace(point, points[index] ?? next, next)));
  });
  return Math.min(...distances);
}
