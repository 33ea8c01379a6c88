import type { LatLng } from '@courier/api-client/order-rules';

/** A spelling of the index and the places that bear it. */
export interface NameRow {
  readonly folded: string;
  readonly place_ids: readonly string[];
  readonly weight: number;
  /** pg_trgm's similarity to what was asked for, from 0 to 1; 1 where the name holds it. */
  readonly alike: number;
}

export interface City extends LatLng {
  readonly id: number;
  readonly country: string;
  readonly name: string;
  readonly localName: string | null;
  readonly population: number;
}

/** Spellings of a city in a text. */
export interface NamedCities {
  readonly folded: string;
  readonly cityIds: readonly number[];
}

/**
 * What the embedded geolocator asks of its places: in the database, or in memory when thousands of addresses are looked
 * up in one go. Both answer alike.
 */
export interface PlaceSource {
  /** Names that hold the text, the best fitting first. */
  namesHolding(country: string, grams: string): Promise<readonly NameRow[]>;
  /** Names that resemble the text, the most alike first. */
  namesAlike(country: string, grams: string): Promise<readonly NameRow[]>;
  /** By their GeoNames ids. */
  citiesById(ids: readonly number[]): Promise<readonly City[]>;
  citiesNamedIn(country: string, folded: string): Promise<readonly NamedCities[]>;
  /** The city of the country a point lies in or is nearest to, within reach. */
  cityNear(country: string, point: LatLng): Promise<City | undefined>;
}

/** How many names are answered at most. */
export const MOST_HOLDING = 60;
export const MOST_SIMILAR = 12;
/** Of pg_trgm's similarity. */
export const LEAST_SIMILAR = 0.3;
