import { readAmount, readPayment } from '@courier/api-client/order-rules';
import { PAYMENT_METHODS } from '@courier/config';
import { numberColumns, type BenchRow } from './bench';

export interface Sum {
  orders: number;
  /** Major units. */
  amount: number;
}

/** Cached by row values. */
const amounts = new WeakMap<BenchRow['values'], number | null>();
/** Cash to collect for a row, major units; null when it is paid otherwise or ambiguous. */
function cashAmount(row: BenchRow, country: string): number | null {
  const { values } = row;
  const known = amounts.get(values);
  if (known !== undefined) return known;
  const payment = readPayment(values.payment_method, { country, paymentMethods: PAYMENT_METHODS });
  const isCash = payment.kind === 'good' && payment.value === 'CASH_ON_DELIVERY';
  const amount = isCash ? readAmount(values.amount, numberColumns(row).includes('amount'), country) : null;
  const cash = amount === null ? null : amount.kind === 'good' ? (amount.value ?? 0) : 0;
  amounts.set(values, cash);
  return cash;
}

/** Cash to collect for these rows, as far as their amounts are readable. */
export function sumCash(rows: readonly BenchRow[], country: string): Sum {
  let orders = 0;
  let sum = 0;
  for (const row of rows) {
    const amount = cashAmount(row, country);
    if (amount === null) continue;
    orders += 1;
    sum += amount;
  }
  return { orders, amount: sum };
}
