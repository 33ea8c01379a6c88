import * as z from 'zod/mini';
import { LIMITS, WORKBOOK_LIMITS } from '@courier/config';
import { defineCall } from '../wire/call';
import { id, latitude, longitude, money, queryNumber, unixSeconds } from '../wire/fields';

/** Absent when a job is checked, finished, or not yet being placed. */
const bulkProgressSchema = z.object({
  /** One of BULK_PHASES; newer phases are kept as they are. */
  phase: z.string(),
  /** Rows. */
  done: z.int(),
  total: z.int(),
});

const bulkJobSchema = z.object({
  /** Newer statuses are kept as they are. */
  status: z.string(),
  vendor_id: z.string(),
  metadata: z.object({
    bulk_job_id: z.string(),
    /** Rows that can be or were placed. */
    success_row_count: z.int(),
    error_row_count: z.int(),
    total_row_count: z.int(),
    placed_row_count: z.int(),
    /** Rows with an error that wait for the user's answer. */
    held_row_count: z.optional(z.int()),
    created_by: z.string(),
    created_at: unixSeconds,
    /** Name of the user's file; absent where the caller sent none. */
    file_name: z.optional(z.string()),
  }),
  progress: z.optional(bulkProgressSchema),
});

const bulkRowSchema = z.object({
  /** Spreadsheet numbering; the first row below the heading is 2. */
  row_number: z.int(),
  row_id: z.string(),
  status: z.string(),
  /** Key of the error text. */
  error: z.nullable(z.string()),
  /** The wrong cell: its value, and possible meanings if ambiguous. Older servers omit it. */
  cell: z.optional(z.object({ column: z.string(), value: z.string(), answers: z.array(z.string()) })),
  order: z.object({
    customer_name: z.string(),
    dropoff_address: z.string(),
    payment_method: z.string(),
    delivery_type: z.enum(['instant', 'scheduled']),
    preordered_for: z.nullable(unixSeconds),
    /** Null for a row that cannot be delivered. */
    delivery_fee: z.nullable(money),
    /** Value of the order; absent for an unreadable cell and from older servers. */
    amount: z.optional(money),
    collection_point: z.string(),
    /** Destination and its precision; absent for an unknown address. */
    place: z.optional(z.nullable(z.object({ latitude, longitude, precision: z.string() }))),
  }),
  order_id: z.nullable(z.string()),
  /** Text of the wrong cell. */
  refused_value: z.optional(z.string()),
  /** The original of a held duplicate: an earlier row, or an order of today. */
  duplicate_of: z.optional(
    z.object({
      row_number: z.optional(z.int()),
      order_id: z.optional(z.string()),
      customer_name: z.string(),
      created_at: z.optional(unixSeconds),
    }),
  ),
});

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const jobAnswer = z.object({ body: z.object({ bulk_job: bulkJobSchema, orders: z.array(bulkRowSchema) }) });
/** `count` rows starting at this row number; 0 returns none. All rows by default. */
const somePage = z.object({ from_row: z.optional(queryNumber), count: z.optional(queryNumber) });
const common = { base: 'api', access: ['CLASSIC', 'GODROID'] } as const;

export const bulkJobsContract = {
  create: defineCall({
    ...common,
    method: 'POST',
    path: '/bulk-job/create',
    owner: { vendor: 'body.vendor_id' },
    params: null,
    query: null,
    /**
     * `content` is base64. `confirmed_duplicates` are the numbers of duplicate rows to place anyway. `file_name`
     * appears in the list of earlier files.
     */
    body: z.object({
      vendor_id: id,
      content: z.string(),
      confirmed_duplicates: z.optional(z.array(z.int()).check(z.maxLength(WORKBOOK_LIMITS.rows))),
      file_name: z.optional(z.string().check(z.maxLength(LIMITS.bulkFileNameCharacters))),
    }),
    answer: jobAnswer,
    errors: [400, 401, 403, 404, 413],
    idempotency: 'none',
  }),
  exampleFile: defineCall({
    ...common,
    method: 'GET',
    path: '/bulk-job/example-file',
    owner: null,
    params: null,
    query: null,
    body: null,
    answer: z.string(),
    file: [XLSX],
    errors: [401, 403],
    idempotency: 'none',
  }),
  all: defineCall({
    ...common,
    method: 'GET',
    path: '/bulk-job/all/:vendorId',
    owner: { vendor: 'params.vendorId' },
    params: z.object({ vendorId: id }),
    query: null,
    body: null,
    answer: z.object({ code: z.literal(200), body: z.array(bulkJobSchema) }),
    errors: [401, 403, 404],
    idempotency: 'none',
  }),
  detail: defineCall({
    ...common,
    method: 'GET',
    path: '/bulk-job/detail/:vendorId/:jobId',
    owner: { vendor: 'params.vendorId', job: 'params.jobId' },
    params: z.object({ vendorId: id, jobId: id }),
    query: somePage,
    body: null,
    answer: jobAnswer,
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
  placeOrders: defineCall({
    ...common,
    method: 'POST',
    path: '/bulk-job/place-orders/:jobId',
    owner: { job: 'params.jobId' },
    params: z.object({ jobId: id }),
    query: somePage,
    body: null,
    answer: jobAnswer,
    errors: [400, 401, 403, 404, 409],
    idempotency: 'key',
  }),
  /** No further row is started after this answer; `place` with a new key continues. */
  stop: defineCall({
    ...common,
    method: 'POST',
    path: '/bulk-job/stop/:jobId',
    owner: { job: 'params.jobId' },
    params: z.object({ jobId: id }),
    query: somePage,
    body: null,
    answer: jobAnswer,
    errors: [400, 401, 403, 404],
    idempotency: 'none',
  }),
};

export type BulkProgress = z.infer<typeof bulkProgressSchema>;
export type BulkJob = z.infer<typeof bulkJobSchema>;
export type BulkRow = z.infer<typeof bulkRowSchema>;
