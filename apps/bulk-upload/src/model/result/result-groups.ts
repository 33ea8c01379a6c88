import type { BulkRow } from '@courier/api-client';
import { HELD_REASONS } from '@courier/api-client/contract';
import { hasFailed } from './row-filter';

/** The rows of a placed file; each row is in exactly one group. */
export interface ResultGroups {
  placed: readonly BulkRow[];
  /** Rows with a question for the user. */
  held: readonly BulkRow[];
  failed: readonly BulkRow[];
  /** Rows of a stopped job that can still be placed. */
  open: readonly BulkRow[];
}

const isQuestion = ({ error, cell }: BulkRow): boolean =>
  HELD_REASONS.some((reason) => reason === error) || (cell?.answers.length ?? 0) > 0;

export function groupResultRows(rows: readonly BulkRow[]): ResultGroups {
  const [placed, held, failed, open]: [BulkRow[], BulkRow[], BulkRow[], BulkRow[]] = [[], [], [], []];
  for (const row of rows) {
    if (row.order_id !== null || row.status === 'ORDER_PLACEMENT_SUCCESS') placed.push(row);
    else if (!hasFailed(row)) open.push(row);
    else (isQuestion(row) ? held : failed).push(row);
  }
  return { placed, held, failed, open };
}

/** Delivery fees of the placed rows, major units. */
export const placedFees = ({ placed }: ResultGroups): number =>
  placed.reduce((sum, { order }) => sum + (order.delivery_fee ?? 0), 0);

/** Cash to collect for the placed rows, major units; null when an amount is missing. */
export function placedCash({ placed }: ResultGroups): number | null {
  let sum = 0;
  for (const { order } of placed) {
    if (order.payment_method !== 'CASH_ON_DELIVERY') continue;
    if (order.amount === undefined) return null;
    sum += order.amount;
  }
  return sum;
}
