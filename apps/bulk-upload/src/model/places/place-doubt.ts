import type { LatLng } from '@courier/api-client/order-rules';
import type { Certainty } from '../bench/row-place';

/** Where a position comes from: the look-up of the address, the file, or the user of this screen. */
export type PlaceSource = 'lookup' | 'file' | 'user';

/** A row whose place is checked. */
export interface PlaceSubject {
  /** Index of the row. */
  row: number;
  /** Row number of the file. */
  number: number;
  /** Without unit and building. */
  address: string;
  position: LatLng | null;
  certainty: Certainty;
  source: PlaceSource;
}

/** Evidence against a place. Distances in metres. */
export type PlaceDoubt =
  /** A second look-up of the address finds another place. */
  | { kind: 'elsewhere'; metres: number }
  /** The pin is in the area of another postal code than the address. */
  | { kind: 'postal-code'; written: string; found: string }
  /** Another address has the same pin. */
  | { kind: 'same-pin'; number: number }
  /** Too far from a row with nearly the same address. */
  | { kind: 'apart'; metres: number; number: number }
  /** Too far from the rows with the same postal code. */
  | { kind: 'postal-area'; metres: number }
  /** Too far from all other rows. */
  | { kind: 'far'; metres: number };

export type DoubtsByRow = ReadonlyMap<number, readonly PlaceDoubt[]>;

/** A second answer for an address or a point. */
export interface SecondPlace extends LatLng {
  /** Precision of the geolocator; empty if unknown. */
  precision: string;
  /** Empty if unknown. */
  zipcode: string;
}

/**
 * Answers of the second look-up by the text that was looked up: an address, or a point as `formatPoint` writes it.
 * Null was not found.
 */
export type SecondLook = ReadonlyMap<string, SecondPlace | null>;

export const formatPoint = ({ latitude, longitude }: LatLng): string =>
  `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`;
