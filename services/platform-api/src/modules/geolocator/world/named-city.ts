import type { LatLng } from '@courier/api-client/order-rules';
import { toMetres } from '@courier/config/geometry';
import type { SearchQuery } from '../geolocator';
import type { City, PlaceSource } from '../names/place-source';
import { foldName, isSpaceless } from './fold-name';
import { partsOf, withoutPostalCode } from './world-address';

export interface NamedCity {
  readonly city: City;
  readonly spellings: readonly string[];
  /** Whether it can hardly be the name of a street, as in `Av. Corrientes 1234`. */
  readonly standsApart: boolean;
}

/**
 * The city a text names: one that stands apart before one that may be a street's name, of these the longest name, of
 * cities of one name the nearest or the largest.
 */
export async function namedCity(
  places: PlaceSource,
  { text, country, near }: Pick<SearchQuery, 'text' | 'country' | 'near'>,
): Promise<NamedCity | undefined> {
  const folded = foldName(text);
  const padded = ` ${folded} `;
  const names = (await places.citiesNamedIn(country, folded)).filter(({ folded: name }) =>
    padded.includes(isSpaceless(name) ? name : ` ${name} `),
  );
  const parts = partsOf(text);
  const apart = names.filter(({ folded: name }) => parts.some((part) => standsApart(name, part)));
  const among = apart.length > 0 ? apart : names;
  const longest = Math.max(0, ...among.map(({ folded: name }) => name.length));
  const best = among.filter(({ folded: name }) => name.length === longest);
  const cities = await places.citiesById([...new Set(best.flatMap(({ cityIds }) => cityIds))]);
  const [city] = [...cities].sort((a, b) => rank(b, near) - rank(a, near));
  if (!city) return undefined;
  const spellings = names.filter(({ cityIds }) => cityIds.includes(city.id)).map(({ folded: name }) => name);
  return { city, spellings, standsApart: apart.length > 0 };
}

/** Alone with its postal code, behind a street and its number, or before them where addresses begin with the city. */
function standsApart(name: string, part: string): boolean {
  if (isSpaceless(name)) return true;
  const bare = withoutPostalCode(part);
  if (bare === name) return true;
  if (!/\p{Script=Latin}/u.test(name) && bare.startsWith(`${name} `)) return true;
  const before = bare.endsWith(` ${name}`) ? bare.slice(0, -name.length) : '';
  return /\d/.test(before) && /\p{L}{2}/u.test(before);
}

const rank = (city: City, near: LatLng | undefined): number => size(city) + closeness(city, near);

/** Eight for a town of fifteen thousand, fourteen for a city of millions. */
export const size = ({ population }: City): number => Math.log10(population + 10) * 2;

export const closeness = (city: City, near: LatLng | undefined): number => {
  if (!near) return 0;
  const [x, y] = toMetres(near, city);
  return 14 / (1 + Math.hypot(x, y) / 30_000);
};
