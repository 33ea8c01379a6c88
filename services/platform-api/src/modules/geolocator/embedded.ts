import type { LatLng } from '@courier/api-client/order-rules';
import { supportedCountries } from '@courier/config';
import type { Db } from '../../db/database';
import type { Geolocator, SearchQuery } from './geolocator';
import { loadPlaces } from './names/load-places';
import { languageOf } from './place';
import { createTaiwanGeolocator, type LocatedSuggestion, type TaiwanGeolocator } from './taiwan';
import { reverseWorld, searchWorld, worldDetails } from './world/world-geolocator';

export interface EmbeddedGeolocator extends Geolocator {
  /** Each suggestion with its position, which is known without a further call. */
  search(query: Omit<SearchQuery, 'caller'>): Promise<LocatedSuggestion[]>;
  /** Reads the atlas and fills the index of names, which the first search would otherwise wait for. */
  warm(): Promise<void>;
}

const TAIWAN = 'TW';
const isSupported = (country: string): boolean => supportedCountries.some((code) => code === country);

/**
 * The geolocator that needs no network: Taiwan down to villages and to the houses of Taipei's main roads, the cities of
 * every other country; any further address is laid into its town, always at the same place.
 */
export function createEmbeddedGeolocator(db: Db): EmbeddedGeolocator {
  let taiwan: TaiwanGeolocator | undefined;
  let loading: Promise<void> | undefined;
  const ofTaiwan = () => (taiwan ??= createTaiwanGeolocator());
  const loaded = () =>
    (loading ??= loadPlaces(db).catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return {
    warm: async () => {
      ofTaiwan();
      await loaded();
    },
    search: async ({ text, country, near, language }) => {
      await loaded();
      if (country === TAIWAN) return ofTaiwan().search(db, { text, near, language: languageOf(language) });
      return isSupported(country) ? searchWorld(db, { text, country, near, language }) : [];
    },
    details: async (queryId) => {
      const known = ofTaiwan().details(queryId);
      if (known) return known;
      await loaded();
      return worldDetails(db, queryId);
    },
    reverse: async (point: LatLng, { country, language }) => {
      if (country === TAIWAN) return ofTaiwan().reverse(point, languageOf(language));
      await loaded();
      return isSupported(country) ? reverseWorld(db, point, { country, language }) : undefined;
    },
  };
}
