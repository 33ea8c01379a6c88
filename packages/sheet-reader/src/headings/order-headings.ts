import { BULK_COLUMNS, NEEDED_BULK_COLUMNS } from '@courier/api-client/order-rules';
import type { TableHeadings } from '../sheet/table-headings';
import { HEADING_NAMES } from './heading-names';

export const ORDER_HEADINGS: TableHeadings = {
  kind: 'orders',
  columns: BULK_COLUMNS,
  needed: NEEDED_BULK_COLUMNS,
  headings: HEADING_NAMES,
};
