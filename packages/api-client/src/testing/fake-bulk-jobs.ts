import { LIMITS } from '@courier/config';
import type { BulkJob, BulkRow, PortalContract } from '../contract';
import { heldReason } from '../bulk-jobs/held-rows';
import type { FakeBulkJob } from './fake-bulk-jobs.types';
import { checkMore, placeMore, bulkProgress, summary } from './fake-bulk-placing';
import type { HandlersOf } from './fake-handlers.types';
import { nowSeconds, findVendor, type FakeState } from './fake-state';
import { notFound, Refusal } from './refusal';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Start of every XLSX file, in base64. */
const ZIP = 'UEsDB';

function checkFile(content: string): void {
  const padding = /=*$/.exec(content)?.[0].length ?? 0;
  if ((content.length * 3) / 4 - padding > LIMITS.bulkFileBytes)
    throw new Refusal(413, 'The file is larger than 5 MB.', 'bulk.invalid-size', 'content');
  if (!content.startsWith(ZIP))
    throw new Refusal(400, 'The file is not an XLSX spreadsheet.', 'bulk.invalid-format', 'content');
}

function jobAnswer(id: string, job: FakeBulkJob): BulkJob {
  const { status, vendorId, createdAt, fileName, rows, unchecked = [] } = job;
  const progress = bulkProgress(job);
  const errors = rows.filter((row) => row.status.endsWith('_FAIL')).length;
  const held = rows.filter((row) => heldReason(row) !== null).length;
  return {
    status,
    vendor_id: vendorId,
    metadata: {
      bulk_job_id: id,
      success_row_count: rows.length - errors,
      error_row_count: errors,
      total_row_count: rows.length + unchecked.length,
      placed_row_count: rows.filter((row) => row.status === 'ORDER_PLACEMENT_SUCCESS').length,
      ...(held > 0 && { held_row_count: held }),
      created_by: 'owner@demo.test',
      created_at: createdAt,
      ...(fileName !== undefined && { file_name: fileName }),
    },
    ...(progress && { progress }),
  };
}

type Page = { from_row?: number | undefined; count?: number | undefined };

const sliceJobRows = (rows: readonly BulkRow[], { from_row = 0, count = Infinity }: Page): BulkRow[] =>
  rows.filter(({ row_number }) => row_number >= from_row).slice(0, Math.max(0, count));

/**
 * Every XLSX file of at most 5 MB contains `state.bulkRows`. With more than `state.bulkRowsAtOnce` rows, or while
 * placing `state.bulkRowsPerTurn` of them at a time, each read of the job advances it.
 */
export function fakeBulkJobs(state: FakeState): HandlersOf<PortalContract['bulkJobs']> {
  const buildAnswer = (id: string, job: FakeBulkJob, page: Page = {}) => ({
    body: { bulk_job: jobAnswer(id, job), orders: sliceJobRows(job.rows, page) },
  });
  function findBulkJob(id: string): FakeBulkJob {
    const job = state.bulkJobs.get(id);
    if (!job) throw notFound();
    return job;
  }
  return {
    create: ({ body }) => {
      findVendor(state, body.vendor_id);
      checkFile(body.content);
      const rows = structuredClone(state.bulkRows);
      if (rows.length === 0) throw new Refusal(400, 'The file holds no orders.', 'bulk.no-rows', 'content');
      const id = `job-${state.bulkJobs.size + 1}`;
      const { file_name: fileName } = body;
      const facts = { vendorId: body.vendor_id, createdAt: nowSeconds(), ...(fileName && { fileName }) };
      const job: FakeBulkJob =
        rows.length > state.bulkRowsAtOnce
          ? { ...facts, status: 'UNKNOWN', rows: [], unchecked: rows }
          : { ...facts, status: summary(rows, 'PREPROCESS'), rows };
      state.bulkJobs.set(id, job);
      return buildAnswer(id, job);
    },
    exampleFile: () => ({
      type: XLSX,
      content: Uint8Array.from(atob(`${ZIP}BQ=`), (sign) => sign.charCodeAt(0)),
    }),
    all: ({ params }) => {
      findVendor(state, params.vendorId);
      const jobs = [...state.bulkJobs].filter(([, job]) => job.vendorId === params.vendorId).reverse();
      return { code: 200 as const, body: jobs.map(([id, job]) => jobAnswer(id, job)) };
    },
    detail: ({ params, query }) => {
      const job = findBulkJob(params.jobId);
      if (job.vendorId !== params.vendorId) throw notFound();
      checkMore(state, job);
      placeMore(state, job);
      return buildAnswer(params.jobId, job, query);
    },
    placeOrders: ({ params, query }) => {
      const job = findBulkJob(params.jobId);
      if (job.status.startsWith('ORDER_PLACEMENT'))
        throw new Refusal(409, 'The orders of this file were placed before.', 'bulk.already-placed');
      if (job.unchecked?.length)
        throw new Refusal(409, 'The file is still being checked.', 'bulk.being-checked');
      if (job.status === 'PREPROCESS_FAIL') throw new Refusal(409, 'No row can be placed.', 'bulk.no-rows');
      Object.assign(job, { isPlacing: true, isStopped: false });
      placeMore(state, job);
      return buildAnswer(params.jobId, job, query);
    },
    stop: ({ params, query }) => {
      const job = findBulkJob(params.jobId);
      if (job.isPlacing) job.isStopped = true;
      return buildAnswer(params.jobId, job, query);
    },
  };
}
