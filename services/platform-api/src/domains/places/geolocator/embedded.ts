import { readPinnedPlace, type LatLng } from '@courier/api-client/order-rules';
import { isCountryCode, type CountryCode } from '@courier/config';
import type { Db } from '../../../platform/db/database';
import type { Deps } from '../deps';
import type { Geolocator, LocatedAddress, ReverseAddress, SearchQuery } from './geolocator';
import type { HousePositions } from './house-positions';
import { databasePlaces } from './names/database-places';
import { loadPlaces } from './names/load-places';
import { memoryPlaces } from './names/memory-places';
import type { PlaceSource } from './names/place-source';
import { addressLanguage } from './taiwan-address/place';
import { readFirst } from './reader-names';
import {
  createTaiwanGeolocator,
  type LocatedSuggestion,
  type TaiwanGeolocator,
  type TaiwanReader,
} from './taiwan';
import { findInWorld, reverseWorld, searchWorld, worldDetails } from './world/world-geolocator';

/** The first suggestion of `search`. */
export type FindPlace = (text: string, near: LatLng | undefined) => Promise<LocatedAddress | undefined>;

type DescribePoint = (point: LatLng, language: string) => Promise<ReverseAddress | undefined>;

export interface EmbeddedGeolocator extends Geolocator {
  search(query: Omit<SearchQuery, 'caller'>): Promise<LocatedSuggestion[]>;
  /** Preloads a country, so that look-ups need no database query. */
  finder(country: CountryCode): Promise<FindPlace>;
  /** Like `finder`, for points. */
  describer(country: CountryCode): Promise<DescribePoint>;
  /** Loads data before the first search. */
  warm(): Promise<void>;
}

/** Degrees, plus codes and map links need no search. */
const findPinned =
  (find: FindPlace): FindPlace =>
  async (text, near) => {
    const pinned = readPinnedPlace(text, near ?? null);
    if (!pinned) return find(text, near);
    if (pinned.kind === 'text') return find(pinned.text, near);
    return pinned.kind === 'point' ? { ...pinned.point, precision: 'address' } : undefined;
  };

const TAIWAN = 'TW';

/**
 * Needs no network: Taiwan down to villages and to the main roads of Taipei, and the cities of every other country.
 * @param houses null: an address has the position of its street or town
 */
export function createEmbeddedGeolocator(db: Db, houses: HousePositions | null): EmbeddedGeolocator {
  let taiwan: TaiwanGeolocator | undefined;
  let loading: Promise<void> | undefined;
  const places = databasePlaces(db);
  const inMemory = new Map<string, Promise<PlaceSource>>();
  const marked = <T extends LocatedAddress>(found: T | undefined): T | undefined =>
    found && !houses ? { ...found, isHouseUnknown: true } : found;
  const ofTaiwan = () => (taiwan ??= createTaiwanGeolocator(houses));
  const loaded = () =>
    (loading ??= loadPlaces(db).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const readInto = async (country: CountryCode): Promise<PlaceSource> => {
    await loaded();
    const reading = inMemory.get(country) ?? memoryPlaces(db, country);
    inMemory.set(country, reading);
    reading.catch(() => inMemory.delete(country));
    return reading;
  };
  return {
    finder: async (country) => {
      const source = await readInto(country);
      if (country === TAIWAN)
        return findPinned(async (text, near) =>
          marked(await ofTaiwan().find(source, { text: readFirst(text), near })),
        );
      const language = 'en';
      return findPinned(async (typed, near) => {
        const text = readFirst(typed);
        const found = await findInWorld(source, { text, country, near, language, houses });
        return marked(found && { ...found.position, ...(found.precision && { precision: found.precision }) });
      });
    },
    describer: async (country) => {
      if (country === TAIWAN)
        return async (point, language) => ofTaiwan().reverse(point, taiwanReader(language, undefined));
      const source = await readInto(country);
      return async (point, language) => reverseWorld(source, point, { country, language });
    },
    warm: async () => {
      ofTaiwan();
      await loaded();
    },
    search: async ({ text: typed, ...query }) => {
      await loaded();
      const { country, near, language, locale } = query;
      const text = readFirst(typed);
      if (country === TAIWAN)
        return ofTaiwan().search(places, { text, near, ...taiwanReader(language, locale) });
      return isCountryCode(country)
        ? searchWorld(places, { text, country, near, language, locale, houses })
        : [];
    },
    details: async (queryId) => {
      const known = ofTaiwan().details(queryId);
      if (known) return marked(known);
      await loaded();
      return marked(await worldDetails(places, queryId, { houses }));
    },
    reverse: async (point: LatLng, { country, language, locale }) => {
      if (country === TAIWAN) return marked(ofTaiwan().reverse(point, taiwanReader(language, locale)));
      await loaded();
      if (!isCountryCode(country)) return undefined;
      return marked(await reverseWorld(places, point, { country, language, locale }));
    },
  };
}

const shared = new WeakMap<Db, EmbeddedGeolocator>();

/** Shared by bulk look-ups, so that its index is in memory once. */
export function sharedGeolocator({
  db,
  demonstration,
}: Pick<Deps, 'db' | 'demonstration'>): EmbeddedGeolocator {
  const known = shared.get(db) ?? createEmbeddedGeolocator(db, demonstration?.houses ?? null);
  shared.set(db, known);
  return known;
}

/** Readers of the English name also see the Chinese one. */
const taiwanReader = (language: string, locale: string | undefined): TaiwanReader => {
  const read = addressLanguage(locale ?? language);
  return { language: read, isBesideLocal: locale !== undefined && read !== 'zh' };
};
