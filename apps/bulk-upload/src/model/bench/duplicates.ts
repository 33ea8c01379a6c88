import { duplicateKey, isSamePhone, joinAddress } from '@courier/api-client/order-rules';
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

interface Original {
  phone: string;
  twin: Twin;
}

/** Finds rows that duplicate an earlier row or an order, by index from 0. */
export function findDuplicates(
  rows: readonly BenchRow[],
  orders: readonly KnownOrder[],
  keyOfRow: (row: BenchRow) => string | null = twinKey,
): ReadonlyMap<number, Twin> {
  const first = new Map<string, Original[]>();
  const add = (key: string, original: Original) => first.set(key, [...(first.get(key) ?? []), original]);
  for (const { orderId, phone, address, customerName, createdAtSeconds } of orders) {
    const key = duplicateKey(phone, address);
    if (key !== null) add(key, { phone, twin: { orderId, customerName, createdAtSeconds } });
  }
  const twins = new Map<number, Twin>();
  for (const [index, row] of rows.entries()) {
    const key = keyOfRow(row);
    if (key === null) continue;
    // Rows of collection points have no customer: their key alone decides.
    const { customer_phone: phone = '', customer_name: customerName } = row.values;
    const original = first.get(key)?.findLast((each) => isSamePhone(each.phone, phone));
    const twin = original?.twin ?? heldTwin(row);
    if (twin) twins.set(index, twin);
    else if (!row.leftOut) add(key, { phone, twin: { rowNumber: row.number, customerName } });
  }
  return twins;
}

/** The original of a row held by the server; null after the row's phone or address changed. */
const heldTwin = ({ refusal, values }: BenchRow): Twin | null =>
  refusal?.twin && twinKey({ values: refusal.values }) === twinKey({ values }) ? refusal.twin : null;
