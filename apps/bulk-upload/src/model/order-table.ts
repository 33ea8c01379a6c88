import { joinAddress } from '@courier/api-client/order-rules';
import { WORKBOOK_LIMITS } from '@courier/config';
import { ORDER_HEADINGS } from '@courier/sheet-reader';
import { twinKey } from './duplicates';
import { ORDER_REPAIRS } from './order-repairs';
import type { SheetTable } from './sheet-table';

export const ORDER_TABLE: SheetTable = {
  ...ORDER_HEADINGS,
  repairs: ORDER_REPAIRS,
  title: 'customer_name',
  place: 'dropoff_address',
  rowsAtOnce: WORKBOOK_LIMITS.rows,
  readAddress: ({ unit, building, dropoff_address: text }) => joinAddress({ unit, building, text }),
  twinKey,
};
