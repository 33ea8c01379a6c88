import type { BulkJobStatus, BulkRow, CreateOrder } from '@courier/api-client/contract';
import type { ColumnType, JSONColumnType, Selectable } from 'kysely';

/** A stored job is at something known. */
export type JobStatus = Exclude<BulkJobStatus, 'UNKNOWN'>;

export type RowStatus =
  'PREPROCESS_SUCCESS' | 'PREPROCESS_FAIL' | 'ORDER_PLACEMENT_SUCCESS' | 'ORDER_PLACEMENT_FAIL';

/** Everything but the signature, which is made when the order is placed. */
export type RowPayload = Omit<CreateOrder, 'signature'>;

export interface BulkJobTable {
  job_id: string;
  country: string;
  vendor_id: string;
  status: JobStatus;
  created_by: string;
  created_at: number;
  /** Set when placing was asked for; with `finished_at` null it goes on after a restart. */
  placing_since: number | null;
  /** Idempotency-Key of the call that asked for it. */
  placement_key: string | null;
  finished_at: number | null;
}

export interface BulkRowTable {
  job_id: string;
  /** As the spreadsheet numbers it. */
  row_number: number;
  status: RowStatus;
  error: string | null;
  shown: JSONColumnType<BulkRow['order'], string, string>;
  /** Null for a row that can never be placed. */
  payload: ColumnType<RowPayload | null, string | null, string | null>;
  order_id: string | null;
}

export type BulkJobRow = Selectable<BulkJobTable>;

export interface BulkTables {
  bulk_jobs: BulkJobTable;
  bulk_rows: BulkRowTable;
}
