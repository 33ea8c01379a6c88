import type { LatLng } from '@courier/api-client/order-rules';
import { countryConfig, type CountryCode } from '@courier/config';
import { MOST_SUGGESTIONS, type LocatedAddress, type ReverseAddress, type SearchQuery } from '../geolocator';
import { findNames } from '../names/find-names';
import type { HousePositions } from '../house-positions';
import type { City, PlaceSource } from '../names/place-source';
import type { LocatedSuggestion } from '../taiwan';
import { cityNames } from '../data/city-names';
import { besideLocal, findLocalName, nameFor } from '../reader-names';
import { cityCentre } from './city-heart';
import { foldName } from './fold-name';
import { closeness, namedCity, size, type NamedCity } from './named-city';
import { readStreet } from './world-address';
import { readWorldQueryId, worldQueryId } from './world-query-id';

interface WorldQuery extends Pick<SearchQuery, 'text' | 'near' | 'language' | 'locale'> {
  country: CountryCode;
  /** Null: a street has the position of its city. */
  houses: HousePositions | null;
}

/** Best first; an address is placed in the city that it names or a near one. */
export async function searchWorld(places: PlaceSource, query: WorldQuery): Promise<LocatedSuggestion[]> {
  const streets = await streetSuggestions(places, query);
  const cities = await citySuggestions(places, query);
  return [...streets, ...cities].slice(0, MOST_SUGGESTIONS);
}

/** The first suggestion of `searchWorld`. */
export const findInWorld = async (
  places: PlaceSource,
  query: WorldQuery,
): Promise<LocatedSuggestion | undefined> =>
  (await streetSuggestions(places, query))[0] ?? (await citySuggestions(places, query))[0];

export async function worldDetails(
  places: PlaceSource,
  queryId: string,
  { houses }: Pick<WorldQuery, 'houses'>,
): Promise<LocatedAddress | undefined> {
  const id = readWorldQueryId(queryId);
  const [city] = id ? await places.citiesById([id.cityId]) : [];
  if (!id || !city) return undefined;
  const heart = await cityCentre(places, city);
  if (id.street && houses) return { ...houses.inCity(city, heart, id.street), precision: 'approximate' };
  return { ...heart, precision: 'area' };
}

/** Returns the city only; streets are unknown. */
export async function reverseWorld(
  places: PlaceSource,
  point: LatLng,
  { country, language, locale }: { country: CountryCode; language: string; locale?: string | undefined },
): Promise<ReverseAddress | undefined> {
  const city = await places.cityNear(country, point);
  if (!city) return undefined;
  return {
    ...point,
    formattedAddress: formatCityLabel(city, { language, locale }),
    city: nameFor(cityNameVariants(city), country, locale ?? language),
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
  const certain = new Set<number>();
  for (const { placeIds, score, isSimilar } of matches) {
    for (const placeId of placeIds) {
      const id = Number(placeId.split('~')[1]);
      scores.set(id, Math.max(score, scores.get(id) ?? 0));
      if (!isSimilar) certain.add(id);
    }
  }
  const best = [...(await places.citiesById([...scores.keys()]))]
    .map((city) => ({ city, score: (scores.get(city.id) ?? 0) + size(city) + closeness(city, near) }))
    .sort((a, b) => b.score - a.score || a.city.id - b.city.id)
    .slice(0, MOST_SUGGESTIONS);
  return Promise.all(
    best.map(async ({ city }): Promise<LocatedSuggestion> => ({
      id: worldQueryId({ cityId: city.id, street: null }),
      formattedAddress: formatCityLabel(city, { language, locale }),
      precision: 'area',
      ...(certain.has(city.id) ? {} : { isSimilar: true }),
      position: await cityCentre(places, city),
    })),
  );
}

/** Most likely first. */
async function streetSuggestions(places: PlaceSource, query: WorldQuery): Promise<LocatedSuggestion[]> {
  const { text, country, near } = query;
  if (!/\d/.test(text)) return [];
  const named = await namedCity(places, query);
  const around =
    named && named.position !== 'street-name'
      ? undefined
      : await places.cityNear(country, near ?? countryConfig(country).mapCentre);
  const readings = [
    around && { city: around, spellings: [], position: 'street-name' as const },
    named,
  ].filter((reading) => reading !== undefined);
  // For a city both named and near, the named reading wins because it has the spelling.
  const cities = new Map(readings.map((reading) => [reading.city.id, reading]));
  const found = await Promise.all([...cities.values()].map((reading) => streetIn(places, reading, query)));
  return found.filter((one) => one !== undefined);
}

async function streetIn(
  places: PlaceSource,
  { city, spellings, position }: NamedCity,
  query: WorldQuery,
): Promise<LocatedSuggestion | undefined> {
  const { text, country, houses } = query;
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  const street = readStreet(
    text,
    [city.name, city.localName ?? city.name, ...spellings, countryName],
    position,
  );
  if (!street) return undefined;
  const label = formatCityLabel(city, query);
  const heart = await cityCentre(places, city);
  return {
    id: worldQueryId({ cityId: city.id, street }),
    formattedAddress: saysCity(street.street, label) ? street.street : `${street.street}, ${label}`,
    precision: houses ? 'approximate' : 'area',
    position: houses ? houses.inCity(city, heart, street) : heart,
  };
}

/** Latin words may equally name a street called like the city. */
const saysCity = (street: string, label: string): boolean =>
  !/\p{Script=Latin}/u.test(label) && street.includes(label);

let names: ReturnType<typeof cityNames> | undefined;

/** The name of the data package comes first. */
const cityNameVariants = ({ name, localName, country }: City): readonly string[] => {
  names ??= cityNames();
  const aliases = names.get(`${country}|${name}`)?.aliases ?? [];
  return [name, ...(localName === null ? [] : [localName]), ...aliases];
};

function formatCityLabel(city: City, { language, locale }: Pick<WorldQuery, 'language' | 'locale'>): string {
  const all = cityNameVariants(city);
  if (locale === undefined) return nameFor(all, city.country, language);
  return besideLocal(nameFor(all, city.country, locale), findLocalName(all, city.country));
}
