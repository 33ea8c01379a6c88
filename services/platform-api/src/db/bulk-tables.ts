import type { BulkColumn, BulkJobStatus, BulkRow, CreateOrder } from '@courier/api-client/contract';
import type { ColumnType, JSONColumnType, Selectable } from 'kysely';

/** UNKNOWN while its rows are being checked. */
export type JobStatus = BulkJobStatus;

export type RowStatus =
  | 'PREPROCESS_SUCCESS'
  | 'PREPROCESS_FAIL'
  | 'ORDER_PLACEMENT_SUCCESS'
  | 'ORDER_PLACEMENT_FAIL';

/** Everything but the signature: the fee is ours. */
export type RowPayload = Omit<CreateOrder, 'signature'> & {
  /** The user has said that the row is an order of its own, although it looks like another one. */
  duplicate_confirmed?: true;
};

export interface BulkJobTable {
  job_id: string;
  country: string;
  vendor_id: string;
  status: JobStatus;
  created_by: string;
  created_at: number;
  /** As the user's file is called; null where the caller did not send a name. */
  file_name: string | null;
  /** Null for jobs of before it was kept. */
  row_total: number | null;
  /** Ids of the outlets that the uploading account may use. */
  shops: ColumnType<string[], string | undefined, string>;
  /** Set when placing was asked for; with `finished_at` null it goes on after a restart. */
  placing_since: number | null;
  /** Set while placing is stopped between two rows. */
  stopped_at: number | null;
  /** Idempotency-Key of the call that asked for it. */
  placement_key: string | null;
  finished_at: number | null;
}

/** Rows of a large file as they were sent, until they are checked. */
export interface BulkSliceTable {
  job_id: string;
  /** Of its first row in the file. */
  position: number;
  rows: JSONColumnType<
    {
      number: number;
      values: Record<BulkColumn, string>;
      isDuplicateConfirmed?: boolean;
      numbers?: BulkColumn[];
    }[],
    string,
    string
  >;
}

export interface BulkRowTable {
  job_id: string;
  /** As the spreadsheet numbers it. */
  row_number: number;
  status: RowStatus;
  error: string | null;
  /** The order as it is shown, with what is wrong with it. */
  shown: JSONColumnType<
    BulkRow['order'] & Pick<BulkRow, 'duplicate_of' | 'refused_value' | 'cell'>,
    string,
    string
  >;
  /** Null for a row that can never be placed. */
  payload: ColumnType<RowPayload | null, string | null, string | null>;
  order_id: string | null;
}

export type BulkJobRow = Selectable<BulkJobTable>;

export interface BulkTables {
  bulk_jobs: BulkJobTable;
  bulk_rows: BulkRowTable;
  bulk_slices: BulkSliceTable;
}
