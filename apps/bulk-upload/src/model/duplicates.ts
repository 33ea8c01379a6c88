import { duplicateKey, joinAddress } from '@courier/api-client/order-rules';
import type { BenchRow } from './bench';
import type { Twin } from './twin';

/** An order, as far as it is compared. */
export interface KnownOrder {
  orderId: string;
  phone: string;
  address: string;
  customerName: string;
  createdAtSeconds: number;
}

/** A row that did not change is not written plainly again. */
const keys = new WeakMap<BenchRow['values'], string | null>();
/** What makes a row the same as another; null where too little stands in it. */
export function twinKey({ values }: Pick<BenchRow, 'values'>): string | null {
  const known = keys.get(values);
  if (known !== undefined) return known;
  const { unit, building, dropoff_address: text } = values;
  const key = duplicateKey(values.customer_phone, joinAddress({ unit, building, text }));
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

/** What the server held a row for; null once the row is another one. */
const heldTwin = ({ refusal, values }: BenchRow): Twin | null =>
  refusal?.twin && twinKey({ values: refusal.values }) === twinKey({ values }) ? refusal.twin : null;
