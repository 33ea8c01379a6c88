import type { BulkRow } from '@courier/api-client';
import type { SheetLook, WrittenRow } from './written-sheet';

export const RESULT_COLUMNS = [
  'number',
  'status',
  'reason',
  'order',
  'customer',
  'address',
  'payment',
  'delivery',
  'point',
  'fee',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

const WIDTHS: Readonly<Record<ResultColumn, number>> = {
  number: 8,
  status: 14,
  reason: 48,
  order: 38,
  customer: 22,
  address: 44,
  payment: 18,
  delivery: 20,
  point: 22,
  fee: 12,
};

export interface RowWords {
  status: string;
  error: string;
  payment: string;
  delivery: string;
}

/** The layout of the result workbook; right to left for Arabic and Urdu. */
export const resultLook = (name: string, isRtl: boolean): SheetLook => ({
  name,
  isRtl,
  widths: RESULT_COLUMNS.map((column) => WIDTHS[column]),
});

/** A row of the result workbook; the fee is a number in major units. */
export function resultRow(row: BulkRow, words: RowWords, line: number): WrittenRow {
  const { row_number, order_id, order } = row;
  const cells: Readonly<Record<ResultColumn, string | number>> = {
    number: row_number,
    status: words.status,
    reason: words.error,
    order: order_id ?? '',
    customer: order.customer_name,
    address: order.dropoff_address,
    payment: words.payment,
    delivery: words.delivery,
    point: order.collection_point,
    fee: order.delivery_fee ?? '',
  };
  return { number: line, cells: RESULT_COLUMNS.map((column) => cells[column]) };
}
