import type { LatLng } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import { MOST_SUGGESTIONS, type LocatedAddress, type ReverseAddress, type SearchQuery } from '../geolocator';
import { findNames } from '../names/find-names';
import type { City, PlaceSource } from '../names/place-source';
import { toMetres } from '@courier/config/geometry';
import type { LocatedSuggestion } from '../taiwan';
import { cityNames } from '../data/city-names';
import { besideLocal, localNameOf, nameFor } from '../reader-names';
import { foldName, isSpaceless } from './fold-name';
import { streetPosition } from './street-position';
import { readStreet } from './world-address';
import { readWorldQueryId, worldQueryId } from './world-query-id';

type WorldQuery = Pick<SearchQuery, 'text' | 'country' | 'near' | 'language' | 'locale'>;

/** Cities of the other countries by the index of names, best first; an address is laid into the city it names or is near to. */
export async function searchWorld(places: PlaceSource, query: WorldQuery): Promise<LocatedSuggestion[]> {
  const street = await streetSuggestion(places, query);
  const cities = await citySuggestions(places, query);
  return [...(street ? [street] : []), ...cities].slice(0, MOST_SUGGESTIONS);
}

/** The best of what `searchWorld` would suggest. */
export const findInWorld = async (
  places: PlaceSource,
  query: WorldQuery,
): Promise<LocatedSuggestion | undefined> =>
  (await streetSuggestion(places, query)) ?? (await citySuggestions(places, query))[0];

export async function worldDetails(
  places: PlaceSource,
  queryId: string,
): Promise<LocatedAddress | undefined> {
  const id = readWorldQueryId(queryId);
  const [city] = id ? await places.citiesById([id.cityId]) : [];
  if (!id || !city) return undefined;
  if (id.street) return { ...streetPosition(city, id.street), precision: 'approximate' };
  return { latitude: city.latitude, longitude: city.longitude, precision: 'area' };
}

/** No more than the city is known there. */
export async function reverseWorld(
  places: PlaceSource,
  point: LatLng,
  { country, language, locale }: { country: string; language: string; locale?: string | undefined },
): Promise<ReverseAddress | undefined> {
  const city = await places.cityNear(country, point);
  if (!city) return undefined;
  return {
    ...point,
    formattedAddress: labelOf(city, { language, locale }),
    city: nameFor(namesOf(city), country, locale ?? language),
    countryCode: country,
    zipcode: '',
    street: '',
    number: '',
    suburb: '',
    building: '',
    precision: 'area',
  };
}

async function citySuggestions(places: PlaceSource, { text, country, near, language, locale }: WorldQuery) {
  const matches = await findNames(places, country, foldName(text));
  const scores = new Map<number, number>();
  for (const { placeIds, score } of matches) {
    for (const placeId of placeIds) {
      const id = Number(placeId.split('~')[1]);
      scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
  }
  return [...(await places.citiesById([...scores.keys()]))]
    .map((city) => ({ city, score: (scores.get(city.id) ?? 0) + size(city) + closeness(city, near) }))
    .sort((a, b) => b.score - a.score || a.city.id - b.city.id)
    .map(({ city }): LocatedSuggestion => ({
      id: worldQueryId({ cityId: city.id, street: null }),
      formattedAddress: labelOf(city, { language, locale }),
      precision: 'area',
      position: { latitude: city.latitude, longitude: city.longitude },
    }));
}

async function streetSuggestion(
  places: PlaceSource,
  query: WorldQuery,
): Promise<LocatedSuggestion | undefined> {
  const { text, country, near } = query;
  if (!/\d/.test(text)) return undefined;
  const named = await namedCity(places, query);
  const city = named?.city ?? (await places.cityNear(country, near ?? countryConfig(country).mapCentre));
  if (!city) return undefined;
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  const street = readStreet(text, [
    city.name,
    city.localName ?? city.name,
    ...(named?.spellings ?? []),
    countryName,
  ]);
  if (!street) return undefined;
  const label = labelOf(city, query);
  return {
    id: worldQueryId({ cityId: city.id, street }),
    // Where words are not parted, the city stands in what was typed.
    formattedAddress: street.street.includes(label) ? street.street : `${street.street}, ${label}`,
    precision: 'approximate',
    position: streetPosition(city, street),
  };
}

/** The city the text names: the longest name, of cities of one name the nearest or the largest. */
async function namedCity(
  places: PlaceSource,
  { text, country, near }: WorldQuery,
): Promise<{ city: City; spellings: string[] } | undefined> {
  const folded = foldName(text);
  const padded = ` ${folded} `;
  const names = (await places.citiesNamedIn(country, folded)).filter(({ folded: name }) =>
    padded.includes(isSpaceless(name) ? name : ` ${name} `),
  );
  const longest = Math.max(0, ...names.map(({ folded: name }) => name.length));
  const best = names.filter(({ folded: name }) => name.length === longest);
  const cities = await places.citiesById([...new Set(best.flatMap(({ cityIds }) => cityIds))]);
  const [city] = [...cities].sort((a, b) => rank(b, near) - rank(a, near));
  const ofCity = names.filter(({ cityIds }) => city && cityIds.includes(city.id));
  return city && { city, spellings: ofCity.map(({ folded: name }) => name) };
}

const rank = (city: City, near: LatLng | undefined): number => size(city) + closeness(city, near);

/** Eight for a town of fifteen thousand, fourteen for a city of millions. */
const size = ({ population }: City): number => Math.log10(population + 10) * 2;

const closeness = (city: City, near: LatLng | undefined): number => {
  if (!near) return 0;
  const [x, y] = toMetres(near, city);
  return 14 / (1 + Math.hypot(x, y) / 30_000);
};

let names: ReturnType<typeof cityNames> | undefined;

/** Every name of a city that is known, the one of the data package first. */
const namesOf = ({ name, localName, country }: City): readonly string[] => {
  names ??= cityNames();
  const aliases = names.get(`${country}|${name}`)?.aliases ?? [];
  return [name, ...(localName === null ? [] : [localName]), ...aliases];
};

function labelOf(city: City, { language, locale }: Pick<WorldQuery, 'language' | 'locale'>): string {
  const all = namesOf(city);
  if (locale === undefined) return nameFor(all, city.country, language);
  return besideLocal(nameFor(all, city.country, locale), localNameOf(all, city.country));
}
