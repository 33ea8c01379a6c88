import type { BulkRow } from '@courier/api-client';
import { isExactPlace, placeOfCells, type LatLng } from '@courier/api-client/order-rules';
import type { BenchRow } from './bench';
import type { SheetTable } from './sheet-table';

/** How far the place of a row may be trusted; `unknown` until its address was looked up, `outside` where nobody delivers. */
export const CERTAINTIES = ['exact', 'doubtful', 'outside', 'none', 'unknown'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** Parts of an address; empty texts where nobody knows them. */
export interface AddressParts {
  city: string;
  street: string;
  number: string;
  zipcode: string;
}

export interface RowPlace {
  position: LatLng | null;
  certainty: Certainty;
  /** Of an address that was looked up part by part. */
  parts?: AddressParts;
}

/** What the server found for the address a row had then. */
export interface FoundPlace extends RowPlace {
  address: string;
  /** What the delivery there costs, major units; null for a row that was refused. */
  fee: number | null;
}

/** How far a place of this precision may be trusted. */
export const certaintyOf = (precision: string): Certainty => (isExactPlace(precision) ? 'exact' : 'doubtful');

/** What the server found for a row of a job. */
export function foundPlace({ error, order }: Pick<BulkRow, 'error' | 'order'>): FoundPlace {
  const { place, dropoff_address: address, delivery_fee: fee } = order;
  if (!place) {
    const isMissing = error === 'validation.invalid-coordinates';
    return { address, fee, position: null, certainty: isMissing ? 'none' : 'unknown' };
  }
  const { latitude, longitude, precision } = place;
  return { address, fee, position: { latitude, longitude }, certainty: certaintyOf(precision) };
}

/** Where a row goes: to the coordinates it has, else to where its address was found, as long as it is the same. */
export function placeOfRow(
  { values }: Pick<BenchRow, 'values'>,
  found: FoundPlace | undefined,
  { addressOf }: Pick<SheetTable, 'addressOf'>,
): RowPlace {
  const given = placeOfCells(values.latitude, values.longitude);
  if (given === 'wrong') return { position: null, certainty: 'none' };
  if (given) return { position: given, certainty: 'exact' };
  if (found?.address !== addressOf(values)) return { position: null, certainty: 'unknown' };
  const { position, certainty, parts } = found;
  return { position, certainty, ...(parts && { parts }) };
}

/** The fee of a row as it was checked; null for one that goes elsewhere since, or from another collection point. */
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

/** Whether somebody should look at the place. */
export const isDoubtful = ({ certainty }: RowPlace): boolean =>
  certainty !== 'exact' && certainty !== 'unknown';
