import type { BulkRow } from '@courier/api-client';
import { isExactPlace, placeOfCells, type LatLng } from '@courier/api-client/order-rules';
import type { BenchRow } from './bench';
import type { SheetTable } from './sheet-table';

/**
 * Certainty of a location: `suspect` with evidence against it, `outside` beyond the delivery area, `unknown` before the
 * lookup.
 */
export const CERTAINTIES = ['exact', 'suspect', 'doubtful', 'outside', 'none', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Parts of an address; unknown parts are empty. */
export interface AddressParts {
  city: string;
  street: string;
  number: string;
  zipcode: string;
}

export interface RowPlace {
  position: LatLng | null;
  certainty: Certainty;
  parts?: AddressParts;
  /** The position is a guess in the right town. */
  isGuess?: boolean;
}

/** The location that the server found for an address. */
export interface FoundPlace extends RowPlace {
  address: string;
  /** Delivery fee, major units; null for a refused row. */
  fee: number | null;
}

/** The middle of a town cannot be confirmed as an address: its pin has to be set by hand. */
export function toCertainty(precision: string): Certainty {
  if (precision === 'area') return 'none';
  return isExactPlace(precision) ? 'exact' : 'doubtful';
}

/** Error of a row that the shop does not deliver to. */
const OUTSIDE = 'request.error.undeliverable-address';

export function foundPlace({ error, order }: Pick<BulkRow, 'error' | 'order'>): FoundPlace {
  const { place, dropoff_address: address, delivery_fee: fee } = order;
  if (!place) {
    const isMissing = error === 'validation.invalid-coordinates';
    return { address, fee, position: null, certainty: isMissing ? 'none' : 'unknown' };
  }
  const { latitude, longitude, precision } = place;
  const isOutside = error === OUTSIDE;
  const isGuess = precision === 'approximate';
  return {
    address,
    fee,
    position: { latitude, longitude },
    certainty: isOutside ? 'outside' : toCertainty(precision),
    ...(isGuess && { isGuess }),
  };
}

/** The coordinates of a row, or the location found for its address while the address is unchanged. */
export function placeOfRow(
  { values }: Pick<BenchRow, 'values'>,
  found: FoundPlace | undefined,
  { readAddress }: Pick<SheetTable, 'readAddress'>,
): RowPlace {
  const given = placeOfCells(values.latitude, values.longitude);
  if (given === 'wrong') return { position: null, certainty: 'none' };
  if (given) return { position: given, certainty: 'exact' };
  if (found?.address !== readAddress(values)) return { position: null, certainty: 'unknown' };
  const { position, certainty, parts, isGuess } = found;
  return { position, certainty, ...(parts && { parts }), ...(isGuess && { isGuess }) };
}

/** The fee of a checked row; null after its location or collection point changed. */
export function feeOfRow(
  { values, original }: Pick<BenchRow, 'values' | 'original'>,
  { position }: RowPlace,
  found: FoundPlace | undefined,
): number | null {
  const isSame =
    position?.latitude === found?.position?.latitude &&
    position?.longitude === found?.position?.longitude &&
    values.collection_point === original.collection_point;
  return found && isSame ? found.fee : null;
}

export const isDoubtful = ({ certainty }: RowPlace): boolean =>
  certainty !== 'exact' && certainty !== 'unknown';
