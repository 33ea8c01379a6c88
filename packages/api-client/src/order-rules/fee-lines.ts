import type { Order } from '../orders/order.schema';
import { isAddedCharge } from './charge-kinds';

export type Charge = NonNullable<Order['charges']>[number];

export interface FeeLines {
  /** Lines that add up to the fee, in major units. */
  lines: Charge[];
  /** Returns, refunds and adjustments, which are no part of it. */
  added: Charge[];
  /** Whether the parts of the fee are known. */
  isSplit: boolean;
  /** Tax inside the fee, in major units; null where the lines say it already, or without tax. */
  taxInside: number | null;
}

/**
 * What the fee of an order consists of. A kind of a newer server is part of it. After a voucher or rounding the tax
 * inside differs from the line of an added tax, and both are to be said.
 */
export function readFeeLines(charges: readonly Charge[]): FeeLines {
  const lines = charges.filter((charge) => !isAddedCharge(charge));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const inside = sum(lines.map(({ tax }) => tax?.amount ?? 0));
  const said = sum(lines.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount));
  return {
    lines,
    added: charges.filter(isAddedCharge),
    isSplit: lines.some(({ kind }) => kind !== 'unsplit'),
    // No currency has parts below a thousandth.
    taxInside: Math.abs(inside - said) < 0.0005 ? null : inside,
  };
}
