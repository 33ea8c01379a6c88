import { LIMITS } from '@courier/config';
import type { BulkJob, BulkRow, PortalContract } from '../contract';
import { buildOrder } from './build-order';
import type { FakeBulkJob } from './fake-bulk-jobs.types';
import type { HandlersOf } from './fake-handlers.types';
import { nowSeconds, vendorOf, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** How every XLSX file begins, in base64. */
const ZIP = 'UEsDB';

function checkFile(content: string): void {
  const padding = /=*$/.exec(content)?.[0].length ?? 0;
  if ((content.length * 3) / 4 - padding > LIMITS.bulkFileBytes)
    throw new Refusal(413, 'The file is larger than 5 MB.', 'bulk.invalid-size', 'content');
  if (!content.startsWith(ZIP))
    throw new Refusal(400, 'The file is not an XLSX spreadsheet.', 'bulk.invalid-format', 'content');
}

const summary = (has: (status: string) => boolean, done: string): string =>
  !has(`${done}_SUCCESS`)
    ? `${done}_FAIL`
    : has(`${done}_FAIL`)
      ? `${done}_SUCCESS_WITH_ERROR`
      : `${done}_SUCCESS`;

function jobAnswer(id: string, { status, vendorId, createdAt, rows }: FakeBulkJob): BulkJob {
  const errors = rows.filter((row) => row.status.endsWith('_FAIL')).length;
  return {
    status,
    vendor_id: vendorId,
    metadata: {
      bulk_job_id: id,
      success_row_count: rows.length - errors,
      error_row_count: errors,
      total_row_count: rows.length,
      placed_row_count: rows.filter((row) => row.status === 'ORDER_PLACEMENT_SUCCESS').length,
      created_by: 'owner@demo.test',
      created_at: createdAt,
    },
  };
}

function placeRow(state: FakeState, vendorId: string, row: BulkRow): BulkRow {
  if (row.status !== 'PREPROCESS_SUCCESS') return row;
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

/** A file holds `state.bulkRows`, whatever is in it; it only has to be an XLSX file of at most 5 MB. */
export function fakeBulkJobs(state: FakeState): HandlersOf<PortalContract['bulkJobs']> {
  const answer = (id: string, job: FakeBulkJob) => ({
    body: { bulk_job: jobAnswer(id, job), orders: job.rows },
  });
  function jobOf(id: string): FakeBulkJob {
    const job = state.bulkJobs.get(id);
    if (!job) throw notFound();
    return job;
  }
  return {
    create: ({ body }) => {
      vendorOf(state, body.vendor_id);
      checkFile(body.content);
      const rows = structuredClone(state.bulkRows);
      if (rows.length === 0) throw new Refusal(400, 'The file holds no orders.', 'bulk.no-rows', 'content');
      const id = `job-${state.bulkJobs.size + 1}`;
      const status = summary((wanted) => rows.some((row) => row.status === wanted), 'PREPROCESS');
      const job = { status, vendorId: body.vendor_id, createdAt: nowSeconds(), rows };
      state.bulkJobs.set(id, job);
      return answer(id, job);
    },
    exampleFile: () => ({
      type: XLSX,
      content: Uint8Array.from(atob(`${ZIP}BQ=`), (sign) => sign.charCodeAt(0)),
    }),
    all: ({ params }) => {
      vendorOf(state, params.vendorId);
      const jobs = [...state.bulkJobs].filter(([, job]) => job.vendorId === params.vendorId).reverse();
      return { code: 200 as const, body: jobs.map(([id, job]) => jobAnswer(id, job)) };
    },
    detail: ({ params }) => {
      const job = jobOf(params.jobId);
      if (job.vendorId !== params.vendorId) throw notFound();
      return answer(params.jobId, job);
    },
    placeOrders: ({ params }) => {
      const job = jobOf(params.jobId);
      if (job.status.startsWith('ORDER_PLACEMENT'))
        throw new Refusal(409, 'The orders of this file were placed before.', 'bulk.already-placed');
      if (job.status === 'PREPROCESS_FAIL') throw new Refusal(409, 'No row can be placed.', 'bulk.no-rows');
      const tried = job.rows.filter((row) => row.status === 'PREPROCESS_SUCCESS');
      job.rows = job.rows.map((row) => placeRow(state, job.vendorId, row));
      const after = job.rows.filter(({ row_number }) => tried.some((row) => row.row_number === row_number));
      job.status = summary((wanted) => after.some((row) => row.status === wanted), 'ORDER_PLACEMENT');
      return answer(params.jobId, job);
    },
  };
}
