import { duplicateKey, joinAddress } from '@courier/api-client/order-rules';
import type { BenchRow } from './bench';
import type { Twin } from './twin';

export interface KnownOrder {
  orderId: string;
  phone: string;
  address: string;
  customerName: string;
  createdAtSeconds: number;
}

/** Cached by row values. */
const keys = new WeakMap<BenchRow['values'], string | null>();
/** The normalised phone and address for finding duplicates; null when the row has too little data. */
export function twinKey({ values }: Pick<BenchRow, 'values'>): string | null {
  const known = keys.get(values);
  if (known !== undefined) return known;
  const { unit, building, dropoff_address: text } = values;
  const key = duplicateKey(values.customer_phone, joinAddress({ unit, building, text }));
  keys.set(values, key);
  return key;
}

export const rememberTwinKey = ({ values }: BenchRow, key: string | null): void => void keys.set(values, key);

/** Finds rows that duplicate an earlier row or an order, by index from 0. */
export function findDuplicates(
  rows: readonly BenchRow[],
  orders: readonly KnownOrder[],
  keyOfRow: (row: BenchRow) => string | null = twinKey,
): ReadonlyMap<number, Twin> {
  const first = new Map<string, Twin>();
  for (const { orderId, phone, address, customerName, createdAtSeconds } of orders) {
    const key = duplicateKey(phone, address);
    if (key !== null) first.set(key, { orderId, customerName, createdAtSeconds });
  }
  const twins = new Map<number, Twin>();
  for (const [index, row] of rows.entries()) {
    const key = keyOfRow(row);
    if (key === null) continue;
    const twin = first.get(key) ?? heldTwin(row);
    if (twin) twins.set(index, twin);
    else if (!row.leftOut) first.set(key, { rowNumber: row.number, customerName: row.values.customer_name });
  }
  return twins;
}

/** The original of a row held by the server; null after the row's phone or address changed. */
const heldTwin = ({ refusal, values }: BenchRow): Twin | null =>
  refusal?.twin && twinKey({ values: refusal.values }) === twinKey({ values }) ? refusal.twin : null;
