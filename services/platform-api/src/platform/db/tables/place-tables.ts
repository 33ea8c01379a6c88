import type { CountryCode } from '@courier/config';
import type { JSONColumnType } from 'kysely';

export interface PlaceTables {
  place_loads: PlaceLoadTable;
  world_cities: WorldCityTable;
  place_names: PlaceNameTable;
}

/** Version of the data packages in the two tables below. */
interface PlaceLoadTable {
  id: string;
  version: string;
}

interface WorldCityTable {
  city_id: number;
  country: CountryCode;
  name: string;
  /** In the script of the country's geolocator language; null when only the international name is known. */
  local_name: string | null;
  latitude: number;
  longitude: number;
  population: number;
}

/** One spelling and all places of the country with that name. */
interface PlaceNameTable {
  country: CountryCode;
  folded: string;
  /** Transliteration to letters that form trigrams in every database locale. */
  grams: string;
  place_ids: JSONColumnType<string[], string, string>;
  weight: number;
}
