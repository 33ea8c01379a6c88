import type { LatLng } from '@courier/api-client/order-rules';

/**
 * Precision of a position: `address` a known house, `interpolated` between known house numbers, `street`
 * somewhere on it, `place` a landmark or business, `area` the middle of a district or city, `approximate` an invented
 * point for an unknown street, in
 * the right town.
 */
export type Precision = 'address' | 'interpolated' | 'street' | 'place' | 'area' | 'approximate';

export interface Suggestion {
  /** Names the provider: `embedded:…`, `photon:W:123…`. */
  readonly id: string;
  readonly formattedAddress: string;
  readonly precision?: Precision;
  /** Its name only resembles what was typed. */
  readonly isSimilar?: boolean;
  /** Where the provider knows it already. */
  readonly position?: LatLng;
}

export interface SearchQuery {
  readonly text: string;
  /** Upper case, as `TW`. */
  readonly country: string;
  /** Places near here come first. */
  readonly near?: LatLng | undefined;
  /** As the spec's table has it: `en`, `tw`, `zh-HK`, `ja`, … */
  readonly language: string;
  /** What the reader reads, where the call says so: names come in its script, the local one beside it. */
  readonly locale?: string | undefined;
  /** Who types, the same for all calls of one person; not readable as such. */
  readonly caller: string;
}

/** In which country and language, where the call itself does not say. */
export interface Reader {
  readonly country: string;
  readonly language: string;
  readonly locale?: string | undefined;
  readonly caller: string;
}

export interface LocatedAddress extends LatLng {
  readonly precision?: Precision;
}

/** Absent parts are empty texts. */
export interface ReverseAddress extends LocatedAddress {
  readonly formattedAddress: string;
  readonly city: string;
  readonly countryCode: string;
  readonly zipcode: string;
  readonly street: string;
  readonly number: string;
  readonly suburb: string;
  readonly building: string;
}

/** Search, details and reverse over one provider. Positions in degrees. Refusal 502 or 503 when it does not answer. */
export interface Geolocator {
  /** Best first, at most eight. Empty outside of what the provider covers. */
  search(query: SearchQuery): Promise<readonly Suggestion[]>;
  /** Undefined for an id of another provider or of nothing. */
  details(queryId: string, reader: Reader): Promise<LocatedAddress | undefined>;
  /** Undefined where the provider knows no place. */
  reverse(point: LatLng, reader: Reader): Promise<ReverseAddress | undefined>;
}

export const MOST_SUGGESTIONS = 8;
