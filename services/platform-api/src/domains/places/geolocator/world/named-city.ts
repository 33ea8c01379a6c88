import type { LatLng } from '@courier/api-client/order-rules';
import type { CountryCode } from '@courier/config';
import { toMetres } from '@courier/config/geometry';
import type { SearchQuery } from '../geolocator';
import type { City, PlaceSource } from '../names/place-source';
import type { CityPosition } from './city-position';
import { foldName, isSpaceless } from './fold-name';
import { endsStreet, isSpacelessStreet } from './street-words';
import { splitAddress, withoutPostalCode } from './world-address';

export interface NamedCity {
  readonly city: City;
  readonly spellings: readonly string[];
  /** Decides whether `Av. Corrientes 1234` names a city or a street. */
  readonly position: CityPosition;
}

/** Prefers a separate part to a possible street name, then the longest name, then the nearest or largest city. */
export async function namedCity(
  places: PlaceSource,
  { text, country, near }: Pick<SearchQuery, 'text' | 'near'> & { country: CountryCode },
): Promise<NamedCity | undefined> {
  const folded = foldName(text);
  const padded = ` ${folded} `;
  const names = (await places.citiesNamedIn(country, folded)).filter(({ folded: name }) =>
    padded.includes(isSpaceless(name) ? name : ` ${name} `),
  );
  const parts = splitAddress(text);
  const readings = names.map((name) => ({ ...name, position: bestPosition(name.folded, parts) }));
  const position = POSITIONS.find((one) => readings.some((reading) => reading.position === one));
  const among = readings.filter((reading) => reading.position === position);
  const longest = Math.max(0, ...among.map(({ folded: name }) => name.length));
  const best = among.filter(({ folded: name }) => name.length === longest);
  const cities = await places.citiesById([...new Set(best.flatMap(({ cityIds }) => cityIds))]);
  const [city] = [...cities].sort((a, b) => rank(b, near) - rank(a, near));
  if (!city || !position) return undefined;
  const spellings = names.filter(({ cityIds }) => cityIds.includes(city.id)).map(({ folded: name }) => name);
  return { city, spellings, position };
}

/** The most certain first. */
const POSITIONS: readonly CityPosition[] = ['own-part', 'behind-street', 'street-name'];

const bestPosition = (name: string, parts: readonly string[]): CityPosition => {
  const found = new Set(parts.filter((part) => part.includes(name)).map((part) => positionIn(name, part)));
  return POSITIONS.find((position) => found.has(position)) ?? 'street-name';
};

function positionIn(name: string, part: string): CityPosition {
  const bare = withoutPostalCode(part);
  if (bare === name) return 'own-part';
  if (isSpaceless(name)) return isSpacelessStreet(bare, name) ? 'street-name' : 'behind-street';
  // For scripts whose addresses begin with the city.
  if (!/\p{Script=Latin}/u.test(name) && bare.startsWith(`${name} `)) return 'behind-street';
  const before = bare.endsWith(` ${name}`) ? bare.slice(0, -name.length) : '';
  return endsStreet(before) ? 'behind-street' : 'street-name';
}

const rank = (city: City, near: LatLng | undefined): number => size(city) + closeness(city, near);

/** About 8 for 15,000 inhabitants, 14 for millions. */
export const size = ({ population }: City): number => Math.log10(population + 10) * 2;

export const closeness = (city: City, near: LatLng | undefined): number => {
  if (!near) return 0;
  const [x, y] = toMetres(near, city);
  return 14 / (1 + Math.hypot(x, y) / 30_000);
};
