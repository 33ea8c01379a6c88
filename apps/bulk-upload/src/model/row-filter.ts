import type { BulkRow } from '@courier/api-client';

export const ROW_FILTERS = ['ALL', 'PREPROCESS_SUCCESS', 'PREPROCESS_FAIL'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];
/** A list of rows, or the result of a placed file. */
export type RowView = RowFilter | 'RESULT';

/** A row that is not, or could not be, an order. */
export const hasFailed = ({ status }: BulkRow): boolean => status.endsWith('_FAIL');

/** The rows a filter leaves: those that passed the check, placed ones among them, or those that did not. */
export function filteredRows(rows: readonly BulkRow[], filter: RowFilter): readonly BulkRow[] {
  if (filter === 'ALL') return rows;
  return rows.filter((row) => hasFailed(row) === (filter === 'PREPROCESS_FAIL'));
}

/** Delivery fees of the rows that can be placed, major units. */
export const feesOf = (rows: readonly BulkRow[]): number =>
  rows.reduce((sum, row) => (hasFailed(row) ? sum : sum + (row.order.delivery_fee ?? 0)), 0);
