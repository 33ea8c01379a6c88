import { joinAddress } from '@courier/api-client/order-rules';
import { WORKBOOK_LIMITS } from '@courier/config';
import { ORDER_HEADINGS, type SheetColumn } from '@courier/sheet-reader';
import { twinKey } from './duplicates';
import { ORDER_REPAIRS } from './order-repairs';
import type { SheetTable } from './sheet-table';

/** Who pays what and when is visible without scrolling. */
const NEEDED_FIRST: readonly SheetColumn[] = [
  'customer_name',
  'customer_phone',
  'dropoff_address',
  'amount',
  'payment_method',
  'delivery_date',
  'delivery_time',
];

export const ORDER_TABLE: SheetTable = {
  ...ORDER_HEADINGS,
  repairs: ORDER_REPAIRS,
  shownColumns: [
    ...NEEDED_FIRST,
    ...ORDER_HEADINGS.columns.filter((column) => !NEEDED_FIRST.includes(column)),
  ],
  title: 'customer_name',
  place: 'dropoff_address',
  rowsAtOnce: WORKBOOK_LIMITS.rows,
  readAddress: ({ unit, building, dropoff_address: text }) => joinAddress({ unit, building, text }),
  twinKey,
};
