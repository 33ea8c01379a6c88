import { isAddedCharge } from '../order-rules/charge-kinds';
import type { Order } from '../orders/order.schema';

/** What the delivery of an order costs: with and without tax, its parts, what was refunded, and what was added. */
export const CHARGE_COLUMNS = [
  'fee_net',
  'fee_tax',
  'fee_gross',
  'fee_base',
  'fee_distance',
  'fee_surcharges',
  'fee_voucher',
  'fee_rest',
  'refunded',
  'return_fee',
  'adjustment',
] as const;

type ChargeColumn = (typeof CHARGE_COLUMNS)[number];

type Charge = NonNullable<Order['charges']>[number];
type PartColumn = 'fee_base' | 'fee_distance' | 'fee_surcharges' | 'fee_voucher' | 'fee_rest';

/** Every other kind of the fee, such as an added tax or a fee without parts, is in `fee_rest`. */
const PART_COLUMNS: Readonly<Record<string, PartColumn>> = {
  base: 'fee_base',
  minimum: 'fee_base',
  distance: 'fee_distance',
  surcharge: 'fee_surcharges',
  cash: 'fee_surcharges',
  voucher: 'fee_voucher',
};

interface ChargedOrder {
  /** Absent from older servers: then only the fee is known. */
  charges?: readonly Charge[] | undefined;
  /** After the voucher, in major units. */
  fee: number;
}

/**
 * Amounts in major units. The parts add up to `fee_gross`, and so do `fee_net` and `fee_tax`, which are empty where no
 * line has a tax. A part without a line is empty.
 */
export function chargeColumns(
  { charges = [], fee }: ChargedOrder,
  { decimals }: { decimals: number },
): Record<ChargeColumn, number | null> {
  const sum = (lines: readonly Charge[], read: (line: Charge) => number | undefined) => {
    const amounts = lines.flatMap((line) => read(line) ?? []);
    return amounts.length === 0 ? null : roundSum(amounts, decimals);
  };
  const parts = charges.filter((charge) => !isAddedCharge(charge));
  const part = (column: PartColumn) =>
    sum(
      parts.filter(({ kind }) => (PART_COLUMNS[kind] ?? 'fee_rest') === column),
      ({ amount }) => amount,
    );
  const added = (addedKind: 'refund' | 'return' | 'adjustment', sign: 1 | -1) =>
    sum(
      charges.filter(({ kind }) => kind === addedKind),
      ({ amount }) => sign * amount,
    );
  const tax = sum(parts, (line) => line.tax?.amount);
  return {
    fee_net: tax === null ? null : roundSum([fee, -tax], decimals),
    fee_tax: tax,
    fee_gross: fee,
    fee_base: part('fee_base'),
    fee_distance: part('fee_distance'),
    fee_surcharges: part('fee_surcharges'),
    fee_voucher: part('fee_voucher'),
    fee_rest: part('fee_rest'),
    refunded: added('refund', -1),
    return_fee: added('return', 1),
    adjustment: added('adjustment', 1),
  };
}

/** Without the rest of binary fractions, and without the negative zero. */
const roundSum = (amounts: readonly number[], decimals: number): number =>
  Number(amounts.reduce((total, amount) => total + amount, 0).toFixed(decimals)) + 0;
