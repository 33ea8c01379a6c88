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
  },
  order_id: null,
};
const prepared = { body: { bulk_job: job, orders: [row] } };
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
    summary: 'Reads a spreadsheet of orders and checks each row; nothing is placed yet.',
    example: { body: { vendor_id: 'v1001', content: 'UEsDBBQABgAIAAAAIQA=' }, answer: prepared },
  },
  exampleFile: {
    summary: 'The spreadsheet to fill in.',
    example: { answer: 'PK' },
  },
  all: {
    summary: 'The files of a vendor, newest first.',
    example: { params: { vendorId: 'v1001' }, answer: { code: 200, body: [job] } },
  },
  detail: {
    summary: 'One file with its rows.',
    example: { params: { vendorId: 'v1001', jobId: JOB }, answer: prepared },
  },
  placeOrders: {
    summary: 'Places the orders of a file’s good rows.',
    example: { params: { jobId: JOB }, answer: placed },
  },
};

export const exportsDocs: CallDocsOf<PortalContract['exports']> = {
  orders: {
    summary: 'Orders as a CSV file.',
    example: {
      params: { vendorId: 'v1001' },
      query: { from: 1_789_920_000, to: 1_790_006_400, include_outlets: true, status: 'DELIVERED' },
      answer: 'order_id,vendor_id,vendor_name,created_at',
    },
  },
  ordersByMail: {
    summary: 'The same file by mail.',
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
    summary: 'What each order cost, as a CSV file.',
    example: {
      params: { vendorId: 'v1001' },
      query: { from: 1_789_920_000, to: 1_790_006_400 },
      answer: 'order_id,created_at,status,payment_method',
    },
  },
  proof: {
    summary: 'The picture that proves a pickup, a delivery or a return.',
    example: { params: { orderId: ORDER_ID, kind: 'delivery' }, answer: 'PNG' },
  },
  terms: {
    summary: 'The terms as a text file.',
    example: { answer: 'Terms and conditions' },
  },
};
