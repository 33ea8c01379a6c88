import type { Order } from '@courier/api-client/contract';
import type { OrderRow } from '../../../platform/db/schema';
import { toMajor } from '../../../platform/money';
import { currentRows, newChargeRows, unsplitOrder, type ChargeRow } from './charge-rows';

export type StoredCharge = Pick<
  ChargeRow,
  'line' | 'reverses' | 'kind' | 'name' | 'amount_minor' | 'tax_percent' | 'tax_minor'
>;

const PERCENT_PARTS = 100;

/** The lines in force in their wire format; an order of before the lines has one. */
export function chargesAnswer(
  order: OrderRow,
  stored: readonly StoredCharge[],
): NonNullable<Order['charges']> {
  const rows = stored.length > 0 ? currentRows(stored) : newChargeRows(order, unsplitOrder(order));
  return rows.map(({ kind, name, amount_minor, tax_percent, tax_minor }) => ({
    kind,
    ...(name === null ? {} : { name }),
    amount: toMajor(amount_minor, order.country),
    ...(tax_percent === null || tax_minor === null
      ? {}
      : { tax: { percent: tax_percent / PERCENT_PARTS, amount: toMajor(tax_minor, order.country) } }),
  }));
}
