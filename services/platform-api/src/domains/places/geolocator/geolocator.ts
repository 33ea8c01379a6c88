import type { LatLng } from '@courier/api-client/order-rules';

/**
 * Precision of a position: `address` a known house, `interpolated` between known house numbers, `street` a point on
 * the street, `place` a landmark or business, `area` the middle of a district or city, `approximate` an invented
 * point in the right town for an unknown street.
 */
export type Precision = 'address' | 'interpolated' | 'street' | 'place' | 'area' | 'approximate';

export interface Suggestion {
  /** Starts with the provider's name: `embedded:…`, `photon:W:123…`. */
  readonly id: string;
  readonly formattedAddress: string;
  readonly precision?: Precision;
  /** The name only resembles the typed text. */
  readonly isSimilar?: boolean;
  /** Set if the provider's search returns it. */
  readonly position?: LatLng;
}

export interface SearchQuery {
  readonly text: string;
  /** Upper case, e.g. `TW`; as the call names it, also a country without a portal. */
  readonly country: string;
  /** Nearby places are ranked first. */
  readonly near?: LatLng | undefined;
  /** A code of the specification's table: `en`, `tw`, `zh-HK`, `ja`, … */
  readonly language: string;
  /** The reader's locale, if sent: names use its script, followed by the local name. */
  readonly locale?: string | undefined;
  /** Opaque id, the same for all calls of one person. */
  readonly caller: string;
}

/** Default country and language of a call. */
export interface Reader {
  readonly country: string;
  readonly language: string;
  readonly locale?: string | undefined;
  readonly caller: string;
}

export interface LocatedAddress extends LatLng {
  readonly precision?: Precision;
  /** No house can be found there: a person has to set the pin, and the text of the address is less than was typed. */
  readonly isHouseUnknown?: boolean;
}

/** Absent parts are empty strings. */
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

/** Search, details and reverse of one provider. Positions in degrees. Refusal 502 or 503 when it does not answer. */
export interface Geolocator {
  /** Best first, at most eight. Empty outside the provider's area. */
  search(query: SearchQuery): Promise<readonly Suggestion[]>;
  /** Undefined for an unknown id or one of another provider. */
  details(queryId: string, reader: Reader): Promise<LocatedAddress | undefined>;
  /** Undefined where the provider has no place. */
  reverse(point: LatLng, reader: Reader): Promise<ReverseAddress | undefined>;
}

export const MOST_SUGGESTIONS = 8;
