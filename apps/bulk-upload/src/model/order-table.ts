import { BULK_COLUMNS, NEEDED_BULK_COLUMNS } from '@courier/api-client';
import { joinAddress } from '@courier/api-client/order-rules';
import { WORKBOOK_LIMITS } from '@courier/config';
import { twinKey } from './duplicates';
import { HEADING_NAMES } from './heading-names';
import { ORDER_REPAIRS } from './order-repairs';
import type { SheetTable } from './sheet-table';

export const ORDER_TABLE: SheetTable = {
  kind: 'orders',
  columns: BULK_COLUMNS,
  needed: NEEDED_BULK_COLUMNS,
  headings: HEADING_NAMES,
  repairs: ORDER_REPAIRS,
  title: 'customer_name',
  place: 'dropoff_address',
  rowsAtOnce: WORKBOOK_LIMITS.rows,
  readAddress: ({ unit, building, dropoff_address: text }) => joinAddress({ unit, building, text }),
  twinKey,
};
