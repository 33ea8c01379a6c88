import type { LatLng } from '@courier/api-client/order-rules';
import { countryConfig } from '@courier/config';
import type { Db } from '../../../db/database';
import { MOST_SUGGESTIONS, type LocatedAddress, type ReverseAddress, type SearchQuery } from '../geolocator';
import { findNames } from '../names/find-names';
import { toMetres } from '@courier/config/geometry';
import type { LocatedSuggestion } from '../taiwan';
import { citiesById, citiesNamedIn, cityNear, type City } from './find-cities';
import { foldName, isSpaceless } from './fold-name';
import { streetPosition } from './street-position';
import { readStreet } from './world-address';
import { readWorldQueryId, worldQueryId } from './world-query-id';

type WorldQuery = Pick<SearchQuery, 'text' | 'country' | 'near' | 'language'>;

/** Cities of the other countries by the index of names, best first; an address is laid into the city it names or is near to. */
export async function searchWorld(db: Db, query: WorldQuery): Promise<LocatedSuggestion[]> {
  const street = await streetSuggestion(db, query);
  const cities = await citySuggestions(db, query);
  return [...(street ? [street] : []), ...cities].slice(0, MOST_SUGGESTIONS);
}

export async function worldDetails(db: Db, queryId: string): Promise<LocatedAddress | undefined> {
  const id = readWorldQueryId(queryId);
  const [city] = id ? await citiesById(db, [id.cityId]) : [];
  if (!id || !city) return undefined;
  if (id.street) return { ...streetPosition(city, id.street), precision: 'approximate' };
  return { latitude: city.latitude, longitude: city.longitude, precision: 'area' };
}

/** No more than the city is known there. */
export async function reverseWorld(
  db: Db,
  point: LatLng,
  { country, language }: { country: string; language: string },
): Promise<ReverseAddress | undefined> {
  const city = await cityNear(db, country, point);
  if (!city) return undefined;
  const name = labelOf(city, language);
  return {
    ...point,
    formattedAddress: name,
    city: name,
    countryCode: country,
    zipcode: '',
    street: '',
    number: '',
    suburb: '',
    building: '',
    precision: 'area',
  };
}

async function citySuggestions(db: Db, { text, country, near, language }: WorldQuery) {
  const matches = await findNames(db, country, foldName(text));
  const scores = new Map<number, number>();
  for (const { placeIds, score } of matches) {
    for (const placeId of placeIds) {
      const id = Number(placeId.split('~')[1]);
      scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
  }
  return (await citiesById(db, [...scores.keys()]))
    .map((city) => ({ city, score: (scores.get(city.id) ?? 0) + size(city) + closeness(city, near) }))
    .sort((a, b) => b.score - a.score || a.city.id - b.city.id)
    .map(({ city }): LocatedSuggestion => ({
      id: worldQueryId({ cityId: city.id, street: null }),
      formattedAddress: labelOf(city, language),
      precision: 'area',
      position: { latitude: city.latitude, longitude: city.longitude },
    }));
}

async function streetSuggestion(db: Db, query: WorldQuery): Promise<LocatedSuggestion | undefined> {
  const { text, country, near, language } = query;
  if (!/\d/.test(text)) return undefined;
  const named = await namedCity(db, query);
  const city = named?.city ?? (await cityNear(db, country, near ?? countryConfig(country).mapCentre));
  if (!city) return undefined;
  const countryName = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  const street = readStreet(text, [
    city.name,
    city.localName ?? city.name,
    ...(named?.spellings ?? []),
    countryName,
  ]);
  if (!street) return undefined;
  const label = labelOf(city, language);
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
  db: Db,
  { text, country, near }: WorldQuery,
): Promise<{ city: City; spellings: string[] } | undefined> {
  const folded = foldName(text);
  const padded = ` ${folded} `;
  const names = (await citiesNamedIn(db, country, folded)).filter(({ folded: name }) =>
    padded.includes(isSpaceless(name) ? name : ` ${name} `),
  );
  const longest = Math.max(0, ...names.map(({ folded: name }) => name.length));
  const best = names.filter(({ folded: name }) => name.length === longest);
  const cities = await citiesById(db, [...new Set(best.flatMap(({ cityIds }) => cityIds))]);
  const [city] = cities.sort((a, b) => rank(b, near) - rank(a, near));
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

const labelOf = ({ name, localName, country }: City, language: string): string =>
  localName !== null && language === countryConfig(country).geolocatorLanguage ? localName : name;
