import { joinAddress } from '@courier/api-client/order-rules';
import type { BenchRow } from './bench';
import { plainDigits } from './figures';

/** What a row looks like a second time: an earlier row of the file by its number, an order of today, or what was saved before. */
export type Twin = { rowNumber: number } | { orderId: string } | 'saved';

/** An order, as far as it is compared. */
export interface KnownOrder {
  orderId: string;
  phone: string;
  address: string;
}

/** Numbers are written with and without the digits of the country. */
const TOLD_DIGITS = 8;

/** The same for every way to write this phone number and address; null without one of them. */
function keyOf(phone: string, address: string): string | null {
  const digits = plainDigits(phone).replace(/\D/g, '').slice(-TOLD_DIGITS);
  const place = plainDigits(address.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return digits === '' || place === '' ? null : `${digits} ${place}`;
}

/** A row that did not change is not written plainly again. */
const keys = new WeakMap<BenchRow['values'], string | null>();
/** What makes a row the same as another; null where too little stands in it. */
export function twinKey({ values }: Pick<BenchRow, 'values'>): string | null {
  const known = keys.get(values);
  if (known !== undefined) return known;
  const { unit, building, dropoff_address: text } = values;
  const key = keyOf(values.customer_phone, joinAddress({ unit, building, text }));
  keys.set(values, key);
  return key;
}

/** Takes over what a worker has written plainly. */
export const rememberTwinKey = ({ values }: BenchRow, key: string | null): void => void keys.set(values, key);

/** The rows, counted from 0, that mean the same as an earlier one, or as an order. */
export function duplicatesOf(
  rows: readonly BenchRow[],
  orders: readonly KnownOrder[],
  keyOfRow: (row: BenchRow) => string | null = twinKey,
): ReadonlyMap<number, Twin> {
  const first = new Map<string, Twin>();
  for (const { orderId, phone, address } of orders) {
    const key = keyOf(phone, address);
    if (key !== null) first.set(key, { orderId });
  }
  const twins = new Map<number, Twin>();
  for (const [index, row] of rows.entries()) {
    const key = keyOfRow(row);
    if (key === null) continue;
    const twin = first.get(key);
    if (twin) twins.set(index, twin);
    else if (!row.leftOut) first.set(key, { rowNumber: row.number });
  }
  return twins;
}
