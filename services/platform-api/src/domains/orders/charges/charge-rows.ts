import type { Selectable } from 'kysely';
import type { OrderRow } from '../../../platform/db/schema';
import type { OrderChargeTable } from '../../../platform/db/tables/orders/charge-tables';
import { areSameLines, isFeeLine, reversedLines, unsplitLines, type ChargeLine } from './charge-lines';

export type ChargeRow = Selectable<OrderChargeTable>;

type FeeColumns = Pick<OrderRow, 'delivery_fee_minor' | 'discounted_delivery_fee_minor'> & {
  voucher: unknown;
};
type ChargedOrder = FeeColumns & Pick<OrderRow, 'order_id' | 'created_at'>;

/** The lines of an order that is placed now. */
export const newChargeRows = (
  { order_id, created_at }: Pick<OrderRow, 'order_id' | 'created_at'>,
  lines: readonly ChargeLine[],
): ChargeRow[] =>
  lines.map((line, index) => toRow({ order_id, occurred_at: created_at, reason: null }, index, line));

/** The line of an order of which only the fee is known, and its voucher. */
export const unsplitOrder = (order: FeeColumns): ChargeLine[] =>
  unsplitLines({
    feeMinor: order.delivery_fee_minor,
    discountedMinor: order.discounted_delivery_fee_minor,
    voucherCode: readVoucherCode(order.voucher),
  });

function readVoucherCode(voucher: unknown): string | null {
  const code = typeof voucher === 'object' && voucher !== null && 'code' in voucher ? voucher.code : null;
  return typeof code === 'string' ? code : null;
}

/** Lines that no other line takes back. */
export function currentRows<Row extends Pick<ChargeRow, 'line' | 'reverses'>>(rows: readonly Row[]): Row[] {
  const reversed = new Set(rows.map(({ reverses }) => reverses));
  return rows.filter(({ line, reverses }) => reverses === null && !reversed.has(line));
}

export interface FeeChange {
  order: ChargedOrder;
  fee: { delivery_fee_minor?: number | undefined; discounted_delivery_fee_minor?: number | null | undefined };
  /** Absent where only the new fee is known. */
  lines: readonly ChargeLine[] | undefined;
  /** Unix seconds. */
  at: number;
}

/** Whether a change of an order changes its fee, before or after the voucher. */
export const hasNewFee = ({ order, fee }: FeeChange): boolean => {
  const after = withNewFee(order, fee);
  return (
    after.delivery_fee_minor !== order.delivery_fee_minor ||
    after.discounted_delivery_fee_minor !== order.discounted_delivery_fee_minor
  );
};

/** The number of the next line. */
export const nextLine = (rows: readonly Pick<ChargeRow, 'line'>[]): number => (rows.at(-1)?.line ?? -1) + 1;

/** The lines of the fee of an order that has none, because it was stored before them. */
export function missingRows(stored: readonly ChargeRow[], order: ChargedOrder): ChargeRow[] {
  if (stored.some(isFeeLine)) return [];
  const firstLine = nextLine(stored);
  return newChargeRows(order, unsplitOrder(order)).map((row, index) => ({ ...row, line: firstLine + index }));
}

/** The reverse of an order's lines and its new lines; none when they are equal. */
export function feeChangeRows(
  stored: readonly ChargeRow[],
  { order, fee, lines, at }: FeeChange,
): ChargeRow[] {
  const earlier = missingRows(stored, order);
  const current = currentRows([...stored, ...earlier])
    .filter(isFeeLine)
    .map((row) => ({ ...toLine(row), line: row.line }));
  const renewed = lines ?? unsplitOrder(withNewFee(order, fee));
  if (areSameLines(current, renewed)) return [];
  const writing = { order_id: order.order_id, occurred_at: at, reason: 'changed' };
  const next = nextLine([...stored, ...earlier]);
  return [
    ...earlier,
    ...reversedLines(current).map((line, index) => toRow(writing, next + index, line, line.line)),
    ...renewed.map((line, index) => toRow(writing, next + current.length + index, line)),
  ];
}

export const withNewFee = <Columns extends FeeColumns>(
  order: Columns,
  {
    delivery_fee_minor = order.delivery_fee_minor,
    discounted_delivery_fee_minor = order.discounted_delivery_fee_minor,
  }: FeeChange['fee'],
): Columns => ({ ...order, delivery_fee_minor, discounted_delivery_fee_minor });

const toRow = (
  writing: Pick<ChargeRow, 'order_id' | 'occurred_at' | 'reason'>,
  line: number,
  { kind, name, amountMinor, taxPercent, taxMinor, ruleVersion }: ChargeLine,
  reverses: number | null = null,
): ChargeRow => ({
  ...writing,
  line,
  kind,
  name,
  amount_minor: amountMinor,
  tax_percent: taxPercent,
  tax_minor: taxMinor,
  rule_version: ruleVersion,
  reverses,
  refunds_line: null,
  payment_reference: null,
  actor: 'shop',
});

const toLine = (row: ChargeRow): ChargeLine => ({
  kind: row.kind,
  name: row.name,
  amountMinor: row.amount_minor,
  taxPercent: row.tax_percent,
  taxMinor: row.tax_minor,
  ruleVersion: row.rule_version,
});
