import type { PortalContract } from '../contract';
import type { CallDocsOf } from './call-doc.types';
import { ORDER_ID } from './sample-values';

const JOB = '7e1f3c52-91d0-4a65-8f43-6f2f1a9c0b77';
const job = {
  status: 'PREPROCESS_SUCCESS',
  vendor_id: 'v1001',
  metadata: {
    bulk_job_id: JOB,
    success_row_count: 1,
    error_row_count: 0,
    total_row_count: 1,
    placed_row_count: 0,
    created_by: 'owner@demo.test',
    created_at: 1_790_000_000,
  },
};
const row = {
  row_number: 2,
  row_id: `${JOB}-2`,
  status: 'PREPROCESS_SUCCESS',
  error: null,
  order: {
    customer_name: 'Lin Chia-hao',
    dropoff_address: 'No. 17, Ln. 240, Guangfu S. Rd.',
    payment_method: 'PAID',
    delivery_type: 'instant' as const,
    preordered_for: null,
    delivery_fee: 74,
    collection_point: 'Harbour Tea',
    place: { latitude: 25.0409, longitude: 121.5579, precision: 'interpolated' },
  },
  order_id: null,
};
const prepared = { body: { bulk_job: job, orders: [row] } };
const stopped = {
  body: {
    bulk_job: { ...job, progress: { phase: 'stopped', done: 0, total: 1 } },
    orders: [row],
  },
};
const placed = {
  body: {
    bulk_job: {
      ...job,
      status: 'ORDER_PLACEMENT_SUCCESS',
      metadata: { ...job.metadata, placed_row_count: 1 },
    },
    orders: [{ ...row, status: 'ORDER_PLACEMENT_SUCCESS', order_id: ORDER_ID }],
  },
};

export const bulkJobsDocs: CallDocsOf<PortalContract['bulkJobs']> = {
  create: {
    summary:
      'Reads a spreadsheet of orders and checks each row. It places no order. The columns latitude and longitude may be absent or empty; if filled, they replace the position of the address. A row needs confirmation (status PREPROCESS_FAIL, error `bulk.confirm-place`, `bulk.duplicate-row` or `bulk.duplicate-order`) when its address was not found exactly, or when an earlier row or an order of today has the same phone number and address. Send it again with its coordinates, or with its number in `confirmed_duplicates`, to place it. An instant row of a closed shop is refused with `store-closed`. A file of more than 2,000 rows is answered at once with status UNKNOWN and its progress (`progress`, phase `checking`); the detail call returns the final status.',
    example: { body: { vendor_id: 'v1001', content: 'UEsDBBQABgAIAAAAIQA=' }, answer: prepared },
  },
  exampleFile: {
    summary: 'Returns the spreadsheet template.',
    example: { answer: 'PK' },
  },
  all: {
    summary: 'Lists the files of a vendor, newest first.',
    example: { params: { vendorId: 'v1001' }, answer: { code: 200, body: [job] } },
  },
  detail: {
    summary:
      'Returns one file with all its rows, or with `count` rows starting at row number `from_row`. A `count` of 0 returns no rows.',
    example: {
      params: { vendorId: 'v1001', jobId: JOB },
      query: { from_row: 2, count: 500 },
      answer: prepared,
    },
  },
  placeOrders: {
    summary:
      'Places the orders of the valid rows of a file. The answer arrives when all rows were processed, or after 20 seconds with the progress (`progress`, phase `placing`). Another call with a new idempotency key continues after the last processed row.',
    example: { params: { jobId: JOB }, query: { from_row: 2, count: 500 }, answer: placed },
  },
  stop: {
    summary:
      'Stops the placing of a file between two rows. After the answer no further row is placed (`progress`, phase `stopped`). A file that is not being placed is returned unchanged.',
    example: { params: { jobId: JOB }, query: { from_row: 2, count: 500 }, answer: stopped },
  },
};

export const exportsDocs: CallDocsOf<PortalContract['exports']> = {
  orders: {
    summary: 'Returns orders as a CSV file.',
    example: {
      params: { vendorId: 'v1001' },
      query: { from: 1_789_920_000, to: 1_790_006_400, include_outlets: true, status: 'DELIVERED' },
      answer: 'order_id,vendor_id,vendor_name,created_at',
    },
  },
  ordersByMail: {
    summary: 'Sends the CSV file of orders by mail.',
    example: {
      params: { vendorId: 'v1001' },
      body: {
        email: 'owner@demo.test',
        from: 1_789_920_000,
        to: 1_790_006_400,
        include_outlets: true,
        status: 'DELIVERED',
      },
      answer: { result: { queued: true } },
    },
  },
  transactions: {
    summary: 'Returns the costs of each order as a CSV file.',
    example: {
      params: { vendorId: 'v1001' },
      query: { from: 1_789_920_000, to: 1_790_006_400 },
      answer: 'order_id,created_at,status,payment_method',
    },
  },
  proof: {
    summary: 'Returns the picture that proves a pickup, a delivery or a return.',
    example: { params: { orderId: ORDER_ID, kind: 'delivery' }, answer: 'PNG' },
  },
  terms: {
    summary: 'Returns the terms as a text file.',
    example: { query: { lang: 'ar_KW' }, answer: 'Terms and conditions' },
  },
};
