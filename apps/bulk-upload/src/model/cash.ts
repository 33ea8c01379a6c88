import { amountOfCell, paymentOfCell } from '@courier/api-client/order-rules';
import type { BenchRow } from './bench';

/** Orders, and what they come to. */
export interface Sum {
  orders: number;
  /** Major units. */
  amount: number;
}

/** A row that did not change is not read again. */
const amounts = new WeakMap<BenchRow['values'], number | null>();
/** What is collected for a row; null when it is paid otherwise. */
function amountOf({ values }: BenchRow, decimals: number): number | null {
  const known = amounts.get(values);
  if (known !== undefined) return known;
  const isCash = paymentOfCell(values.payment_method) === 'CASH_ON_DELIVERY';
  const amount = isCash ? (amountOfCell(values.amount, decimals) ?? 0) : null;
  amounts.set(values, amount);
  return amount;
}

/**
 * What is collected for these rows, as far as their amounts can be read.
 * @param decimals of amounts of the country
 */
export function cashOf(rows: readonly BenchRow[], decimals: number): Sum {
  let orders = 0;
  let sum = 0;
  for (const row of rows) {
    const amount = amountOf(row, decimals);
    if (amount === null) continue;
    orders += 1;
    sum += amount;
  }
  return { orders, amount: sum };
}
