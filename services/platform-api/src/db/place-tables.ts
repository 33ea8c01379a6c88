import type { JSONColumnType } from 'kysely';

export interface PlaceTables {
  place_loads: PlaceLoadTable;
  world_cities: WorldCityTable;
  place_names: PlaceNameTable;
}

/** Which version of the data packages the two tables below hold. */
export interface PlaceLoadTable {
  id: string;
  version: string;
}

/** A city outside Taiwan, by its GeoNames id. */
export interface WorldCityTable {
  city_id: number;
  country: string;
  name: string;
  /** In the script of the country's geolocator language; null where only the international name is known. */
  local_name: string | null;
  latitude: number;
  longitude: number;
  population: number;
}

/** One spelling and every place of the country that bears it. */
export interface PlaceNameTable {
  country: string;
  folded: string;
  /** The spelling in letters that trigrams are made of in every database locale. */
  grams: string;
  place_ids: JSONColumnType<string[], string, string>;
  weight: number;
}
