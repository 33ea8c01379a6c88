import type { BulkJob, BulkRow } from '../contract';
import { buildOrder } from './build-order';
import { heldReason } from '../bulk-jobs/held-rows';
import type { FakeBulkJob } from './fake-bulk-jobs.types';
import { nowSeconds, type FakeState } from './fake-state';

/** The final status of a job or its placement. */
export const summary = (rows: readonly BulkRow[], done: string): string => {
  const hasRowStatus = (status: string) => rows.some((row) => row.status === status);
  if (!hasRowStatus(`${done}_SUCCESS`)) return `${done}_FAIL`;
  return hasRowStatus(`${done}_FAIL`) ? `${done}_SUCCESS_WITH_ERROR` : `${done}_SUCCESS`;
};

const isWaiting = ({ status }: BulkRow) => status === 'PREPROCESS_SUCCESS';
const wasTried = ({ status }: BulkRow) => status.startsWith('ORDER_PLACEMENT');

export function bulkProgress({ rows, unchecked, isPlacing, isStopped }: FakeBulkJob): BulkJob['progress'] {
  if (unchecked?.length)
    return { phase: 'checking', done: rows.length, total: rows.length + unchecked.length };
  if (!isPlacing || !rows.some(isWaiting)) return undefined;
  const done = rows.filter(wasTried).length;
  return { phase: isStopped ? 'stopped' : 'placing', done, total: done + rows.filter(isWaiting).length };
}

/** Checks the next rows of a large file. */
export function checkMore(state: FakeState, job: FakeBulkJob): void {
  if (!job.unchecked?.length) return;
  job.rows.push(...job.unchecked.splice(0, state.bulkRowsPerLook));
  if (job.unchecked.length === 0) job.status = summary(job.rows, 'PREPROCESS');
}

/** Places the next rows of a job, by default all. */
export function placeMore(state: FakeState, job: FakeBulkJob): void {
  if (!job.isPlacing || job.isStopped) return;
  let left = state.bulkRowsPerTurn;
  job.rows = job.rows.map((row) => (isWaiting(row) && left-- > 0 ? placeRow(state, job.vendorId, row) : row));
  if (job.rows.some(isWaiting)) return;
  const status = summary(job.rows, 'ORDER_PLACEMENT');
  const isHeld = job.rows.some((row) => heldReason(row) !== null);
  job.status = isHeld && status === 'ORDER_PLACEMENT_SUCCESS' ? `${status}_WITH_ERROR` : status;
}

function placeRow(state: FakeState, vendorId: string, row: BulkRow): BulkRow {
  const error = state.bulkPlacementErrors[row.row_number];
  if (error !== undefined) return { ...row, status: 'ORDER_PLACEMENT_FAIL', error };
  const order = buildOrder({
    vendor_id: vendorId,
    status: 'NEW',
    created_at: nowSeconds(),
    preordered_for: row.order.preordered_for,
  });
  order.customer.name = row.order.customer_name;
  order.customer.location.address = row.order.dropoff_address;
  state.orders.set(order.order_id, order);
  return { ...row, status: 'ORDER_PLACEMENT_SUCCESS', order_id: order.order_id };
}
