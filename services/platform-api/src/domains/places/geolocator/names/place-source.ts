import type { CountryCode } from '@courier/config';
import type { LatLng } from '@courier/api-client/order-rules';

export interface NameRow {
  readonly folded: string;
  readonly place_ids: readonly string[];
  readonly weight: number;
  /** pg_trgm similarity to the query, from 0 to 1; 1 if the name contains it. */
  readonly alike: number;
}

export interface City extends LatLng {
  readonly id: number;
  readonly country: CountryCode;
  readonly name: string;
  readonly localName: string | null;
  readonly population: number;
}

export interface NamedCities {
  readonly folded: string;
  readonly cityIds: readonly number[];
}

/** The database, or memory for thousands of addresses at once; both give the same answers. */
export interface PlaceSource {
  /** Best match first. */
  namesHolding(country: CountryCode, grams: string): Promise<readonly NameRow[]>;
  /** Most similar first. */
  namesAlike(country: CountryCode, grams: string): Promise<readonly NameRow[]>;
  /** By GeoNames id. */
  citiesById(ids: readonly number[]): Promise<readonly City[]>;
  citiesNamedIn(country: CountryCode, folded: string): Promise<readonly NamedCities[]>;
  /** The city that contains the point, else the nearest one within reach. */
  cityNear(country: CountryCode, point: LatLng): Promise<City | undefined>;
}

export const MOST_HOLDING = 60;
export const MOST_SIMILAR = 12;
/** Minimum pg_trgm similarity. */
export const LEAST_SIMILAR = 0.3;
