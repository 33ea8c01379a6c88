import type { BulkRow } from '@courier/api-client';

export const ROW_FILTERS = ['ALL', 'PREPROCESS_SUCCESS', 'PREPROCESS_FAIL'] as const;
export type RowFilter = (typeof ROW_FILTERS)[number];
export type RowView = RowFilter | 'RESULT';

/** Whether the check or the placement of the row failed. */
export const hasFailed = ({ status }: BulkRow): boolean => status.endsWith('_FAIL');

/** The rows of a filter; rows that passed the check include placed ones. */
export function filteredRows(rows: readonly BulkRow[], filter: RowFilter): readonly BulkRow[] {
  if (filter === 'ALL') return rows;
  return rows.filter((row) => hasFailed(row) === (filter === 'PREPROCESS_FAIL'));
}

/** Delivery fees of the rows that can be placed, major units. */
export const sumRowFees = (rows: readonly BulkRow[]): number =>
  rows.reduce((sum, row) => (hasFailed(row) ? sum : sum + (row.order.delivery_fee ?? 0)), 0);
