import type { LatLng } from '@courier/api-client/order-rules';

export interface NameRow {
  readonly folded: string;
  readonly place_ids: readonly string[];
  readonly weight: number;
  /** pg_trgm similarity from 0 to 1; 1 if the name contains the text. */
  readonly alike: number;
}

export interface City extends LatLng {
  readonly id: number;
  readonly country: string;
  readonly name: string;
  readonly localName: string | null;
  readonly population: number;
}

export interface NamedCities {
  readonly folded: string;
  readonly cityIds: readonly number[];
}

/**
 * The lookups of the embedded geolocator, with equal results from the database and from memory. Memory is
 * used for thousands of addresses at once.
 */
export interface PlaceSource {
  /** Names that contain the text, best first. */
  namesHolding(country: string, grams: string): Promise<readonly NameRow[]>;
  /** Similar names, most similar first. */
  namesAlike(country: string, grams: string): Promise<readonly NameRow[]>;
  /** By GeoNames id. */
  citiesById(ids: readonly number[]): Promise<readonly City[]>;
  citiesNamedIn(country: string, folded: string): Promise<readonly NamedCities[]>;
  /** The city of the country that contains a point or is nearest to it, within reach. */
  cityNear(country: string, point: LatLng): Promise<City | undefined>;
}

export const MOST_HOLDING = 60;
export const MOST_SIMILAR = 12;
/** Minimum pg_trgm similarity. */
export const LEAST_SIMILAR = 0.3;
